/** The end in shapes: when things happened, lanes in order, room on the axis, and the last blow to the air. */
import { describe, expect, test } from 'vitest';
import type { EventView, LogLine, SeatMessage, Tale } from '../generated/server';
import { literal } from '../words';
import { lanesOf, lastBlow, sourcesOf, spread, whenOf, yearsOf } from './ending';

const POINTS = [
  { at: 0, ppm: 180, position: 0 },
  { at: 1, ppm: 180, position: 20 },
  { at: 1, ppm: 300, position: 20 },
  { at: 2, ppm: 300, position: 60 },
];
const seat = (number: number): SeatMessage => ({ seat: number, kind: 'bot', name: '', bot: 'greedy', connected: true }) as SeatMessage;
const event = (more: Partial<EventView>): EventView => ({ kind: '', seat: null, phase: '', message: null, facts: {}, changes: {}, words: {}, ...more });
const line = (position: number, ...events: EventView[]): LogLine => ({ seq: position, position, kind: 'action', seat: 0, at: 0, events }) as LogLine;

describe('when something happened', () => {
  test('lies between the points of the curve around it', () => {
    expect(whenOf(POINTS, 0)).toBe(0);
    expect(whenOf(POINTS, 10)).toBe(0.5);
    expect(whenOf(POINTS, 40)).toBe(1.5);
    expect(whenOf(POINTS, 99)).toBe(2);
    expect(whenOf([], 5)).toBe(0);
    expect(whenOf(POINTS.slice(1), 3)).toBe(1); // before the first
  });

  test('decades have the names they were played under', () => {
    const log = [line(20, event({ changes: { decade: [1, 2] }, words: { decade_name: ['1970', '1980'] } }))];
    expect(yearsOf(log, { decades: 4, decade: 2, decade_name: '1980' })).toEqual(['1970', '1980', '', '']);
    expect(yearsOf([], { decades: 2, decade: 1, decade_name: '2010' })).toEqual(['2010', '']);
  });
});

test('things on an axis get their room, and stay on it', () => {
  const places = spread([0.1, 0.11, 0.12, 0.99, 1], 0.1);
  for (const [n, place] of places.entries()) {
    expect(place).toBeGreaterThanOrEqual(0.05 - 1e-9);
    expect(place).toBeLessThanOrEqual(0.95 + 1e-9);
    if (n > 0) expect(place - (places[n - 1] ?? 0)).toBeGreaterThanOrEqual(0.1 - 1e-9);
  }
  expect(spread(Array<number>(30).fill(0.5), 0.1)).toHaveLength(30);
});

describe('lanes', () => {
  const tale: Tale = {
    moments: [],
    plants: [{ position: 40, seat: 1, source: 'solar', region: 'EU', replaced: 'coal' }],
    goals: [],
    points: [
      { seat: 0, parts: [{ source: 'income', name: { key: 'points-income' }, amount: 12 }, { source: 'fines', name: { key: 'points-fines' }, amount: -2 }] },
      { seat: 1, parts: [{ source: 'plants', name: { key: 'points-plants' }, amount: 20 }, { source: 'coins', name: { key: 'points-coins' }, amount: 0 }] },
    ],
    air: [{ seat: 1, caused: 0, avoided: 40 }],
  };
  const outcome = { reason: 'decades', scores: [10, 20], winners: [1] };

  test('the winner first, with what he built when and what it kept out of the air', () => {
    const lanes = lanesOf([seat(0), seat(1)], outcome, tale, null, POINTS);
    expect(lanes.map((lane) => [lane.seat, lane.rank, lane.won, lane.score])).toEqual([
      [1, 1, true, 20],
      [0, 2, false, 10],
    ]);
    expect(lanes[0]?.plants).toEqual([{ at: 1.5, source: 'solar' }]);
    expect(lanes[0]?.avoided).toBe(40);
    expect(sourcesOf(lanes).map((part) => part.source)).toEqual(['plants', 'income', 'fines']);
  });

  test('without the tale the sheet says where points come from', () => {
    const sheet = { columns: [literal('Play'), literal('Coins')], rows: [[4, 6], [20, 0]] };
    const lanes = lanesOf([seat(0), seat(1)], outcome, null, sheet, POINTS);
    expect(lanes[1]?.parts.map((part) => part.amount)).toEqual([4, 6]);
    expect(lanes[0]?.parts).toHaveLength(1);
  });

  test('equal scores share a place', () => {
    const lanes = lanesOf([seat(0), seat(1), seat(2)], { reason: '', scores: [5, 9, 5], winners: [1] }, null, null, []);
    expect(lanes.map((lane) => lane.rank)).toEqual([1, 2, 2]);
  });
});

test('the last blow is what came in the last phase in which the air rose', () => {
  const draw = (before: number, after: number, plant: string, n: number) =>
    event({ phase: 'supply', changes: { co2: [before, after] }, words: { [`regions.${n}.spaces.0.plant`]: ['', plant] } });
  const log = [line(1, draw(100, 120, 'gas', 0)), line(2, event({ kind: 'Turn' })), line(3, draw(120, 160, 'coal', 1), event({ phase: 'supply' }), draw(160, 190, 'oil', 2))];
  expect(lastBlow(log, new Set(['coal', 'oil', 'gas']))).toEqual({ plants: ['coal', 'oil'], ppm: 70 });
  expect(lastBlow([], new Set())).toEqual({ plants: [], ppm: 0 });
});
