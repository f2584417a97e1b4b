import { describe, expect, it } from 'vitest';
import { blockOf, lineOf, pointsOf, scaleOf, ticksOf } from './air';

const GRAPH = { left: 40, right: 166, top: 2, bottom: 340 };
const CLASSIC = { lowest: 0, highest: 530, danger: 350, defeat: 500, lost: false, heat: 2 };
const TEAM = { lowest: 390, highest: 510, danger: null, defeat: 500, lost: false, heat: 2 };

describe('the scale', () => {
  it('keeps everything in its frame', () => {
    const { x, y } = scaleOf(GRAPH, CLASSIC, 5);
    expect([x(0), x(5), x(9)]).toEqual([40, 166, 166]);
    expect([y(0), y(530), y(900), y(-30)]).toEqual([340, 2, 2, 340]);
  });

  it('has round numbers that stand clear of the limits', () => {
    expect(ticksOf(CLASSIC, scaleOf(GRAPH, CLASSIC, 5))).toEqual([100, 200, 300, 400]);
    expect(ticksOf({ ...CLASSIC, danger: 400 }, scaleOf(GRAPH, CLASSIC, 5))).toEqual([100, 200, 300]);
    expect(ticksOf(TEAM, scaleOf(GRAPH, TEAM, 4))).toEqual([400, 420, 440, 460, 480]);
  });
});

describe('the curve', () => {
  const curve = [
    { at: 0, ppm: 200, position: 0 },
    { at: 1, ppm: 300, position: 9 },
  ];

  it('ends now, and in a story at what the air holds then', () => {
    expect(pointsOf({ curve, co2: 300, decade: 2 })).toBe(curve);
    expect(pointsOf({ curve, co2: 340, decade: 2 }).at(-1)).toEqual({ at: 1, ppm: 340 });
    expect(pointsOf({ curve: [], co2: 200, decade: 1 })).toEqual([{ at: 0, ppm: 200 }]);
  });

  it('is a line through its points', () => {
    expect(lineOf(curve, scaleOf({ left: 0, right: 50, top: 0, bottom: 530 }, CLASSIC, 5))).toBe('M0 330L10 230');
  });
});

describe('what comes next', () => {
  const scale = scaleOf(GRAPH, CLASSIC, 5);

  it('stands in its decade between the least and the most', () => {
    const block = blockOf({ decade: 4, least: 80, most: 120 }, 300, 2.3, scale);
    expect(block.x).toBeCloseTo(40 + 3 * scale.step + 1, 0);
    expect([block.top, block.bottom]).toEqual([scale.y(420), scale.y(380)]);
  });

  it('stays right of now, inside the frame, and is seen where it lies beyond the scale', () => {
    const now = blockOf({ decade: 2, least: 20, most: 40 }, 300, 1.9, scale);
    expect(now.x).toBeGreaterThan(scale.x(1.9));
    const last = blockOf({ decade: 6, least: 200, most: 240 }, 480, 4.9, scale);
    expect(last.x + last.width).toBeLessThanOrEqual(GRAPH.right);
    expect(last.bottom - last.top).toBeGreaterThanOrEqual(12);
  });
});
