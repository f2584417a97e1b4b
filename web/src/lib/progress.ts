/**
 * What somebody has played and solved, kept in this browser alone: finished games, puzzles, days in a row, chapters. There
 * is no account; a file carries it elsewhere. What is damaged in the storage is left out; what a file brings is added and
 * takes nothing away.
 */
import type { FoundVerdict } from '../generated/api';
import { read, write } from './memory';

export type Word = FoundVerdict['verdict'];

/** A finished game of the own seat. */
export interface Game {
  readonly title: string;
  /** The level of the bots; `mixed`, `people` if somebody else played, `alone`. */
  readonly level: string;
  readonly won: boolean;
  readonly score: number | null;
  readonly players: number;
  /** When it was over, in milliseconds. */
  readonly at: number;
}

/** What came of a puzzle: of the first turn that was tried, and of the best one. */
export interface Tried {
  readonly first: Word;
  readonly best: Word;
  readonly at: number;
}

export interface Progress {
  readonly version: 1;
  /** By the table's id, so that no game counts twice. */
  readonly games: Readonly<Record<string, Game>>;
  /** By the puzzle's id. */
  readonly puzzles: Readonly<Record<string, Tried>>;
  /** Dates on which the puzzle of the day was solved, like 2026-11-18, in order. */
  readonly days: readonly string[];
  /** Chapters of lessons that a file has brought, by title; those of this browser stand under `keeling.learning`. */
  readonly chapters: Readonly<Record<string, readonly string[]>>;
}

export const FORMAT = 'keeling-progress';
const KEY = 'keeling.progress';
const LEARNING = 'keeling.learning';
const VERSION = 1;
export const MOST_LETTERS = 5_000_000;

export const EMPTY: Progress = { version: VERSION, games: {}, puzzles: {}, days: [], chapters: {} };

// What is what: each gives what it was given if that is right, and otherwise null.

const LONGEST = 80;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isName = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= LONGEST;
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isWord = (value: unknown): value is Word => value === 'right' || value === 'nearly' || value === 'not';
/** A date as it is written here, and one that there is. */
export const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value);

function gameIn(value: unknown): Game | null {
  if (!isObject(value)) return null;
  const { title, level, won, score, players, at } = value;
  const scored = score === null || (typeof score === 'number' && Number.isFinite(score));
  if (!isName(title) || !isName(level) || typeof won !== 'boolean' || !scored || !Number.isInteger(players) || !isTime(at)) return null;
  return { title, level, won, score, players: players as number, at };
}

function triedIn(value: unknown): Tried | null {
  if (!isObject(value) || !isWord(value['first']) || !isWord(value['best']) || !isTime(value['at'])) return null;
  return { first: value['first'], best: value['best'], at: value['at'] };
}

const dayIn = (value: unknown): string | null => (isDay(value) ? value : null);
const chaptersIn = (value: unknown): readonly string[] | null => (Array.isArray(value) && value.every(isName) ? [...new Set(value as string[])] : null);

/** What is right of a value, and how much is not. */
class Sieve {
  wrong = 0;

  record<T>(value: unknown, of: (each: unknown) => T | null): Record<string, T> {
    const kept: Record<string, T> = {};
    if (value === undefined) return kept;
    if (!isObject(value)) this.wrong += 1;
    else
      for (const [name, each] of Object.entries(value)) {
        const right = isName(name) && name !== '__proto__' ? of(each) : null;
        if (right === null) this.wrong += 1;
        else kept[name] = right;
      }
    return kept;
  }

  list<T>(value: unknown, of: (each: unknown) => T | null): T[] {
    if (value === undefined) return [];
    if (!Array.isArray(value)) return (this.wrong += 1), [];
    const right = value.map(of).filter((each) => each !== null);
    this.wrong += value.length - right.length;
    return right;
  }
}

function sieved(value: Record<string, unknown>, sieve: Sieve): Progress {
  return {
    version: VERSION,
    games: sieve.record(value['games'], gameIn),
    puzzles: sieve.record(value['puzzles'], triedIn),
    days: [...new Set(sieve.list(value['days'], dayIn))].sort(),
    chapters: sieve.record(value['chapters'], chaptersIn),
  };
}

/** What is kept here; what is damaged, or of a version that is not known, is left out. */
export function progress(): Progress {
  const stored = read<unknown>(KEY, null);
  return isObject(stored) && stored['version'] === VERSION ? sieved(stored, new Sieve()) : EMPTY;
}

/** Read, change and write in one go: another tab may have written in between. */
function change(made: (now: Progress) => Progress): Progress {
  const stored = read<unknown>(KEY, null);
  const later = isObject(stored) && typeof stored['version'] === 'number' && stored['version'] > VERSION;
  const changed = made(progress());
  if (!later) write(KEY, changed); // A newer program's is not overwritten.
  return changed;
}

// What happens

