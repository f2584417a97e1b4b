/** An auction as it stands, from the log: who bid how much, and who passed. */
import type { LogLine } from '../generated/server';

export interface Bids {
  /** The bids, lowest first. */
  readonly made: readonly { readonly seat: number; readonly amount: number }[];
  readonly passed: readonly number[];
}

const BEGINS = 'NextDecade';
const RAISES = 'RaiseBid';
const DECIDES = 'Bid';

export function bidsIn(log: readonly LogLine[]): Bids {
  const events = log.flatMap((line) => line.events);
  const since = events.slice(events.findLastIndex((event) => event.kind === BEGINS) + 1);
  const made = since.flatMap(({ kind, seat, facts }) => (kind === RAISES && seat !== null ? [{ seat, amount: facts['value'] ?? 0 }] : []));
  const passed = since.flatMap(({ kind, seat, message }) => (kind === DECIDES && seat !== null && message ? [seat] : []));
  return { made, passed };
}

/** So many numbers are shown beside each other. */
export const SHOWN = 9;

/** The numbers to show: those around the chosen one, as far as there are some. */
export function scaleFor(chosen: number, most: number): number[] {
  const first = Math.max(0, Math.min(chosen - Math.floor(SHOWN / 2), most - SHOWN + 1));
  return Array.from({ length: Math.min(SHOWN, most + 1) }, (_, n) => first + n);
}
