import { expect, test } from 'vitest';
import type { LogLine } from '../generated/server';
import { merged } from './log';

const line = (seq: number, kind: LogLine['kind'], position: number): LogLine => ({ seq, kind, position, seat: 0, at: 0, events: [] });
const seqs = (log: LogLine[]) => log.map((each) => each.seq);

test('what was taken back is dropped', () => {
  const log = merged([], 0, [line(1, 'start', 0), line(2, 'action', 1), line(3, 'action', 2), line(4, 'undo', 1), line(5, 'action', 2)]);
  expect(seqs(log)).toEqual([1, 2, 4, 5]);
});

test('a push that overlaps what is known adds only what is new', () => {
  const log = merged([line(1, 'start', 0), line(2, 'action', 1)], 1, [line(2, 'action', 1), line(3, 'action', 2)]);
  expect(seqs(log)).toEqual([1, 2, 3]);
});

test('the whole log replaces what was known', () => {
  expect(seqs(merged([line(9, 'action', 9)], 0, [line(1, 'start', 0)]))).toEqual([1]);
});

test('an undo that comes later reaches back into what is known', () => {
  const known = [line(1, 'start', 0), line(2, 'action', 1), line(3, 'action', 2)];
  expect(seqs(merged(known, 3, [line(4, 'undo', 0)]))).toEqual([1, 4]);
});
