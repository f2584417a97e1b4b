/** Making tables, and going to them. */
import type { ImportedTable, MadeTable, NewTable } from '../generated/api';
import { api } from './api';
import { keep, linkTo, storageWorks } from './memory';
import { router } from './route.svelte';

function goTo(made: MadeTable, title: string): void {
  const own = made.seats.filter((seat) => seat.token !== null);
  const seats = Object.fromEntries(own.map((seat) => [seat.seat, seat.token as string]));
  keep(made.table, { title, seats, seat: own[0]?.seat ?? null, host: made.host, link: made.link });
  const token = own[0]?.token ?? made.link;
  router.go(storageWorks ? linkTo(made.table, made.link) : linkTo(made.table, token, made.host));
}

export async function openTable(table: NewTable): Promise<void> {
  goTo(await api.make(table), table.title);
}

export async function openRecord(imported: ImportedTable): Promise<void> {
  const title = imported.record['title'];
  goTo(await api.importRecord(imported), typeof title === 'string' ? title : '');
}
