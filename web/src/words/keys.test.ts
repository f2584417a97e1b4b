/** The client's catalogues against its code: no key is missing or unused, and all complete languages have the same. */
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { catalogue, COMPLETE } from './catalogues';

const AREAS = [
  'client',
  'client-board',
  'client-stage',
  'client-rails',
  'client-policy',
  'client-story',
  'client-play',
  'client-pages',
  'client-review',
  'client-learn',
  'client-puzzles',
  'client-rules',
  'client-reports',
  'client-whatif',
  'advice',
];
const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts', '!../generated/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = Object.values(sources).join('\n');

const entries = async (language: string) =>
  new Map(
    (await Promise.all(AREAS.map((area) => catalogue(language, area)))).flatMap((text) =>
      new FluentResource(text).body.map((entry) => [entry.id, entry] as const),
    ),
  );
const written = async (language: string) =>
  (await Promise.all(AREAS.map((area) => catalogue(language, area)))).join('\n').match(/^[a-z][\w-]*(?= =)/gm) ?? [];

/** Keys as they stand in code, and the beginnings of those that code puts together. */
const used = new Set(code.match(/(?<=['"`])ui-[\w-]+(?=['"`])/g) ?? []);
const begun = [...new Set(code.match(/(?<=`)ui-[\w-]*-(?=\$\{)/g) ?? [])];

describe('the words of the client', () => {
  test('every key in the code stands in the catalogue', async () => {
    const english = await entries('en');
    expect([...used].filter((key) => !english.has(key))).toEqual([]);
    expect(begun.filter((beginning) => ![...english.keys()].some((key) => key.startsWith(beginning)))).toEqual([]);
  });

  test('every key of the catalogue is used, by the code or by another message', async () => {
    const english = await entries('en');
    const referred = new Set(JSON.stringify([...english.values()]).match(/(?<="name":")ui-[\w-]+/g) ?? []);
    const unused = [...english.keys()].filter(
      (key) => !used.has(key) && !referred.has(key) && !begun.some((beginning) => key.startsWith(beginning)),
    );
    expect(unused).toEqual([]);
  });

  test.each(COMPLETE)('%s: has the same keys with the same arguments, and every entry can be read', async (language) => {
    const [english, other] = [await entries('en'), await entries(language)];
    expect([...other.keys()].sort()).toEqual([...new Set(await written(language))].sort());
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    const variables = (entry: unknown) => [...new Set(JSON.stringify(entry).match(/(?<="type":"var","name":")\w+/g))].sort();
    for (const [key, entry] of english) expect(variables(other.get(key)), key).toEqual(variables(entry));
  });
});
