/** What each company did since the own last turn, out of the log. */
import type { EventView, LogLine } from '../generated/server';
import type { Message } from '../words';

export interface Deed {
  readonly message: Message;
  /** What it did to the air. */
  readonly ppm: number;
}

export interface Deeds {
  /** What the player did, in order: since the own last action, or else the last time he decided something. */
  readonly all: readonly Deed[];
  /** The one that changed most. */
  readonly chief: Deed;
  /** Whether it happened since the own last action. */
  readonly fresh: boolean;
}

interface Told extends Deed {
  readonly line: number;
  readonly weight: number;
}

/** Whom an event of a turn is told of; phases are told by their story. */
const whose = (event: EventView, line: LogLine): number | null => (event.phase === '' ? (event.seat ?? line.seat) : null);

function told(log: readonly LogLine[]): Map<number, Told[]> {
  const found = new Map<number, Told[]>();
  log.forEach((line, n) => {
    if (line.kind !== 'action') return;
    for (const event of line.events) {
      const seat = whose(event, line);
      if (seat === null || event.message === null) continue;
      const [before, after] = event.changes['co2'] ?? [0, 0];
      const deed = { message: event.message, ppm: after - before, line: n, weight: Object.keys(event.changes).length };
      found.set(seat, [...(found.get(seat) ?? []), deed]);
    }
  });
  return found;
}

/** By seat; a player of whom nothing is told is not in it. `me` is null for who only watches: then nothing is fresh. */
export function since(log: readonly LogLine[], me: number | null): ReadonlyMap<number, Deeds> {
  const mine = me === null ? log.length : log.findLastIndex((line) => line.kind === 'action' && line.seat === me);
  const made = new Map<number, Deeds>();
  for (const [seat, deeds] of told(log)) {
    const later = deeds.filter((deed) => deed.line > mine);
    const last = deeds.at(-1)?.line;
    const all = later.length > 0 ? later : deeds.filter((deed) => deed.line === last);
    const chief = all.reduce((best, deed) => (deed.weight > best.weight ? deed : best));
    made.set(seat, { all, chief, fresh: later.length > 0 });
  }
  return made;
}

/** What something does to the air, with its sign. */
export const signed = (ppm: number): string => (ppm > 0 ? `+${ppm}` : `−${-ppm}`);
