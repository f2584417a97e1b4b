/** Which rule somebody wants to read over the table, and which of its places are shown on the board. */

import type { Variant } from '../generated/api';

/** What a rule is asked about: its id, or what the board asks or offers, which some section of the guide explains. */
export interface About {
  /** The title it is asked in; empty where none is known. */
  readonly title: string;
  readonly rule?: string;
  /** A kind of decision. */
  readonly ask?: string;
  readonly verb?: string;
  /** The anchor of a place. */
  readonly place?: string;
}

/** Beginnings of anchors that are shown on the board, under a heading. */
export interface Shown {
  readonly about: About;
  readonly heading: string;
  readonly places: readonly string[];
}

class RuleCard {
  about: About | null = $state.raw(null);
  shown: Shown | null = $state.raw(null);
  /** The options of the table that is on the page, as an address has them; empty where there is none. */
  options = $state('');

  readonly open = (about: About): void => {
    this.shown = null;
    this.about = about;
  };

  readonly close = (): void => {
    this.about = null;
  };
}

export const ruleCard = new RuleCard();

/** Where the rules of a title stand, or a section of them; with the options of a game also what differs there. */
export const rulesAt = (title = '', section = '', options = ''): string => ['/rules', title, section].filter(Boolean).join('/') + (title && options);

/** Options as an address has them: `?preset=beginner`; empty without any. */
export function asQuery(options: Readonly<Record<string, boolean | number | string>>): string {
  const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)])).toString();
  return query && `?${query}`;
}

/** Only what differs from the usual game. */
export const queryOf = (variants: readonly Variant[]): string => asQuery(Object.fromEntries(variants.map(({ option, value }) => [option, value])));

/** A click that belongs to the one before asks nothing. */
export const asks = (about: About) => (event: MouseEvent): void => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (event.detail <= 1) ruleCard.open(about);
};

/** What is pointed at or has the focus: a verb or a place of the board; null for neither. */
export function pointedAt(): Pick<About, 'verb' | 'place'> | null {
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  for (const element of [hovered, document.activeElement]) {
    const found = element?.closest<HTMLElement>('[data-verb], [data-anchor]');
    const { verb, anchor } = found?.dataset ?? {};
    if (verb) return { verb };
    if (anchor) return { place: anchor };
  }
  return null;
}
