import { expect, test } from 'vitest';
import type { EventView, LogLine } from '../generated/server';
import { message, type Message, say } from '../words';
import { entriesOf } from './telling';

const NAMES = ['Ada', 'Mei'];
const GOODS = { money: 'amount-money', cubes: 'amount-cubes', ceps: 'amount-ceps' };

const event = (told: Message | null, seat: number | null, phase: string, changes: EventView['changes'] = {}): EventView => ({
  kind: '',
  facts: {},
  words: {},
  changes,
  message: told as EventView['message'],
  seat,
  phase,
});
const line = (kind: LogLine['kind'], seat: number | null, events: EventView[]): LogLine => ({ seq: 7, kind, seat, position: 3, at: 0, events });
const told = (...lines: LogLine[]) =>
  entriesOf(lines, GOODS, { anchorsOf: () => [] }, null).map(({ seat, phase, messages }) => [
    seat,
    phase,
    ...messages.map((each) => say(each, NAMES)),
  ]);

const joins = message('ui-log-join', { player: 'seat-0' });
const sells = message('ui-log-leave', { player: 'seat-1' });

test('what an action paid and gained stands in one line', () => {
  const entries = told(
    line('action', 0, [
      event(joins, 0, '', { 'players.0.ceps': [2, 1], 'players.1.money': [0, 9] }),
      event(null, null, '', { 'players.0.money': [3, 8] }),
    ]),
  );
  expect(entries).toEqual([[0, '', 'Ada sits down.', 'Pays 1 CEP, gains $5']]);
});

test('what others do, and what happens to everybody, are entries of their own', () => {
  const entries = told(
    line('action', 0, [
      event(joins, 0, ''),
      event(sells, 1, '', { 'players.1.money': [5, 2] }),
      event(message('ui-log-rematch'), null, 'supply'),
      event(message('ui-log-start'), null, 'supply'),
    ]),
  );
  expect(entries).toEqual([
    [0, '', 'Ada sits down.'],
    [1, '', 'Mei leaves the table.', 'Pays $3'],
    [null, 'supply', 'A rematch was made.', 'The game begins.'],
  ]);
});

test('a decision of which nothing is told has no entry', () => {
  expect(told(line('action', 1, [event(null, 1, '')]))).toEqual([]);
});

test('what only changes numbers is told by them', () => {
  expect(told(line('action', 1, [event(null, 1, '', { 'players.1.cubes': [0, 2] })]))).toEqual([[1, '', 'Mei gains 2 tech cubes.']]);
});

test('the table has its own lines', () => {
  expect(told(line('undo', 1, []), line('start', null, []))).toEqual([
    [null, '', 'Mei goes back to move 3.'],
    [null, '', 'The game begins.'],
  ]);
});
