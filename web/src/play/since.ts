/** What has happened since somebody decided last, as far as everybody at the table may know it. */
import type { EventView, LogLine } from '../generated/server';
import type { Message } from '../words';

export interface Happened {
  readonly seat: number | null;
  readonly message: Message;
}

/** Where things stand that everybody sees. What is dealt to a hand changes none of them. */
const OPEN = ['regions', 'summits', 'market', 'tracks', 'heaps'];
const MOST = 5;

const isOpen = (event: EventView): boolean => [...Object.keys(event.changes), ...Object.keys(event.words)].some((path) => OPEN.includes(path.split('.', 1)[0] ?? ''));

/**
 * The newest things last. The log is told as the seat `viewer` may know it, which sees its own cards: of what is about
 * this seat only what changed the board is told.
 */
export function publicSince(log: readonly LogLine[], seat: number, viewer: number | null): Happened[] {
  const last = log.findLastIndex((line) => line.kind === 'action' && line.seat === seat);
  return log
    .slice(last + 1)
    .filter((line) => line.kind === 'action')
    .flatMap((line) => line.events.map((event) => ({ event, seat: event.phase ? null : (event.seat ?? line.seat) })))
    .filter(({ event, seat: whose }) => whose !== seat && (isOpen(event) || (whose !== null && whose !== viewer)))
    .flatMap(({ event, seat: whose }) => (event.message ? [{ seat: whose, message: event.message }] : []))
    .slice(-MOST);
}
