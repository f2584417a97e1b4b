/** Whether a step of a lesson is done: its condition is data, looked up in what the server sent; no rule is known here. */
import type { Done } from '../generated/api';
import type { LogLine } from '../generated/server';

/** The kind of an action: the first word of its notation. */
export const kindOf = (notation: string): string => notation.split(' ', 1)[0] ?? '';

/** What stands at a path of a view, `players.0.score`; undefined if it leads nowhere. */
export function atPath(view: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, part) => (typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[part] : undefined), view);
}

/** The kinds of events of a seat in what happened after a position. */
export function eventsSince(log: readonly LogLine[], position: number, seat: number): Set<string> {
  const lines = log.filter((line) => line.position > position);
  return new Set(lines.flatMap((line) => line.events.filter((event) => event.seat === seat).map((event) => event.kind)));
}

/** Whether a condition holds for this view and these events. */
export function met({ event, path, op, value }: Done, view: unknown, events: ReadonlySet<string>): boolean {
  if (event !== null) return events.has(event);
  const found = path === null ? undefined : atPath(view, path);
  if (found == null) return false;
  switch (op) {
    case 'set':
      return true;
    case '==':
      return found === value;
    case '!=':
      return found !== value;
    case '<':
      return Number(found) < Number(value);
    case '<=':
      return Number(found) <= Number(value);
    case '>':
      return Number(found) > Number(value);
    case '>=':
      return Number(found) >= Number(value);
    default:
      return false;
  }
}
