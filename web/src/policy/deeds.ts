/** What the companies did since somebody's last turn, from the log. */
import type { LogLine } from '../generated/server';
import type { Message } from '../words';

/** What is no deed: that a turn begins or ends. */
const SILENT = new Set(['tell-policy-turn', 'tell-policy-end-turn']);

/** The last thing that each company did in a turn since the seat acted last; for a spectator, in the whole log. */
export function deedsSince(log: readonly LogLine[], seat: number | null): ReadonlyMap<number, Message> {
  const from = seat === null ? -1 : log.findLastIndex((line) => line.kind === 'action' && line.seat === seat);
  const found = new Map<number, Message>();
  for (const line of log.slice(from + 1)) {
    if (line.kind !== 'action' || line.seat === null) continue;
    const told = line.events.find((event) => event.message && event.phase === '' && !SILENT.has(event.message.key) && (event.seat ?? line.seat) === line.seat);
    if (told?.message) found.set(line.seat, told.message);
  }
  return found;
}
