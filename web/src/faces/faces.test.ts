import { describe, expect, test } from 'vitest';
import { fixtures } from '../board/fixtures';
import type { View } from '../lib/table.svelte';
import { inWords } from '../lib/words';
import { faceOf } from '.';

const NAMES = ['Ada', 'Chidi', 'Mei', 'Lucía', 'Tomasz'];
const classic = faceOf('classic');

describe.each([...fixtures])('classic in words: %s', (_name, { view: shown, options }) => {
  const view = shown as unknown as View;

  test('every place and every kind of option has a name', () => {
    for (const option of options) {
      for (const anchor of option.anchors) {
        const name = classic.anchorName(anchor, view, NAMES);
        expect(name).not.toMatch(/undefined|NaN|:/);
        expect(name.trim()).not.toBe('');
      }
      expect(classic.kindName(option.notation.split(' ')[0] ?? '')).toMatch(/^[A-Z]/);
    }
  });

  test('previews are said with names, own numbers first', () => {
    for (const option of options) {
      const lines = inWords(option.preview ?? {}, classic, view, NAMES, 0);
      const seats = lines.map((line) => (line.seat === null ? 2 : line.seat === 0 ? 0 : 1));
      expect(seats).toEqual([...seats].sort());
      for (const line of lines) expect(`${line.name} ${line.before} ${line.after}`).not.toMatch(/undefined|NaN|players\./);
    }
  });

  test('headline, facts and charts', () => {
    expect(classic.headline(view)).toMatch(/ppm$/);
    expect(classic.facts(view, 0)).toHaveLength(4);
    expect(classic.charts(view, NAMES).map((chart) => chart.key)).toEqual(['co2', 'score', 'money']);
  });
});

test('a title without a face of its own is still shown in words', () => {
  const plain = faceOf('something new');
  expect(plain.kindName('place-token')).toBe('Place token');
  expect(plain.anchorName('slot:EU-money', null, [])).toBe('slot EU money');
  expect(inWords({ 'players.1.score': [1, 3], 'some.number': [0, 2] }, plain, {}, NAMES, 0)).toMatchObject([
    { name: 'Chidi: score', by: 2 },
    { name: 'some number', by: 2 },
  ]);
});
