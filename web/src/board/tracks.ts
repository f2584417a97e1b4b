/** Where the spaces and discs of a track lie: small in the band, large on the sheet. */
import type { TrackSpace } from './text';
import { type AnyView, isTeam, type Track } from './view';

/** What each space of a track gives; the half-way space means something only where there are goals for it. */
export const spacesOf = (view: AnyView, track: Track): TrackSpace[] =>
  track.income.map((income, n) => ({
    position: n + 1,
    income,
    bonus: track.bonuses[n] ?? null,
    level: 'level_spaces' in track ? track.level_spaces.indexOf(n + 1) + 1 : 0,
    halfWay: isTeam(view) && 'half_way' in track && track.half_way === n + 1,
  }));

/** The icon of a bonus; a source has the sign of its own. */
const BONUS_ICONS: Readonly<Record<string, string>> = { 'region-cep': 'cep' };
export const bonusIcon = (bonus: string): string => BONUS_ICONS[bonus] ?? bonus;

export interface Disc {
  readonly player: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** How discs that share a space stand in it, by their number: the radius, and where each stands in units of a cell's half. */
type Together = readonly (readonly [size: number, places: readonly (readonly [number, number])[]])[];

const NARROW: Together = [
  [0, []],
  [6, [[0, 0]]],
  [5.2, [[0, -0.47], [0, 0.47]]],
  [4.6, [[-0.32, -0.62], [0.32, 0], [-0.32, 0.62]]],
  [3.9, [[-0.5, -0.47], [0.5, -0.47], [-0.5, 0.47], [0.5, 0.47]]],
  [3.9, [[-0.5, -0.65], [0.5, -0.65], [0, 0], [-0.5, 0.65], [0.5, 0.65]]],
];
/** Where two stand beside each other, so that all keep a size that tells their shapes apart. */
const BROAD: Together = [
  [0, []],
  [6, [[0, 0]]],
  [5.4, [[-0.48, 0], [0.48, 0]]],
  [5.4, [[-0.48, -0.45], [0.48, -0.45], [0, 0.45]]],
  [5.2, [[-0.48, -0.45], [0.48, -0.45], [-0.48, 0.45], [0.48, 0.45]]],
  [4.6, [[-0.6, -0.5], [0.6, -0.5], [0, 0], [-0.6, 0.5], [0.6, 0.5]]],
];
const BROAD_FROM = 22;

/** The discs of a track in cells of this size; one that has not begun stands before the first. */
export function discsOf(positions: readonly number[], cell: { readonly width: number; readonly height: number }): Disc[] {
  const together = cell.width < BROAD_FROM ? NARROW : BROAD;
  return positions.map((position, player) => {
    const here = positions.map((each, other) => ({ each, other })).filter(({ each }) => each === position);
    const nth = here.findIndex(({ other }) => other === player);
    const [size, places] = together[Math.min(here.length, together.length - 1)] ?? [6, []];
    const [dx, dy] = places[nth] ?? [0, 0];
    return { player, x: (position - 0.5 + dx / 2) * cell.width, y: (0.5 + dy / 2) * cell.height, size };
  });
}
