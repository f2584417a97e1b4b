import { describe, expect, test } from 'vitest';
import { type Box, hung, overlap, type Side } from './placing';

const STAGE: Box = { left: 176, top: 56, right: 1074, bottom: 484 };
const SIZE = { width: 230, height: 90 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const cardOf = (place: { left: number; top: number }): Box => box(place.left, place.top, SIZE.width, SIZE.height);

describe('where a fan hangs', () => {
  test('below its place if there is room, with the arrow at it', () => {
    const place = hung(box(300, 100, 42, 42), SIZE, STAGE);
    expect(place.side).toBe('below');
    expect(place.top).toBe(154);
    expect(place.left + place.arrow).toBe(321);
  });

  test('above a place at the bottom', () => {
    expect(hung(box(600, 430, 42, 42), SIZE, STAGE).side).toBe('above');
  });

  test('never over the region it is about', () => {
    const europe = box(485, 60, 255, 200);
    const place = hung(box(555, 115, 42, 42), SIZE, STAGE, europe);
    expect(overlap(cardOf(place), europe)).toBe(0);
    const asia = box(750, 65, 310, 240);
    expect(overlap(cardOf(hung(box(820, 128, 42, 42), SIZE, STAGE, asia)), asia)).toBe(0);
  });

  test.each([
    [box(180, 60, 42, 42), 'below'],
    [box(1030, 60, 42, 42), 'below'],
    [box(180, 440, 42, 42), 'above'],
    [box(1150, 150, 42, 42), 'left'],
    [box(600, 640, 150, 100), 'above'],
    [box(20, 200, 100, 40), 'right'],
  ] as [Box, Side][])('stays inside and off its place: %o', (anchor, side) => {
    const place = hung(anchor, SIZE, STAGE);
    const card = cardOf(place);
    expect([card.left >= STAGE.left, card.top >= STAGE.top, card.right <= STAGE.right, card.bottom <= STAGE.bottom]).toEqual([true, true, true, true]);
    expect(overlap(card, anchor)).toBe(0);
    if (anchor.left > STAGE.right || anchor.top > STAGE.bottom || anchor.right < STAGE.left) expect(place.side).toBe(side);
  });

  test('covers rather the region than the place if nothing else is left', () => {
    const small: Box = { left: 0, top: 0, right: 300, bottom: 260 };
    const place = hung(box(100, 100, 40, 40), SIZE, small, small);
    expect(overlap(cardOf(place), box(100, 100, 40, 40))).toBe(0);
  });
});
