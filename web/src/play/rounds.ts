/** When each line of the log was played: the decade and round before it. */
import type { LogLine } from '../generated/server';
import type { View } from '../lib/view';
import { literal, message, type Message } from '../words';

/** By the sequence number of a line; empty for titles without rounds. Walked back from what the view says now. */
export function roundsOf(log: readonly LogLine[], view: View | null): ReadonlyMap<number, Message> {
  const found = new Map<number, Message>();
  let decade = view?.['decade_name'];
  let round = view?.['round'];
  if (typeof decade !== 'string' || typeof round !== 'number') return found;
  for (const line of [...log].reverse()) {
    for (const event of [...line.events].reverse()) {
      decade = event.words['decade_name']?.[0] ?? decade;
      round = event.changes['round']?.[0] ?? round;
    }
    found.set(line.seq, message('ui-play-round', { decade: literal(String(decade)), round: Math.max(1, Number(round)) }));
  }
  return found;
}
