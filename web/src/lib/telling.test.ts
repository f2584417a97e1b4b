import { expect, test } from 'vitest';
import { faceOf } from '../faces';
import type { EventView, LogLine } from '../generated/server';
import { message, type Message, say } from '../words';
import { entriesOf } from './telling';

const NAMES = ['Ada', 'Mei'];
const face = faceOf('classic');

const event = (told: Message | null, seat: number | null, phase: string, changes: EventView['changes'] = {}): EventView =>
  ({ kind: '', facts: {}, words: {}, changes, message: told, seat, phase }) as unknown as EventView;
const line = (kind: LogLine['kind'], seat: number | null, events: EventView[]): LogLine => ({ seq: 7, kind, seat, position: 3, at: 0, events });
const told = (...lines: LogLine[]) =>
  entriesOf(lines, face, null).map(({ seat, phase, sentences }) => [seat, phase, ...sentences.map((each) => say(each, NAMES))]);

const joins = message('ui-log-join', { player: 'seat-0' });
const sells = message('ui-log-leave', { player: 'seat-1' });

test('what an action paid and gained stands in one line', () => {
  const entries = told(
    line('action', 0, [
      event(joins, 0, 'operations', { 'players.0.ceps': [2, 1], 'players.1.money': [0, 9] }),
      event(null, 0, 'operations', { 'players.0.money': [3, 8], 'players.0.ceps': [1, 2] }),
    ]),
  );
  expect(entries).toEqual([[0, '', 'Ada sits down.', 'Pays 1 CEP, gains $5 and 1 CEP.']]);
});

test('what others do, and what happens to everybody, are entries of their own', () => {
  const entries = told(
    line('action', 0, [
      event(joins, 0, 'operations'),
      event(sells, 1, 'operations', { 'players.1.money': [5, 2] }),
      event(message('ui-log-rematch'), null, 'supply'),
      event(message('ui-log-start'), null, 'supply'),
    ]),
  );
  expect(entries).toEqual([
    [0, '', 'Ada sits down.'],
    [1, '', 'Mei leaves the table.', 'Pays $3.'],
    [null, 'supply', 'A rematch was made.', 'The game begins.'],
  ]);
});

test('a decision of which nothing is told is still told', () => {
  expect(told(line('action', 1, []))).toEqual([[1, '', 'Mei decides.']]);
});

test('a sentence of a server that does not say whose it is belongs to who decided', () => {
  const old = { kind: '', facts: {}, words: {}, changes: {}, text: 'Player 2 passes.' } as unknown as EventView;
  expect(told(line('action', 1, [old]))).toEqual([[1, '', 'Mei passes.']]);
});

test('the table has its own lines', () => {
  expect(told(line('undo', 1, []), line('start', null, []))).toEqual([
    [null, '', 'Mei goes back to move 3.'],
    [null, '', 'The game begins.'],
  ]);
});
