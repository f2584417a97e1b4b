/** The strip as a page shows it: what it says, and how it goes on. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { State } from '../generated/server';
import { game } from '../lib/logs';
import { settings } from '../lib/settings.svelte';
import { Stories } from '../lib/stories.svelte';
import type { TableStore } from '../lib/table.svelte';
import StoryStrip from './StoryStrip.svelte';

const played = game('classic3');

/** A table in the middle of the second decade's end; nothing goes on by itself. */
function table(): { store: TableStore; stories: Stories } {
  const log = played.lines.slice(0, 89);
  const stories = new Stories(() => ({ title: 'classic', seat: 0, log, away: false }), { after: (_, run) => (run(), () => {}) });
  const state = (position: number) => ({ seq: position + 1, seat: 0, view: played.views[position] }) as unknown as State;
  stories.hear(null, state(82), []);
  stories.hear(state(82), state(88), played.lines.slice(83, 89));
  return { stories, store: { stories, names: played.names } as unknown as TableStore };
}

let shown: Record<string, unknown>;
let stories: Stories;
beforeEach(() => {
  settings.speed = 'step';
  const made = table();
  stories = made.stories;
  shown = mount(StoryStrip, { target: document.body, props: { store: made.store } });
  flushSync();
});
afterEach(async () => {
  await unmount(shown);
  document.body.textContent = '';
  settings.speed = 'normal';
});

const text = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent?.replace(/\s+/g, ' ').trim());
const press = (key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}) => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  flushSync();
};
const until = (kind: string) => {
  for (let n = 0; n < 40 && stories.now?.beat.kind !== kind; n += 1) stories.goOn();
  flushSync();
};

test('a supply phase: the year, the plants, the sum, and the stage of the decade', () => {
  until('supply');
  expect(text('.story .act')).toEqual(['1990']);
  expect(text('.story li')).toEqual(['+20 Africa', '+40 Asia', '+40 Oceania']);
  expect(text('.story .sum [aria-hidden]')).toEqual(['280 → 380']);
  expect(text('.stages [aria-current]')).toEqual(['Supply']);
});

test('a disaster: the region, who pays, and who does not', () => {
  until('disaster');
  expect(text('.story .act')).toEqual(['South America']);
  expect(text('.story li')).toEqual(['3 −1 Mei', '1 −1 Ada']);
  expect(text('.story .spared')).toEqual(['nothing for Chidi']);
});

test('Space goes on once, also if it is held down, but not in a field', () => {
  until('supply');
  press(' ', document.body, { repeat: true });
  expect(stories.now?.beat.kind).toBe('supply');
  const field = document.createElement('input');
  document.body.append(field);
  press(' ', field);
  expect(stories.now?.beat.kind).toBe('supply');
  press(' ');
  expect(stories.now?.beat.kind).toBe('disaster');
});

test('skipping shows the board as it is', () => {
  document.querySelector<HTMLElement>('.skip')?.click();
  flushSync();
  expect(stories.now).toBeNull();
  expect(document.querySelector('.tale')).toBeNull();
  expect(stories.shownView).toEqual(played.views[88]);
});
