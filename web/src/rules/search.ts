/** Searching guides, glossary and rules: every word must be there, in any order and case. */
import type { Guide, Rule, Term } from '../generated/api';
import { ruleName } from '../lib/called';
import { rulesAt } from '../lib/rules.svelte';
import { say, t } from '../words';

export interface Found {
  readonly kind: 'section' | 'term' | 'rule';
  readonly key: string;
  readonly heading: string;
  readonly said: string;
  readonly address: string;
}

/** As many of a kind are shown. */
export const MOST = 12;

const fold = (text: string): string => text.toLowerCase().replaceAll('₂', '2');
export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Whether all words are in a text. */
export const holds = (text: string, words: readonly string[]): boolean => {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
};

export function inGuide(guide: Guide, words: readonly string[]): Found[] {
  return guide.sections.flatMap((section) => {
    const heading = say(section.heading);
    const lines = section.lines.map((line) => say(line.said));
    const line = lines.find((each) => holds(`${heading} ${each}`, words)) ?? (holds([heading, ...lines].join(' '), words) ? lines[0] : undefined);
    return line === undefined ? [] : [{ kind: 'section', key: `${guide.title}/${section.name}`, heading, said: line, address: rulesAt(guide.title, section.name) } as const];
  });
}

export const inGlossary = (terms: readonly Term[], words: readonly string[]): Found[] =>
  terms
    .map((term) => ({ kind: 'term', key: term.key, heading: t(term.key), said: t(`${term.key}.help`), address: `${rulesAt('glossary')}#${term.key}` }) as const)
    .filter((found) => holds(`${found.heading} ${found.said}`, words))
    .sort((a, b) => Number(holds(b.heading, words)) - Number(holds(a.heading, words)));

export const inRules = (rules: readonly Rule[], words: readonly string[]): Found[] =>
  rules
    .map((rule) => ({ kind: 'rule', key: rule.id, heading: `${rule.id} ${ruleName(rule.id)}`, said: rule.text, address: `/rules/atoms/${rule.id}` }) as const)
    .filter((found) => holds(`${found.heading} ${found.said}`, words))
    .sort((a, b) => Number(holds(b.heading, words)) - Number(holds(a.heading, words)));