/** A game is over: counted once, however often its result is looked at. */
export function noteGame(table: string, game: Game): void {
  if (!Object.hasOwn(progress().games, table)) change((now) => ({ ...now, games: { ...now.games, [table]: game } }));
}

const RANK: Readonly<Record<Word, number>> = { not: 0, nearly: 1, right: 2 };
const better = (one: Word, other: Word): Word => (RANK[one] >= RANK[other] ? one : other);

/** A turn was tried in a puzzle; `day` is its date if it is the puzzle of that day. */
export function noteTried(puzzle: string, word: Word, day: string | null, at: number): void {
  change((now) => {
    const before = Object.hasOwn(now.puzzles, puzzle) ? now.puzzles[puzzle] : undefined;
    const tried = before ? { ...before, best: better(before.best, word) } : { first: word, best: word, at };
    const days = day !== null && word === 'right' ? [...new Set([...now.days, day])].sort() : now.days;
    return { ...now, puzzles: { ...now.puzzles, [puzzle]: tried }, days };
  });
}

export const clear = (): void => write(KEY, EMPTY);

// What follows from it

const DAY = 86_400_000;
const before = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

/** On how many days in a row, up to this one or the one before it, the puzzle of the day was solved. */
export function streak(days: readonly string[], today: string): number {
  const solved = new Set(days);
  let day = solved.has(today) ? today : before(today);
  let count = 0;
  for (; solved.has(day); day = before(day)) count += 1;
  return count;
}

/** Results of a title against one level. */
export interface Row {
  readonly level: string;
  readonly games: number;
  readonly won: number;
  readonly best: number | null;
}

const LEVELS = ['easy', 'normal', 'hard', 'expert', 'mixed', 'people', 'alone'];
const placeOf = (level: string): number => (LEVELS.includes(level) ? LEVELS.indexOf(level) : LEVELS.length);

/** The results of a title by level, from the gentlest on. */
export function rowsOf(games: readonly Game[], title: string): Row[] {
  const mine = games.filter((game) => game.title === title);
  const levels = [...new Set(mine.map((game) => game.level))].sort((a, b) => placeOf(a) - placeOf(b) || a.localeCompare(b));
  return levels.map((level) => {
    const some = mine.filter((game) => game.level === level);
    const scores = some.map((game) => game.score).filter((score) => score !== null);
    return { level, games: some.length, won: some.filter((game) => game.won).length, best: scores.length > 0 ? Math.max(...scores) : null };
  });
}

/** The chapters that are done of each title: here, and where a file came from. */
export function chaptersDone(now: Progress): Record<string, readonly string[]> {
  const learned = read<unknown>(LEARNING, null);
  const here = isObject(learned) ? new Sieve().record(learned['done'], chaptersIn) : {};
  return joined(here, now.chapters);
}

const joined = (one: Readonly<Record<string, readonly string[]>>, other: Readonly<Record<string, readonly string[]>>): Record<string, readonly string[]> =>
  Object.fromEntries([...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [name, [...new Set([...(one[name] ?? []), ...(other[name] ?? [])])]]));

// Files

/** The text of a file with all of it. */
export const exported = (now: Progress): string => `${JSON.stringify({ format: FORMAT, ...now, chapters: chaptersDone(now) }, null, 1)}\n`;

/** Why a file brings nothing: it is none of these, a newer program's, or something in it is not right. */
export type Wrong = 'none' | 'newer' | 'damaged';

/** What a file holds, all of it right, or why it is not taken. */
export function inFile(text: string): Progress | Wrong {
  let value: unknown;
  try {
    value = text.length > MOST_LETTERS ? null : JSON.parse(text);
  } catch {
    return 'none';
  }
  if (!isObject(value) || value['format'] !== FORMAT || typeof value['version'] !== 'number') return 'none';
  if (value['version'] > VERSION) return 'newer';
  const sieve = new Sieve();
  const found = sieved(value, sieve);
  return sieve.wrong > 0 ? 'damaged' : found;
}

function joinedTries(one: Tried, other: Tried): Tried {
  const [earlier, later] = one.at <= other.at ? [one, other] : [other, one];
  return { ...earlier, best: better(earlier.best, later.best) };
}

/** Both together: nothing of either is lost. */
export function merged(one: Progress, other: Progress): Progress {
  const puzzles: Record<string, Tried> = { ...one.puzzles };
  for (const [puzzle, tried] of Object.entries(other.puzzles)) {
    const known = Object.hasOwn(puzzles, puzzle) ? puzzles[puzzle] : undefined;
    puzzles[puzzle] = known ? joinedTries(known, tried) : tried;
  }
  return {
    version: VERSION,
    games: { ...other.games, ...one.games },
    puzzles,
    days: [...new Set([...one.days, ...other.days])].sort(),
    chapters: joined(one.chapters, other.chapters),
  };
}

/** Add what a file brought to what is here. */
export const add = (found: Progress): Progress => change((now) => merged(now, found));
