import { afterEach, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';

const pitches: number[] = [];

class Node {
  readonly gain = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  constructor(_on: unknown, given: { frequency?: number }) {
    if (given.frequency !== undefined) pitches.push(given.frequency);
  }
  connect = <T>(next: T): T => next;
  start(): void {}
  stop(): void {}
}

/** A browser that lets sounds be heard when `allowed` is. */
async function browser(allowed: Promise<void>): Promise<typeof import('./sound')> {
  vi.resetModules();
  vi.stubGlobal('OscillatorNode', Node);
  vi.stubGlobal('GainNode', Node);
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly currentTime = 0;
      readonly destination = {};
      resume = (): Promise<void> => allowed;
    },
  );
  const { settings: fresh } = await import('./settings.svelte');
  fresh.sound = true;
  pitches.length = 0;
  return import('./sound');
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a sound is heard, tone by tone', async () => {
  const { hear } = await browser(Promise.resolve());
  hear('turn');
  await Promise.resolve();
  expect(pitches).toEqual([659, 880]);
});

test('nothing is heard unless the setting says so, and it does not by itself', async () => {
  expect(settings.sound).toBe(false);
  const { hear } = await browser(Promise.resolve());
  (await import('./settings.svelte')).settings.sound = false;
  hear('turn');
  await Promise.resolve();
  expect(pitches).toEqual([]);
});

test('what a browser holds back too long is dropped', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let allow = (): void => {};
  const { hear } = await browser(new Promise((resolve) => (allow = resolve)));
  hear('turn');
  vi.advanceTimersByTime(5000);
  allow();
  await Promise.resolve();
  await Promise.resolve();
  expect(pitches).toEqual([]);
});

test('where there is no sound at all nothing happens', async () => {
  const { hear } = await browser(Promise.resolve());
  vi.stubGlobal('AudioContext', undefined);
  expect(() => hear('done')).not.toThrow();
});
