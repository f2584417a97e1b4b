import { expect, test } from 'vitest';
import type { EventView, LogLine } from '../generated/server';
import { bidsIn, scaleFor, SHOWN } from './bids';

const event = (kind: string, seat: number | null, value = 0, told = false): EventView => ({
  kind,
  seat,
  phase: 'between_decades',
  facts: { value },
  message: told ? { key: 'tell-classic-no-bid' } : null,
  changes: {},
  words: {},
});
const line = (...events: EventView[]): LogLine => ({ seq: 1, kind: 'action', seat: 0, position: 1, at: 0, events });

test('bids are those of this auction', () => {
  const log = [line(event('NextDecade', null)), line(event('RaiseBid', 1, 9)), line(event('NextDecade', null)), line(event('Bid', 0), event('RaiseBid', 0, 3)), line(event('Bid', 2, 0, true))];
  expect(bidsIn(log)).toEqual({ made: [{ seat: 0, amount: 3 }], passed: [2] });
});

test('the line shows the numbers around the chosen one', () => {
  expect(scaleFor(3, 5)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(scaleFor(0, 40)[0]).toBe(0);
  expect(scaleFor(40, 40).at(-1)).toBe(40);
  for (const chosen of [0, 7, 20, 40]) {
    expect(scaleFor(chosen, 40)).toHaveLength(SHOWN);
    expect(scaleFor(chosen, 40)).toContain(chosen);
  }
});
