import { expect, test } from 'vitest';
import { patched } from './patches';

const state = { heaps: [{ size: 5 }, { size: 4 }], asked: null, log: ['old'] };

test('a list holds a new value, an object leads to where something has changed', () => {
  expect(patched(state, { heaps: { '1': { size: [3] } } })).toEqual({ heaps: [{ size: 5 }, { size: 3 }], asked: null, log: ['old'] });
  expect(patched(state, { asked: [{ player: 1 }] })).toMatchObject({ asked: { player: 1 } });
  expect(patched(state, { log: [[]], asked: [null] })).toEqual({ ...state, log: [] });
});

test('what was there before stays as it was, and what is equal is shared', () => {
  const after = patched(state, { heaps: { '1': { size: [3] } } }) as typeof state;
  expect(state.heaps[1]).toEqual({ size: 4 });
  expect(after.heaps[0]).toBe(state.heaps[0]);
});
