import { describe, expect, test } from 'vitest';
import { curveOf, upTo } from './curve';
import { game, heard, seen } from './logs';

const last = (name: string) => {
  const played = game(name);
  return { played, view: played.views[seen(played).at(-1) ?? 0] ?? {} };
};

describe.each(heard.map(([name]) => name))('the curve of %s', (name) => {
  const { played, view } = last(name);
  const curve = curveOf(played.lines, view);

  test('begins with the first decade, never goes back in time, and ends with what the air holds', () => {
    expect(curve[0]?.at).toBe(0);
    for (const [n, point] of curve.entries()) expect(point.at).toBeGreaterThanOrEqual(curve[n - 1]?.at ?? 0);
    expect(curve.at(-1)).toMatchObject({ ppm: view['co2'] });
    expect(curve.at(-1)?.at).toBeLessThanOrEqual(view['decades'] as number);
  });

  test('of whoever looks back is the beginning of the whole one, and ends with the air of then', () => {
    const positions = seen(played);
    for (const position of positions) {
      const then = played.views[position] ?? {};
      const past = curveOf(upTo(played.lines, position), then);
      expect(past.at(-1)).toMatchObject({ ppm: then['co2'] });
      expect(past.at(-1)?.at).toBeLessThanOrEqual(curve.at(-1)?.at ?? 0);
      for (const point of past.slice(0, -2)) expect(curve).toContainEqual(point);
    }
    expect(positions.length).toBeGreaterThan(3);
  });

  test('has every amount of the log, in order', () => {
    const amounts = played.lines.flatMap((line) => line.events.flatMap((event) => (event.phase !== 'setup' && event.changes['co2'] ? [event.changes['co2'][1]] : [])));
    const drawn = curve.map((point) => point.ppm);
    let from = 0;
    for (const amount of amounts) {
      from = drawn.indexOf(amount, from);
      expect(from).toBeGreaterThanOrEqual(0);
    }
  });

  test('is level between the turns of different decades: what happens between turns is a cliff', () => {
    for (const line of played.lines) {
      const between = line.events.filter((event) => event.phase !== '' && event.phase !== 'setup' && event.changes['co2']);
      const times = new Set(curve.filter((point) => between.some((event) => event.changes['co2']?.includes(point.ppm)) && point.position === line.position).map(({ at }) => at));
      expect(times.size).toBeLessThanOrEqual(2);
    }
  });
});

test('a classic supply phase stands at the begin of its decade, that of a team at the end', () => {
  const classic = last('classic3');
  const cliff = curveOf(classic.played.lines, classic.view).filter((point) => point.position === 47);
  expect(cliff.map(({ at, ppm }) => [at, ppm])).toEqual([
    [1, 200],
    [1, 220],
    [1, 240],
    [1, 280],
  ]);
  const team = last('team2');
  const first = curveOf(team.played.lines, team.view).filter((point) => point.position === 51 || point.position === 52);
  expect(first.map(({ at, ppm }) => [at, ppm])).toEqual([
    [1, 400],
    [1, 440],
    [1, 470],
    [1, 510],
    [1, 540],
    [1, 410],
  ]);
});

test('a game without CO2 has none, and one without a log begins and ends with now', () => {
  expect(curveOf([], { heaps: [3, 4] })).toEqual([]);
  expect(curveOf([], null)).toEqual([]);
  expect(curveOf([], { co2: 200, players: [], rounds: 3 })).toEqual([{ at: 0, ppm: 200, position: 0 }]);
});
