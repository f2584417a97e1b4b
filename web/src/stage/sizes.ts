/** Sizes of what stands on the land, in stage units. */

/** A demand space: an object on its plate, and the gap to the next one. */
export const SPACE = { width: 40, height: 46, plate: 15, gap: 3 } as const;
/** A project space and the gap to the next one. */
export const SLOT = { size: 42, gap: 4 } as const;

export const spacesWidth = (spaces: number): number => spaces * (SPACE.width + SPACE.gap) - SPACE.gap;
