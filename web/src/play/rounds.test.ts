import { expect, test } from 'vitest';
import type { EventView, LogLine } from '../generated/server';
import { literal, message } from '../words';
import { roundsOf } from './rounds';

const event = (changes: EventView['changes'], words: EventView['words'] = {}): EventView => ({ kind: '', facts: {}, seat: null, phase: '', message: null, changes, words });
const line = (seq: number, ...events: EventView[]): LogLine => ({ seq, at: 0, kind: 'action', seat: 0, position: seq, events });
const when = (decade: string, round: number) => message('ui-play-round', { decade: literal(decade), round });

test('a line stands in the round in which it was played', () => {
  const log = [line(1), line(2, event({ round: [1, 2] })), line(3), line(4, event({ round: [2, 0] }), event({ round: [0, 1] }, { decade_name: ['1970', '1980'] })), line(5)];
  expect([...roundsOf(log, { decade_name: '1980', round: 1 })].reverse()).toEqual([
    [1, when('1970', 1)],
    [2, when('1970', 1)],
    [3, when('1970', 2)],
    [4, when('1970', 2)],
    [5, when('1980', 1)],
  ]);
  expect(roundsOf(log, { heaps: [] }).size).toBe(0);
});
