/** Every fixture of the boards in the made-up language: nothing is drawn or read out that is not in a catalogue. */
import { cleanup, render } from '@testing-library/svelte';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { boardOf, fixtures } from '../board/fixtures';
import { fixtures as policies, givenOf } from '../policy/fixtures';
import PolicyBoard from '../policy/PolicyBoard.svelte';
import type { AnyView } from '../board/view';
import type { Given } from '../stage/given';
import { idle } from '../stage/testing';
import { language, type Sayable, say } from '.';

/** Signs, units, and what names itself; people are called as in the fixtures. */
const PLAIN = /^(?:CO₂|ppm|CEP|AF|AS|EU|NA|OC|SA|[IVX]+)$/u;

beforeAll(async () => {
  await language.need('board', 'classic', 'second-chance', 'climate-policy', 'client-board', 'client-policy', 'client-stage');
  await language.choose('pseudo');
});
afterEach(cleanup);
afterAll(() => language.choose('en'));

/** What is left of a text outside the brackets: its words. */
function outside(text: string): string[] {
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/⟦[^⟦⟧]*⟧|⟦[^⟦⟧ ]*…/gu, ' '); // a name that is too long for its place is shortened
  }
  return (text.match(/[\p{L}⟦⟧][\p{L}₂]*/gu) ?? []).filter((word) => word.length > 1 || /[⟦⟧]/u.test(word));
}

/** What is drawn, what is read out, and what is asked, as far as it stands outside. */
function strange(container: HTMLElement, said: readonly (Sayable | null | undefined)[], names: readonly string[]): string[] {
  // Lines of one text are neighbours.
  const drawings = new Map<Element | null, string>();
  for (const { parentElement, textContent } of container.querySelectorAll('text')) {
    drawings.set(parentElement, `${drawings.get(parentElement) ?? ''} ${textContent}`);
  }
  const read = [...container.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label') ?? '');
  const people = new Set(names.flatMap((each) => [each, `${each}’s`]));
  const found = [...drawings.values(), ...read, ...said.map((each) => say(each, names))].filter((text) => outside(text).some((word) => !PLAIN.test(word) && !people.has(word)));
  return [...new Set(found)];
}

test.each([...fixtures])('%s', (_, fixture) => {
  const { options, names, question } = fixture;
  const { container } = render(boardOf(fixture), idle(fixture, { preview: options[0]?.preview ?? null }) as Given<AnyView> & Record<string, unknown>);
  expect(strange(container, [question, ...options.map((option) => option.label)], names)).toEqual([]);
});

test.each([...policies])('policy %s', (_, fixture) => {
  const { options, names, asked } = fixture;
  const { container } = render(PolicyBoard, givenOf(fixture, { preview: options[0]?.preview ?? null }));
  expect(strange(container, [asked?.question, ...options.map((option) => option.label)], names)).toEqual([]);
});
