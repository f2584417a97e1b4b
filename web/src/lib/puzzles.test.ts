/** Numbers, what came of puzzles, and which one is next. */
import { expect, test } from 'vitest';
import type { PuzzleInfo } from '../generated/api';
import { EMPTY, type Tried } from './progress';
import { nextOf, numberOf, stateOf } from './puzzles';

const info = (id: string): PuzzleInfo => ({ id, title: id.slice(0, id.lastIndexOf('-')), players: 3, difficulty: 2 });
const all = ['classic-01', 'classic-02', 'classic-03', 'nim-01'].map(info);
const tried = (best: Tried['best']): Tried => ({ first: best, best, at: 1 });

test('the number stands at the end of the id', () => {
  expect(['second-chance-cooperative-07', 'classic-120', 'x'].map(numberOf)).toEqual([7, 120, 0]);
});

test('what is not solved comes next, within the title and around', () => {
  const done = { ...EMPTY, puzzles: { 'classic-02': tried('right'), 'classic-03': tried('nearly') } };
  expect(all.map(({ id }) => stateOf(done, id))).toEqual(['new', 'right', 'nearly', 'new']);
  expect(nextOf(all, done, info('classic-01'))?.id).toBe('classic-03');
  expect(nextOf(all, done, info('classic-03'))?.id).toBe('classic-01');
  expect(nextOf(all, { ...EMPTY, puzzles: Object.fromEntries(all.map(({ id }) => [id, tried('right')])) }, info('classic-03'))?.id).toBe('classic-01');
  expect(nextOf(all, EMPTY, info('nim-01'))).toBe(null);
});
