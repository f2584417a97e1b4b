/** The guides, the glossary and the rules, each fetched once and kept as long as the page lives. */
import { SvelteMap } from 'svelte/reactivity';
import { faceOf } from '../faces';
import type { Guide, Rule, Section, Term, Variant } from '../generated/api';
import { ApiError, api } from '../lib/api';
import { saidOf } from '../lib/attempt.svelte';
import type { About } from '../lib/rules.svelte';
import { ELSEWHERE, language, type Sayable } from '../words';

/** What every page of the rules says. */
const AREAS = ['client-rules', 'guide', 'terms', 'rules'];

class Book {
  /** By title, or by title and options of a game; null for one that has none. */
  readonly guides = new SvelteMap<string, Guide | null>();
  terms: readonly Term[] | null = $state.raw(null);
  rules: readonly Rule[] | null = $state.raw(null);
  /** Why something could not be fetched. */
  error: Sayable | null = $state.raw(null);
  /** Whether the words are here. */
  worded = $state(false);

  async words(...titles: readonly string[]): Promise<void> {
    const faces = titles.filter(Boolean).map((title) => faceOf(title));
    await language.need(...AREAS, ...new Set(faces.flatMap((face) => [face.catalogue ?? ELSEWHERE, ...face.areas])));
    this.worded = true;
  }

  /** The guide to a title, and what is needed to say it; null if there is none. */
  async guide(title: string, options = ''): Promise<Guide | null> {
    await this.words(title);
    const name = title + options;
    const known = this.guides.get(name);
    if (known !== undefined) return known;
    const fetched = await this.fetch(() => api.guide(title, options));
    if (fetched !== undefined) this.guides.set(name, fetched);
    return fetched ?? null;
  }

  async glossary(): Promise<void> {
    this.terms ??= (await this.fetch(() => api.glossary()))?.terms ?? null;
  }

  async allRules(): Promise<void> {
    this.rules ??= (await this.fetch(() => api.rules()))?.rules ?? null;
  }

  readonly texts: ReadonlyMap<string, string> = $derived(new Map((this.rules ?? []).map((rule) => [rule.id, rule.text])));

  /** What the server has; null if there is no such thing, undefined if it could not be asked, which `error` says. */
  private async fetch<T>(ask: () => Promise<T>): Promise<T | null | undefined> {
    this.error = null;
    try {
      return await ask();
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 404) return null;
      this.error = saidOf(problem);
      return undefined;
    }
  }
}

export const book = new Book();

/** The section of a guide that explains it; undefined if none does. */
export function explaining(guide: Guide, about: About): Section | undefined {
  const { rule, ask, verb, place } = about;
  const named = (name: string | undefined) => guide.sections.find((section) => section.name === name);
  if (rule !== undefined) return named(guide.rules[rule]);
  if (verb !== undefined) return guide.sections.find((section) => section.verbs.includes(verb));
  if (ask !== undefined) return guide.sections.find((section) => section.asks.includes(ask));
  if (place !== undefined) return aboutPlace(guide, place);
  return undefined;
}

/** What differs in a section: options whose rule it explains. */
export const variantsIn = (guide: Guide, section: Section): readonly Variant[] => guide.variants.filter(({ rule }) => guide.rules[rule] === section.name);

/** The section about a place: the first that names it first, or else as one of several. */
function aboutPlace(guide: Guide, place: string): Section | undefined {
  const ranked = guide.sections.map((section) => ({ section, rank: section.places.findIndex((each) => belongs(place, each)) })).filter(({ rank }) => rank >= 0);
  return ranked.sort((a, b) => a.rank - b.rank)[0]?.section;
}

/** Whether an anchor is one of the places that begin so: `slot:` has all `slot:EU-money`, `market` only itself. */
export const belongs = (anchor: string, beginning: string): boolean =>
  beginning.endsWith(':') ? anchor.startsWith(beginning) : anchor === beginning || anchor.startsWith(`${beginning}:`);

/** A piece of a rule's text: words, the id of another rule, what is marked, or a note (where it is printed, what kind it is). */
export interface Piece {
  readonly kind: 'words' | 'rule' | 'marked' | 'note';
  readonly text: string;
}

const PIECE = /\b((?:[A-Z]{1,2}-[A-Z]+|[BG])-\d+)\b|\*([^*]+)\*|(\{[^}]*\}|\[[A-Z][^\]]*\])|`([^`]+)`/g;

/** The text of a rule in pieces, its marks read as they are meant. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(PIECE)) {
    if (match.index > from) found.push({ kind: 'words', text: text.slice(from, match.index) });
    const [whole, rule, marked, note, code] = match;
    if (rule !== undefined) found.push({ kind: 'rule', text: rule });
    else if (marked !== undefined) found.push({ kind: 'marked', text: marked });
    else if (note !== undefined) found.push({ kind: 'note', text: note.startsWith('{') ? note.slice(1, -1) : note });
    else found.push({ kind: 'words', text: code ?? whole });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: 'words', text: text.slice(from) });
  return found;
}
