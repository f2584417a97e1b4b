/** What somebody has learned, kept in the browser; and the table of the chapter that is being learned. */
import { forget, read, write } from '../lib/memory';

const LEARNING = 'keeling.learning';
const RUNNING = 'keeling.lesson';

export interface Learning {
  readonly version: 1;
  /** By title the chapters that are done. */
  readonly done: Readonly<Record<string, readonly string[]>>;
  /** By title the chapter that was begun last. */
  readonly at: Readonly<Record<string, string>>;
}

/** A chapter in the middle: its table, its step, and the position at which each step began. */
export interface Running {
  readonly title: string;
  readonly chapter: string;
  readonly table: string;
  readonly index: number;
  readonly begun: readonly number[];
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const NOTHING: Learning = { version: 1, done: {}, at: {} };

/** What was learned; nothing if what is kept is of another version or no such thing at all. */
export function learning(): Learning {
  const kept = read<Partial<Learning> | null>(LEARNING, NOTHING);
  return kept?.version === 1 && isRecord(kept.done) && isRecord(kept.at) ? (kept as Learning) : NOTHING;
}

export const doneOf = (title: string): readonly string[] => {
  const done: unknown = learning().done[title];
  return Array.isArray(done) ? done.filter((chapter) => typeof chapter === 'string') : [];
};

/** A chapter is begun: that is where one goes on. */
export function begin(title: string, chapter: string): void {
  const { done, at } = learning();
  write(LEARNING, { version: 1, done, at: { ...at, [title]: chapter } });
}

export function finish(title: string, chapter: string): void {
  const { done, at } = learning();
  write(LEARNING, { version: 1, done: { ...done, [title]: [...new Set([...doneOf(title), chapter])] }, at });
}

/** The chapter in which one goes on: the one begun last if it is not done, or the first after it that is not; null if all are. */
export function nextOf(title: string, chapters: readonly string[]): string | null {
  const done = doneOf(title);
  const from = Math.max(0, chapters.indexOf(learning().at[title] ?? ''));
  return [...chapters.slice(from), ...chapters.slice(0, from)].find((chapter) => !done.includes(chapter)) ?? null;
}

export function running(title: string, chapter: string): Running | null {
  const kept = read<Running | null>(RUNNING, null);
  return kept?.title === title && kept.chapter === chapter ? kept : null;
}

/** Go on here the next time; the table of another chapter is not needed any more. */
export function keepRunning(now: Running): void {
  const before = read<Running | null>(RUNNING, null);
  if (before && before.table !== now.table) forget(before.table);
  write(RUNNING, now);
}

/** The chapter is over, or begins anew: its table is not needed any more. */
export function stopRunning(): void {
  const before = read<Running | null>(RUNNING, null);
  if (before) forget(before.table);
  write(RUNNING, null);
}
