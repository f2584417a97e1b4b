import { expect, test } from 'vitest';
import type { EventView, LogLine } from '../generated/server';
import { publicSince } from './since';

const event = (key: string, seat: number | null, path: string, phase = ''): EventView => ({
  kind: 'Step',
  seat,
  phase,
  message: { key },
  facts: {},
  words: {},
  changes: { [path]: [0, 1] },
});
const line = (seq: number, seat: number, ...events: EventView[]): LogLine => ({ seq, at: 0, kind: 'action', seat, position: seq, events });

test('the curtain tells what happened since, and nothing of the hand of who sat there before', () => {
  const log = [
    line(1, 1, event('old', 1, 'regions.0.ceps')),
    line(2, 0, event('built', 0, 'regions.0.controller'), event('drew-a-secret-card', 0, 'players.0.lobby_cards')),
    line(3, 2, event('sold', 2, 'market.price'), event('took-money', 2, 'players.2.money')),
    line(4, 2, event('secret-goal', null, 'players.0.goals', 'deal'), event('supply', null, 'regions.1.spaces', 'supply')),
  ];
  expect(publicSince(log, 1, 0).map((each) => [each.seat, each.message.key])).toEqual([
    [0, 'built'],
    [2, 'sold'],
    [2, 'took-money'],
    [null, 'supply'],
  ]);
});
