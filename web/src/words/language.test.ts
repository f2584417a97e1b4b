import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import Said from '../parts/Said.svelte';
import { COMPLETE, known, language, LANGUAGES, literal, message, ownName, parts, same, say, seat, suited, t } from '.';

afterEach(() => language.choose('en'));

test('there are English, German and what is begun, and they call themselves so', () => {
  expect(COMPLETE.slice(0, 2)).toEqual(['en', 'de']);
  expect(LANGUAGES.slice(0, 2).map(ownName)).toEqual(['English', 'Deutsch']);
  expect(LANGUAGES.map(ownName)).toContain('Português');
});

test('what a language that is only begun lacks is said in English', async () => {
  await language.choose('pt');
  expect(t('ui-name')).toBe('Keeling');
  expect(say(message('region-EU'))).toBe('Europa');
  expect(language.tag).toBe('pt-PT');
});

test('the browser’s preference is followed as far as there is a catalogue', () => {
  expect(suited(['de-AT', 'en'])).toBe('de');
  expect(suited(['fr', 'de', 'en'])).toBe('de');
  expect(suited(['fr'])).toBe('en');
  expect(suited([])).toBe('en');
});

test('what is on the page follows the language at once', async () => {
  const { container } = render(Said, { said: message('ui-log-join', { player: seat(1) }), names: ['Ada', 'Mei'], under: 1 });
  expect(container.textContent?.trim()).toBe('Mei sits down.');
  await language.choose('de');
  await tick();
  expect(container.textContent?.trim()).toBe('Mei setzt sich.');
  expect(language.tag).toBe('de');
  await language.choose('pseudo');
  await tick();
  expect(container.textContent?.trim()).toMatch(/^⟦Mei si+ts doo?wn\.⟧$/);
  expect(language.tag).toBe('en');
});

test('things are drawn before their names', () => {
  const said = message('ui-tip-space-green', { decade: 2, source: 'source-solar', owner: seat(0) });
  const { container } = render(Said, { said, names: ['Ada'] });
  const things = [...container.querySelectorAll('[data-thing]')];
  expect(things.map((each) => each.getAttribute('data-thing'))).toEqual(['source-solar', 'seat-0']);
  for (const thing of things) expect(thing.querySelector('svg')).not.toBeNull();
});

test('what is no message stays as it is', () => {
  expect(say('A sentence.')).toBe('A sentence.');
  expect(say(literal('notation'))).toBe('notation');
  expect(say(null)).toBe('');
  expect(parts('as it is')).toEqual(['as it is']);
  expect(known('ui-name')).toBe(true);
  expect(t('ui-nothing-like-this')).toBe('⟦ui-nothing-like-this⟧');
  expect(same(message('ui-name'), { key: 'ui-name' })).toBe(true);
});
