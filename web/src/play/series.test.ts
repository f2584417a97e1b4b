import { expect, test } from 'vitest';
import { Series } from './series';

const page = document.createElement('div');
page.innerHTML = '<button class="end" data-action="1"></button><button class="step"></button><div class="bar"><button class="next again"></button></div>';

/** A click on an element of the page, so many milliseconds after the beginning. */
function click(selector: string, at: number, { x = 5, detail = 1 } = {}): MouseEvent {
  const target = page.querySelector(selector);
  return { target, timeStamp: at, clientX: x, clientY: 5, detail } as unknown as MouseEvent;
}

test('what decides is taken once, however often it is clicked', () => {
  const series = new Series();
  expect([1000, 1100, 1200].map((at) => series.counts(click('.end', at)))).toEqual([true, false, false]);
  expect(series.counts(click('.end', 1800))).toBe(true);
});

test('what decides nothing can be clicked fast', () => {
  const series = new Series();
  expect([1000, 1100].map((at) => series.counts(click('.step', at)))).toEqual([true, true]);
  expect([3000, 3100].map((at) => series.counts(click('.next', at)))).toEqual([true, true]);
});

test('nothing else is hit in the place of the first', () => {
  const series = new Series();
  expect(series.counts(click('.next', 1000))).toBe(true);
  expect(series.counts(click('.step', 1100))).toBe(false);
  expect(series.counts(click('.step', 1200, { x: 50 }))).toBe(true);
});

test('the browser’s own count holds on a slow machine, and keys are no clicks', () => {
  const series = new Series();
  series.counts(click('.end', 1000));
  expect(series.counts(click('.end', 2000, { detail: 2 }))).toBe(false);
  expect(series.counts(click('.end', 2100, { detail: 0 }))).toBe(true);
});
