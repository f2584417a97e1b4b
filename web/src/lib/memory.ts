/** What this browser remembers: the tokens of its tables, names, settings. Without storage it forgets at reload. */

export interface Kept {
  table: string;
  title: string;
  seats: Record<string, string>;
  seat: number | null;
  host: string | null;
  link: string | null;
  status: string;
  players: string[];
  /** Of which game it is a branch, from which position on, and what somebody called it. */
  branch?: { table: string; at: number; name: string } | null;
  at: number;
  /** It is the table of a lesson, and no game of one's own. */
  lesson?: boolean;
  /** The id of the puzzle that is played there: no table to come back to. */
  puzzle?: string;
}

const TABLES = 'keeling.tables';
const MOST_TABLES = 60;
const fallback = new Map<string, string>();

function works(): boolean {
  try {
    localStorage.setItem('keeling.test', '1');
    localStorage.removeItem('keeling.test');
    return true;
  } catch {
    return false;
  }
}

export const storageWorks = works();

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = storageWorks ? localStorage.getItem(key) : fallback.get(key);
    return text == null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    if (storageWorks) localStorage.setItem(key, text);
    else fallback.set(key, text);
  } catch {
    fallback.set(key, text);
  }
}

function all(): Record<string, Kept> {
  return read<Record<string, Kept>>(TABLES, {});
}

/** The tables of this browser without those of lessons and puzzles, newest first. */
export function keptTables(): Kept[] {
  return Object.values(all())
    .filter((table) => !table.lesson && table.puzzle === undefined)
    .sort((a, b) => b.at - a.at);
}

/** The tables of puzzles are left behind. */
export function forgetPuzzles(): void {
  for (const table of Object.values(all())) if (table.puzzle !== undefined) forget(table.table);
}

export function kept(table: string): Kept | null {
  return all()[table] ?? null;
}

/** Nothing is known of a table yet. */
export function blank(table: string): Kept {
  const nothing = { title: '', seats: {}, seat: null, host: null, link: null, players: [] };
  return { table, ...nothing, status: 'waiting', at: 0 };
}

/** Add to what is known of a table. */
export function keep(table: string, more: Partial<Kept>): Kept {
  const tables = all();
  const old = tables[table] ?? blank(table);
  const made = { ...old, ...more, seats: { ...old.seats, ...more.seats }, at: Date.now() };
  tables[table] = made;
  const newest = Object.values(tables)
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST_TABLES);
  write(TABLES, Object.fromEntries(newest.map((each) => [each.table, each])));
  return made;
}

/** A seat was given up: its token opens nothing any more. */
export function dropSeat(table: string, seat: number): void {
  const tables = all();
  const old = tables[table];
  if (!old) return;
  const seats = Object.fromEntries(Object.entries(old.seats).filter(([number]) => Number(number) !== seat));
  tables[table] = { ...old, seats, seat: null };
  write(TABLES, tables);
}

export function forget(table: string): void {
  const tables = all();
  delete tables[table];
  write(TABLES, tables);
}

/** Tokens stand behind the `#` of an address, which browsers send to nobody: `#TOKEN` or `#TOKEN.HOST`. */
export function tokensIn(fragment: string): { token: string | null; host: string | null } {
  const [token, host] = fragment.replace(/^#/, '').split('.');
  const good = (text: string | undefined) => (text && /^[A-Za-z0-9_-]{16,100}$/.test(text) ? text : null);
  return { token: good(token), host: good(host) };
}

export function linkTo(table: string, token: string | null, host?: string | null): string {
  const fragment = token ? `#${token}${host ? `.${host}` : ''}` : '';
  return `${location.origin}/table/${table}${fragment}`;
}
