/** The end of a game in the shapes of its last page: when things happened, lanes of the companies, the last blow. */
import type { Sheet } from '../faces/face';
import type { LogLine, OutcomeInfo, SeatMessage, Tale } from '../generated/server';
import type { CurvePoint } from '../stage/given';
import type { Words } from '../words';
import type { View } from './view';

export interface Part {
  readonly source: string;
  readonly name: Words;
  readonly amount: number;
}

/** A company on the time axis: what it built and reached when, and where its points come from. */
export interface Lane {
  readonly seat: number;
  readonly rank: number;
  readonly won: boolean;
  readonly score: number;
  readonly parts: readonly Part[];
  readonly plants: readonly { readonly at: number; readonly source: string }[];
  readonly goals: readonly { readonly at: number; readonly kind: string; readonly name: Words }[];
  readonly caused: number;
  readonly avoided: number;
}

/** When a position was reached, on the axis of the curve. */
export function whenOf(points: readonly CurvePoint[], position: number): number {
  const before = points.findLast((point) => point.position <= position) ?? points[0];
  const after = points.find((point) => point.position > position);
  if (!before) return 0;
  if (!after || after === before) return before.at; // after the last point, or before the first
  return before.at + ((after.at - before.at) * (position - before.position)) / (after.position - before.position);
}

/** Shares of an axis in order, moved apart until each has its room; what does not fit at the end moves the others back. */
export function spread(shares: readonly number[], room: number): number[] {
  const wanted = Math.min(room, 1 / Math.max(1, shares.length));
  const moved: number[] = [];
  for (const share of shares) moved.push(Math.max(share, (moved.at(-1) ?? -wanted / 2) + wanted));
  let most = 1 - wanted / 2;
  for (let n = moved.length - 1; n >= 0; n -= 1) {
    moved[n] = Math.min(moved[n] ?? 0, most);
    most = (moved[n] ?? 0) - wanted;
  }
  return moved;
}

/** What the decades are called, as far as they were played; the others are empty. */
export function yearsOf(log: readonly LogLine[], view: View): string[] {
  const decades = Number(view['decades'] ?? 0);
  const named: string[] = Array<string>(decades).fill('');
  const put = (decade: number, name: unknown) => {
    if (decade >= 1 && decade <= decades && typeof name === 'string' && name) named[decade - 1] = name;
  };
  for (const event of log.flatMap((line) => line.events)) {
    const decade = event.changes['decade'];
    const name = event.words['decade_name'];
    if (!decade || !name) continue;
    put(decade[0], name[0]);
    put(decade[1], name[1]);
  }
  put(Number(view['decade']), view['decade_name']);
  return named;
}

/** The lanes, best first. Without the tale the sheet of the title says where points come from. */
export function lanesOf(
  seats: readonly SeatMessage[],
  outcome: OutcomeInfo | null,
  tale: Tale | null,
  sheet: Sheet | null,
  points: readonly CurvePoint[],
): Lane[] {
  const fromSheet = (seat: number): Part[] =>
    (sheet?.columns ?? []).map((name, n) => ({ source: `column-${n}`, name, amount: sheet?.rows[seat]?.[n] ?? 0 }));
  const lanes = seats.map(({ seat }) => {
    const parts = tale?.points.find((each) => each.seat === seat)?.parts ?? fromSheet(seat);
    const air = tale?.air.find((each) => each.seat === seat);
    return {
      seat,
      rank: 0,
      won: outcome?.winners.includes(seat) ?? false,
      score: outcome?.scores[seat] ?? 0,
      parts: parts.filter((part) => part.amount !== 0),
      plants: (tale?.plants ?? []).filter((each) => each.seat === seat).map(({ position, source }) => ({ at: whenOf(points, position), source })),
      goals: (tale?.goals ?? []).filter((each) => each.seat === seat).map(({ position, kind, name }) => ({ at: whenOf(points, position), kind, name })),
      caused: air?.caused ?? 0,
      avoided: air?.avoided ?? 0,
    };
  });
  const ordered = lanes.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  return ordered.map((lane) => ({ ...lane, rank: 1 + ordered.findIndex((other) => other.won === lane.won && other.score === lane.score) }));
}

/** Every source of points that anybody has, in the order of the first who has it. */
export function sourcesOf(lanes: readonly Lane[]): Part[] {
  const found = new Map<string, Part>();
  for (const part of lanes.flatMap((lane) => lane.parts)) if (!found.has(part.source)) found.set(part.source, part);
  return [...found.values()];
}

const SPACE = /^regions\.\d+\.spaces\.\d+\.plant$/;

/** What the air got in the last phase in which it rose: which fossil plants came, and how much it was. */
export function lastBlow(log: readonly LogLine[], fossil: ReadonlySet<string>): { plants: string[]; ppm: number } {
  const all = log.flatMap((line) => line.events);
  const last = all.findLastIndex((event) => event.changes['co2'] && event.changes['co2'][1] > event.changes['co2'][0]);
  const phase = all[last]?.phase ?? '';
  const first = phase ? all.findLastIndex((event, n) => n < last && event.phase !== phase) + 1 : last;
  const events = last < 0 ? [] : all.slice(first, last + 1);
  const plants = events.flatMap((event) => Object.entries(event.words).flatMap(([path, [, plant]]) => (SPACE.test(path) && fossil.has(plant) ? [plant] : [])));
  const ppm = events.reduce((sum, event) => sum + Math.max(0, (event.changes['co2']?.[1] ?? 0) - (event.changes['co2']?.[0] ?? 0)), 0);
  return { plants, ppm };
}
