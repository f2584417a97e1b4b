/** Where the things of a region stand, from the corner of its block, in stage units. */
import { SLOT, SPACE, spacesWidth } from '../stage/sizes';

/** Project spaces, CEPs and cubes, and demand spaces below the name. */
export const BLOCK = { least: 200, slotY: 22, stockX: 3 * (SLOT.size + SLOT.gap) + 4, spaceY: 80, height: 80 + SPACE.height } as const;
/** The discs of the agenda: first, second, third preference. */
export const AGENDA = { sizes: [21, 18, 15], gap: 2, width: 58 } as const;
/** The sign of an event, left of the name. */
export const STORM = { x: -17, y: 5, r: 13 } as const;

export const blockWidth = (spaces: number): number => Math.max(BLOCK.least, spacesWidth(spaces));

/** The left edge of a disc of the agenda, at the right end of the block. */
export const agendaAt = (width: number, rank: number): number => {
  const after = AGENDA.sizes.slice(rank).reduce((sum, size) => sum + size, 0);
  return width - after - (AGENDA.sizes.length - 1 - rank) * AGENDA.gap;
};

export const slotAt = (n: number): { x: number; y: number } => ({ x: n * (SLOT.size + SLOT.gap), y: BLOCK.slotY });
/** Where the feet of a scientist on a project stand. */
export const pawnAt = (n: number): { x: number; y: number } => ({ x: slotAt(n).x + SLOT.size - 7, y: BLOCK.slotY + 22 });
export const spaceAt = (n: number, plants: number): { x: number; y: number } => ({ x: plants + n * (SPACE.width + SPACE.gap), y: BLOCK.spaceY });
