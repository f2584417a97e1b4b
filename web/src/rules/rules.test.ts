/** The rules: what explains what, what is found, and how the text of a rule is read. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Guide } from '../generated/api';
import { language } from '../words';
import { asQuery, queryOf, rulesAt } from '../lib/rules.svelte';
import { belongs, explaining, pieces, variantsIn } from './book.svelte';
import { holds, inGlossary, inGuide, inRules, wordsOf } from './search';

const section = (name: string, more: Partial<Guide['sections'][number]>): Guide['sections'][number] => ({
  name, heading: { key: `guide-${name}` }, picture: null, lines: [], grid: null, terms: [], verbs: [], asks: [], places: [], ...more,
});
const guide: Guide = {
  title: 'classic',
  prefixes: ['C'],
  variants: [],
  rules: { 'C-MKT-07': 'ceps', 'C-PRO-01': 'propose' },
  sections: [
    section('propose', { verbs: ['propose'], asks: ['GrantResearch'], places: ['slot:'], lines: [{ form: 'text', rules: ['C-PRO-03'], said: { key: 'guide-propose-nobody' } }] }),
    section('ceps', { verbs: ['market'], places: ['market'], lines: [{ form: 'note', rules: ['C-MKT-09'], said: { key: 'guide-ceps-region' } }] }),
  ],
};

beforeAll(() => language.need('guide', 'terms', 'rules', 'client-rules'));

describe('what explains something', () => {
  test('a rule, a verb, a question and a place each have their section', () => {
    expect(explaining(guide, { title: 'classic', rule: 'C-MKT-07' })?.name).toBe('ceps');
    expect(explaining(guide, { title: 'classic', verb: 'market' })?.name).toBe('ceps');
    expect(explaining(guide, { title: 'classic', ask: 'GrantResearch' })?.name).toBe('propose');
    expect(explaining(guide, { title: 'classic', place: 'slot:EU-money' })?.name).toBe('propose');
    expect(explaining(guide, { title: 'classic', rule: 'Z-1' })).toBeUndefined();
    expect(explaining(guide, { title: 'classic', ask: 'Nobody' })).toBeUndefined();
  });

  test('a beginning with a colon has all places behind it, a word only itself', () => {
    expect(belongs('slot:EU-money', 'slot:')).toBe(true);
    expect(belongs('market', 'market')).toBe(true);
    expect(belongs('marketing', 'market')).toBe(false);
  });
});

describe('what differs at a table', () => {
  const variant = { option: 'stop_blocks', value: 'both', usual: 'sell', rule: 'C-MKT-07' };

  test('an option belongs to the section that explains its rule', () => {
    const here = { ...guide, variants: [variant] };
    expect(guide.sections.map((each) => variantsIn(here, each).length)).toEqual([0, 1]);
  });

  test('only what differs stands in an address, and nothing without a title', () => {
    expect(rulesAt('classic', 'ceps', queryOf([variant]))).toBe('/rules/classic/ceps?stop_blocks=both');
    expect(rulesAt('classic', '', asQuery({}))).toBe('/rules/classic');
    expect(rulesAt('', '', asQuery({ auction: true }))).toBe('/rules');
  });
});

describe('the search', () => {
  test('every word must be there, in any order and case', () => {
    expect(holds('The CO₂ falls', wordsOf('falls co2'))).toBe(true);
    expect(holds('The CO₂ falls', wordsOf('falls oil'))).toBe(false);
    expect(wordsOf('  ')).toEqual([]);
  });

  test('guides, words and rules are found, and nothing where nothing is', () => {
    expect(inGuide(guide, wordsOf('gift proposal')).map((found) => found.address)).toEqual(['/rules/classic/propose']);
    const terms = [{ key: 'term-cep', rules: [], sections: [] }, { key: 'term-bank', rules: [], sections: [] }];
    expect(inGlossary(terms, wordsOf('emission permit')).map((found) => found.key)).toEqual(['term-cep']);
    expect(inRules([{ id: 'C-CON-03', text: 'As many as cubes.' }], wordsOf('c-con-03 cubes')).map((found) => found.address)).toEqual(['/rules/atoms/C-CON-03']);
    expect(inGuide(guide, wordsOf('elephant'))).toEqual([]);
  });
});

test('the text of a rule is read with its marks', () => {
  expect(pieces('See C-SCI-10 ff. *inferred* [D:active] `opt` {000 §1}').map(({ kind, text }) => `${kind}:${text.trim()}`)).toEqual([
    'words:See', 'rule:C-SCI-10', 'words:ff.', 'marked:inferred', 'words:', 'note:[D:active]', 'words:', 'words:opt', 'words:', 'note:000 §1',
  ]);
});

const sources = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });

test('wherever a rule is shown by its id, it leads to its text in the words of the title', () => {
  const shown = Object.entries(sources).flatMap(([file, text]) => [...text.matchAll(/<RuleLink [^>]*>/g)].map(([tag]) => [file, tag] as const));
  expect(shown.map(([file]) => file)).toEqual(expect.arrayContaining(['../play/Refusal.svelte', '../parts/OptionRow.svelte', '../parts/TablePanel.svelte']));
  for (const [file, tag] of shown) expect(tag, file).toMatch(/title/);
  for (const [file, text] of Object.entries(sources)) if (/\{(reason|option|each)\.rule\}/.test(text)) expect(text, file).toContain('<RuleLink');
});
