/** The numbers of a review in the shapes of its page. */
import type { Credit, CurveView, DecisionView, ReviewView } from '../../generated/api';

/** What one source gave a seat in all, and each thing of it. */
export interface Source {
  readonly source: string;
  readonly goods: Readonly<Record<string, number>>;
  readonly gains: readonly Credit[];
}

const POINTS = 'score';

/** What each source gave a seat (null: the team): what gave or cost most points comes first, then what gave most of all. */
export function sourcesOf(gains: readonly Credit[], seat: number | null): Source[] {
  const found = new Map<string, { goods: Record<string, number>; gains: Credit[] }>();
  for (const gain of gains) {
    if (gain.seat !== seat) continue;
    const entry = found.get(gain.source) ?? { goods: {}, gains: [] };
    found.set(gain.source, entry);
    entry.gains.push(gain);
    for (const [good, amount] of Object.entries(gain.goods)) entry.goods[good] = (entry.goods[good] ?? 0) + amount;
  }
  const weight = ({ goods }: { goods: Record<string, number> }) => 1000 * Math.abs(goods[POINTS] ?? 0) + Object.values(goods).reduce((sum, each) => sum + Math.abs(each), 0);
  return [...found].map(([source, entry]) => ({ source, ...entry })).sort((a, b) => weight(b) - weight(a));
}

/** Points first, then the other goods in a steady order; what came to nothing is left out. */
export const amountsIn = (goods: Readonly<Record<string, number>>): readonly (readonly [string, number])[] =>
  Object.entries(goods)
    .filter(([, amount]) => amount !== 0)
    .sort(([a], [b]) => Number(b === POINTS) - Number(a === POINTS) || a.localeCompare(b));

/** The point of the curves that is nearest to a share of the axis. */
export function nearestTo(shares: readonly number[], share: number): number {
  let best = 0;
  shares.forEach((each, n) => {
    if (Math.abs(each - share) < Math.abs((shares[best] ?? 0) - share)) best = n;
  });
  return best;
}

/** The chances at a position: those of the last point before it. */
export const chancesAt = (curves: readonly CurveView[], position: number): CurveView | null =>
  curves.findLast((point) => point.position <= position) ?? curves[0] ?? null;

/** What the review says of the turn that a position belongs to: its turning point, by number; null if it is none. */
export function turningAt(review: ReviewView, position: number): number | null {
  const turn = review.decisions.find((each: DecisionView) => each.position === position)?.turn ?? position;
  const n = review.turning_points.findIndex((point) => point.position === turn);
  return n < 0 ? null : n;
}

/** Heights of marks at the end of a curve, moved apart so that none covers another. */
export function apart(heights: readonly number[], room: number): number[] {
  const order = heights.map((_, n) => n).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const moved = [...heights];
  let least = -room;
  for (const n of order) {
    moved[n] = Math.max(moved[n] ?? 0, least + room);
    least = moved[n] ?? 0;
  }
  let most = 1 + room;
  for (const n of order.reverse()) {
    moved[n] = Math.min(moved[n] ?? 0, most - room);
    most = moved[n] ?? 0;
  }
  return moved;
}
