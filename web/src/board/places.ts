/** Which tab of a phone holds a place. */
import { type AnyView, openCards } from './view';

export const TABS = ['world', 'sources', 'market', 'summits', 'goals'] as const;
export type Tab = (typeof TABS)[number];

const TAB_OF: Readonly<Record<string, Tab>> = {
  slot: 'world',
  region: 'world',
  space: 'world',
  project: 'sources',
  plant: 'sources',
  track: 'sources',
  benefit: 'sources',
  market: 'market',
  supply: 'market',
  summit: 'summits',
  ungoal: 'goals',
  env: 'goals',
  goal: 'goals',
  event: 'goals',
};

/** The tab of each place, for this seat; null for what is always there: chips, air, dock. The open cards of others lie with the summits. */
export function tabsFor(view: AnyView, seat: number | null): (anchor: string) => Tab | null {
  const others = new Set(openCards(view).filter(({ player }) => player !== seat).map(({ card }) => `card:${card.card}`));
  return (anchor) => (others.has(anchor) ? 'summits' : (TAB_OF[anchor.split(':', 1)[0] ?? ''] ?? null));
}

/** The region in which a place lies. */
export function regionOf(anchor: string): string | null {
  const [kind, rest = ''] = anchor.split(':');
  return kind === 'region' || kind === 'space' ? rest : kind === 'slot' ? (rest.split('-')[0] ?? null) : null;
}
