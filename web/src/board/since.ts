/** What each company did since the own last turn, or else in its last turn, out of the log. */
import type { EventView, LogLine } from '../generated/server';
import { QUIET } from '../lib/beats';
import { sinceLastTurn, TURN } from '../lib/recap';
import { isMain } from '../lib/telling';
import type { Message } from '../words';

export interface Deed {
  readonly message: Message;
  /** What it did to the air. */
  readonly ppm: number;
}

export interface Deeds {
  /** What the player did, in order. */
  readonly all: readonly Deed[];
  /** The one that changed most. */
  readonly chief: Deed;
  /** Whether it happened since the own last turn. */
  readonly fresh: boolean;
}

interface Told extends Deed {
  /** The number of the turn. */
  readonly turn: number;
  /** How much there is to tell: the action of the turn, then his own doing, then what follows from it; then how many things it changed. */
  readonly weight: number;
}

/** More than any step changes. */
const OWN = 1000;
/** The action of a turn is what it was about; cards, moves and what it brought come after it, however much they change. */
const MAIN = 2 * OWN;

/** Whom an event of a turn is told of; phases are told by their story. */
const whose = (event: EventView, line: LogLine): number | null => (event.phase === '' ? (event.seat ?? line.seat) : null);

/** What is told of each player, and the number of each one's last turn: the first is 1, and what comes before it is 0. */
function told(lines: readonly LogLine[]): { deeds: Map<number, Told[]>; last: Map<number, number> } {
  const found = new Map<number, Told[]>();
  const last = new Map<number, number>();
  let turn = 0;
  for (const line of lines) {
    if (line.kind !== 'action') continue;
    for (const event of line.events) {
      if (event.kind === TURN && event.seat !== null) last.set(event.seat, (turn += 1));
      const seat = whose(event, line);
      if (seat === null || event.message === null || QUIET.has(event.kind)) continue;
      const [from, to] = event.changes['co2'] ?? [0, 0];
      const weight = (isMain(event) ? MAIN : 0) + (event.seat === null ? 0 : OWN) + Object.keys(event.changes).length + Object.keys(event.words).length;
      found.set(seat, [...(found.get(seat) ?? []), { message: event.message, ppm: to - from, turn, weight }]);
    }
  }
  return { deeds: found, last };
}

/** The log without what the seat did last, if nobody else has decided since: through the own turn the same is told of the others. */
function beforeOwn(log: readonly LogLine[], me: number | null): readonly LogLine[] {
  const foreign = log.findLastIndex((line) => line.kind === 'action' && line.seat !== me);
  return log.slice(0, foreign + 1);
}

/** By seat; a player of whom nothing is told is not in it. `me` is null for who only watches: then nothing is fresh. */
export function since(log: readonly LogLine[], me: number | null): ReadonlyMap<number, Deeds> {
  const later = told(sinceLastTurn(log, me)).deeds;
  const earlier = told(sinceLastTurn(beforeOwn(log, me), me)).deeds;
  const { deeds: whole, last } = told(log);
  const made = new Map<number, Deeds>();
  for (const [seat, deeds] of whole) {
    const fresh = later.get(seat);
    // What somebody only answers in the turn of another is no turn of his own.
    const own = deeds.filter((deed) => deed.turn >= (last.get(seat) ?? 0));
    const all = fresh ?? earlier.get(seat) ?? (own.length > 0 ? own : deeds);
    made.set(seat, { all, chief: all.reduce((best, deed) => (deed.weight > best.weight ? deed : best)), fresh: fresh !== undefined });
  }
  return made;
}

/** What something does to the air, with its sign. */
export const signed = (ppm: number): string => (ppm > 0 ? `+${ppm}` : `−${-ppm}`);
