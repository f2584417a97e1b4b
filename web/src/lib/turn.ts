/** Turns, by the two names that all titles share: the step that begins one, and the kind of action that ends it. */
import type { LogLine } from '../generated/server';
import { type Choice, kindOf } from './selection';

const BEGINS = 'Turn';
const ENDS = 'end';

export const endsTurn = (option: Choice): boolean => kindOf(option) === ENDS;

/**
 * The position at which the seat's own doings of this turn begin: nobody else has decided since, and no turn has begun
 * since. It is the position of the last line if the turn holds nothing of the seat yet.
 */
export function ownSince(log: readonly LogLine[], seat: number): number {
  const taken = log.filter((line) => line.kind === 'action');
  let since = taken.at(-1)?.position ?? 0;
  for (const line of taken.reverse()) {
    if (line.seat !== seat || line.events.length === 0 || line.events.some((event) => event.kind === BEGINS)) break;
    since = line.position - 1;
  }
  return since;
}
