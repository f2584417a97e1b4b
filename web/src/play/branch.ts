/** Playing on from a position of a finished game: a new table, with bots on the other seats. */
import type { SeatPlan } from '../generated/api';
import { openRecord } from '../lib/open';
import type { TableStore } from '../lib/table.svelte';
import { titles, usualBot } from '../lib/titles.svelte';

export async function playOn(store: TableStore, position: number): Promise<void> {
  await titles.load();
  const bot = usualBot(titles.all?.bots ?? []);
  const own = store.seat ?? 0;
  const seats = store.seats.map((seat): SeatPlan =>
    seat.seat === own ? { kind: 'human', name: seat.name } : { kind: 'bot', bot: seat.bot ?? bot, name: seat.name },
  );
  await store.asking.attempt(async () =>
    openRecord({ record: JSON.parse(await store.seating.record()) as Record<string, unknown>, at: position, seats }),
  );
}
