import { describe, expect, test } from 'vitest';
import type { EventView } from '../generated/server';
import { applied, settled } from './applied';
import { heard, seen } from './logs';
import type { View } from './view';

const event = (changes: EventView['changes'], words: EventView['words'] = {}, seat: number | null = 1): EventView => ({
  kind: '',
  facts: {},
  message: null,
  phase: '',
  seat,
  changes,
  words,
});

describe('a view in the middle of events', () => {
  const before: View = { co2: 200, regions: [{ owner: null, plant: null }, { owner: null, plant: null }], un: [1, 2, 3] };
  const after: View = { co2: 240, regions: [{ owner: 0, plant: 'solar' }, { owner: 1, plant: 'coal' }], un: [2, 3] };
  const build = event({}, { 'regions.0.plant': ['', 'solar'] }, 0);
  const land = event({ co2: [200, 240], 'regions.1.owner': [0, 1] }, { 'regions.1.plant': ['', 'coal'] });
  const goal = event({ 'un.0': [1, 2], 'un.1': [2, 3], 'un.2': [3, 0] });

  test('has what was told, and not what comes', () => {
    const middle = applied(before, after, [build], [land, goal]);
    expect(middle).toEqual({ ...before, regions: [{ owner: 0, plant: 'solar' }, { owner: null, plant: null }] });
  });

  test('keeps the parts that nothing touched', () => {
    const middle = applied(before, after, [build], [land, goal]) as { regions: unknown[]; un: unknown };
    expect(middle.regions[1]).toBe((before['regions'] as unknown[])[1]);
    expect(middle.un).toBe(before['un']);
  });

  test('takes a list that becomes shorter as a whole', () => {
    expect(applied(before, after, [build, land, goal], [])).toEqual(after);
    expect(applied(before, after, [goal], [build, land])['un']).toEqual([2, 3]);
  });

  test('shows an amount on its way', () => {
    const rises = [event({ co2: [200, 220] }), event({ co2: [220, 240] })];
    expect(applied(before, { ...before, co2: 240 }, rises.slice(0, 1), rises.slice(1))['co2']).toBe(220);
    const back = [event({ co2: [200, 260] }), event({ co2: [260, 200] })];
    expect(applied(before, { ...before }, back.slice(0, 1), back.slice(1))['co2']).toBe(260);
  });
});

test('the new view is made of the old one wherever nothing is new', () => {
  const before: View = { co2: 200, market: { price: 3 }, hand: [{ card: 1, main: { key: 'a' } }] };
  const now = settled(before, { co2: 230, market: { price: 3 }, hand: [{ card: 1, main: { key: 'a' } }] });
  expect(now).toEqual({ ...before, co2: 230 });
  expect(now['market']).toBe(before['market']);
  expect(now['hand']).toBe(before['hand']);
  expect(settled(before, structuredClone(before))).toBe(before);
});

describe.each(heard)('%s', (_, played) => {
  const positions = seen(played);
  const eventsBetween = (from: number, to: number) => played.lines.filter((line) => line.position > from && line.position <= to).flatMap((line) => line.events);

  test('all events told lead to the next view, none to the one before', () => {
    for (const [n, to] of positions.entries()) {
      const from = positions[n - 1];
      const [before, after] = [played.views[from ?? -1], played.views[to]];
      if (from === undefined || !before || !after) continue;
      const events = eventsBetween(from, to);
      expect(applied(before, after, events, [])).toEqual(after);
      if (events.length > 0) expect(applied(before, after, [], events)).toEqual(before);
      // With nothing left that touches a number, it is the new one; hands and goals are nobody else's business.
      const quiet: EventView = { ...event({}), seat: null };
      const open = (view: View) => ({ ...view, hand: null, forecast: null, air: null, ledger: null, players: (view['players'] as Record<string, unknown>[]).map((player) => ({ ...player, goal: null, goals: null, goals_offered: null, income: null })) });
      expect(open(applied(before, after, events, [quiet]))).toEqual(open(after));
    }
  });

  test('the air is right after every single event', () => {
    for (const [n, to] of positions.entries()) {
      const from = positions[n - 1];
      const [before, after] = [played.views[from ?? -1], played.views[to]];
      if (from === undefined || !before || !after) continue;
      const events = eventsBetween(from, to);
      let co2 = before['co2'];
      for (let told = 1; told <= events.length; told += 1) {
        co2 = events[told - 1]?.changes['co2']?.[1] ?? co2;
        expect(applied(before, after, events.slice(0, told), events.slice(told))['co2']).toBe(co2);
      }
    }
  });
});
