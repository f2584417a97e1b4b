/** What a player has done is counted once, survives damage, and is never lost by a file. */
import { beforeEach, describe, expect, test } from 'vitest';
import { noteFinished } from './finished';
import { type Kept, read, write } from './memory';
import { add, chaptersDone, clear, EMPTY, exported, FORMAT, type Game, inFile, isDay, merged, noteGame, noteTried, progress, rowsOf, streak } from './progress';

const game = (more: Partial<Game> = {}): Game => ({ title: 'classic', level: 'easy', won: true, score: 31, players: 3, at: 5, ...more });

beforeEach(() => {
  clear();
  write('keeling.learning', null);
});

describe('what is kept', () => {
  test('a game counts once', () => {
    noteGame('a', game());
    noteGame('a', game({ score: 99 }));
    noteGame('b', game({ won: false, score: 12 }));
    expect(Object.keys(progress().games)).toEqual(['a', 'b']);
    expect(progress().games['a']?.score).toBe(31);
  });

  test('lessons, puzzles and what was tried out from a position are no games', () => {
    const finish = (table: string, kept: Partial<Kept>): void => {
      const state = { status: 'finished', outcome: { scores: [31, 20], winners: [0] } };
      const seats = [{ kind: 'human' }, { kind: 'bot', bot: 'easy' }];
      noteFinished({ table, state, info: { title: 'classic' }, seat: 0, seats, kept } as unknown as Parameters<typeof noteFinished>[0]);
    };
    finish('a', { lesson: true });
    finish('b', { puzzle: 'classic-01' });
    finish('c', { branch: { table: 'z', at: 3, name: '' } });
    expect(progress().games).toEqual({});
    finish('d', {});
    expect(progress().games['d']).toMatchObject({ title: 'classic', level: 'easy', won: true, score: 31, players: 2 });
  });

  test('a puzzle keeps its first turn and its best', () => {
    noteTried('classic-01', 'nearly', null, 1);
    noteTried('classic-01', 'right', '2026-11-18', 2);
    noteTried('classic-01', 'not', '2026-11-19', 3);
    expect(progress().puzzles['classic-01']).toEqual({ first: 'nearly', best: 'right', at: 1 });
    expect(progress().days).toEqual(['2026-11-18']);
  });

  test('what is damaged is left out, and the rest stays', () => {
    write('keeling.progress', {
      version: 1,
      games: { a: game(), b: { title: 7 }, c: null },
      puzzles: [],
      days: ['2026-11-18', 'soon', '2026-02-31', 4],
      chapters: { classic: ['aim'], nim: 'x' },
    });
    expect(progress()).toEqual({ ...EMPTY, games: { a: game() }, days: ['2026-11-18'], chapters: { classic: ['aim'] } });
    for (const wrong of [null, 3, 'x', [], {}, { version: 'one' }]) {
      write('keeling.progress', wrong);
      expect(progress()).toEqual(EMPTY);
    }
  });

  test("a newer program's is left as it is", () => {
    write('keeling.progress', { version: 2, wonders: 7 });
    noteGame('a', game());
    expect(read('keeling.progress', null)).toEqual({ version: 2, wonders: 7 });
  });
});

test('days in a row end with today or yesterday', () => {
  const days = ['2026-10-31', '2026-11-01', '2026-11-03', '2026-11-04'];
  expect(streak(days, '2026-11-04')).toBe(2);
  expect(streak(days, '2026-11-05')).toBe(2);
  expect(streak(days, '2026-11-06')).toBe(0);
  expect(streak(days, '2026-11-02')).toBe(2);
  expect(streak([], '2026-11-02')).toBe(0);
  expect(isDay('2024-02-29') && !isDay('2025-02-29')).toBe(true);
});

test('results by title and level, from the gentlest on', () => {
  const games = [game({ level: 'hard', won: false, score: 9 }), game(), game({ score: 40, won: false }), game({ title: 'nim' }), game({ level: 'people', score: null })];
  expect(rowsOf(games, 'classic')).toEqual([
    { level: 'easy', games: 2, won: 1, best: 40 },
    { level: 'hard', games: 1, won: 0, best: 9 },
    { level: 'people', games: 1, won: 1, best: null },
  ]);
});

test('chapters of this browser and of a file are told together, and those of the lessons are never written', () => {
  const learned = { version: 1, done: { classic: ['aim', 'supply'], bad: 3 }, at: {} };
  write('keeling.learning', learned);
  add({ ...EMPTY, chapters: { classic: ['supply', 'install'], nim: ['one'] } });
  expect(chaptersDone(progress())).toEqual({ classic: ['aim', 'supply', 'install'], nim: ['one'] });
  expect(read('keeling.learning', null)).toEqual(learned);
  clear();
  expect(chaptersDone(progress())).toEqual({ classic: ['aim', 'supply'] });
});

describe('files', () => {
  test('what was written is read', () => {
    noteGame('a', game());
    noteTried('classic-01', 'right', '2026-11-18', 2);
    write('keeling.learning', { done: { classic: ['aim'] } });
    expect(inFile(exported(progress()))).toEqual({ ...progress(), chapters: { classic: ['aim'] } });
  });

  test('what is none, newer or damaged is not taken', () => {
    const whole = JSON.parse(exported(EMPTY)) as Record<string, unknown>;
    for (const text of ['', 'x', 'null', '[]', '{}', '{"format":"keeling-record-2"}']) expect(inFile(text)).toBe('none');
    expect(inFile(JSON.stringify({ ...whole, version: 2 }))).toBe('newer');
    for (const wrong of [{ games: { a: { title: 'x' } } }, { puzzles: { a: { first: 'great', best: 'right', at: 1 } } }, { days: ['2026-13-01'] }, { games: [] }, { chapters: { a: [1] } }])
      expect(inFile(JSON.stringify({ ...whole, ...wrong }))).toBe('damaged');
    expect(inFile(JSON.stringify({ format: FORMAT, version: 1 }))).toEqual(EMPTY);
  });

  test('a merge loses nothing, whichever way round', () => {
    const one = { ...EMPTY, games: { a: game(), b: game({ score: 1 }) }, puzzles: { p: { first: 'not', best: 'nearly', at: 5 }, q: { first: 'right', best: 'right', at: 1 } }, days: ['2026-11-02'] } as const;
    const other = { ...EMPTY, games: { b: game({ score: 1 }), c: game() }, puzzles: { p: { first: 'nearly', best: 'right', at: 9 } }, days: ['2026-11-01'] } as const;
    const both = merged(one, other);
    expect(both).toEqual(merged(other, one));
    expect(Object.keys(both.games).sort()).toEqual(['a', 'b', 'c']);
    expect(both.puzzles).toEqual({ p: { first: 'not', best: 'right', at: 5 }, q: { first: 'right', best: 'right', at: 1 } });
    expect(both.days).toEqual(['2026-11-01', '2026-11-02']);
    expect(merged(both, both)).toEqual(both);
  });
});
