import { describe, expect, test } from 'vitest';
import type { Credit, ReviewView } from '../../generated/api';
import { amountsIn, apart, chancesAt, nearestTo, sourcesOf, turningAt } from './figures';

const gain = (seat: number | null, source: string, goods: Record<string, number>): Credit => ({ position: 1, seat, source, told: null, goods });

describe('the figures of a review', () => {
  test('sources of a seat are added up, what gave most points first', () => {
    const gains = [gain(0, 'income', { money: 30 }), gain(0, 'plant', { score: 4, money: -10 }), gain(1, 'plant', { score: 9 }), gain(0, 'plant', { score: 2 })];
    const found = sourcesOf(gains, 0);
    expect(found.map((each) => each.source)).toEqual(['plant', 'income']);
    expect(found[0]?.goods).toEqual({ score: 6, money: -10 });
    expect(found[0]?.gains).toHaveLength(2);
    expect(sourcesOf(gains, null)).toEqual([]);
  });

  test('points come before other goods, and nothing is not told', () => {
    expect(amountsIn({ money: -3, cubes: 0, score: 2 })).toEqual([['score', 2], ['money', -3]]);
  });

  test('the nearest point of the axis is found, also beyond its ends', () => {
    expect([-1, 0.1, 0.6, 2].map((share) => nearestTo([0, 0.5, 0.75], share))).toEqual([0, 0, 1, 2]);
    expect(nearestTo([], 0.4)).toBe(0);
  });

  test('chances hold until the next point', () => {
    const curves = [0, 5, 9].map((position) => ({ position, survival: position / 10, winning: [], games: 1 }));
    expect([0, 4, 5, 8, 40].map((position) => chancesAt(curves, position)?.position)).toEqual([0, 0, 5, 5, 9]);
    expect(chancesAt([], 3)).toBeNull();
  });

  test('a position within a turn leads to the turning point of the turn', () => {
    const review = {
      decisions: [0, 1, 2, 3].map((position) => ({ position, turn: position < 1 ? 0 : 1 })),
      turning_points: [{ position: 1 }],
    } as unknown as ReviewView;
    expect([0, 1, 3, 9].map((position) => turningAt(review, position))).toEqual([null, 0, 0, null]);
  });

  test('marks at the end of the curves stand apart and inside', () => {
    const found = apart([0.5, 0.5, 0.5, 1, 0], 0.2);
    const sorted = [...found].sort((a, b) => a - b);
    sorted.slice(1).forEach((height, n) => expect(height - (sorted[n] ?? 0)).toBeGreaterThan(0.199));
    expect(sorted[0]).toBeGreaterThanOrEqual(0);
    expect(sorted.at(-1)).toBeLessThanOrEqual(1.0001);
  });
});
