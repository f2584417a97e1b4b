/** Which tab of a phone holds a place. */
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

/** Null for what is always there: chips, air, dock. */
export const tabOf = (anchor: string): Tab | null => TAB_OF[anchor.split(':', 1)[0] ?? ''] ?? null;

/** The region in which a place lies. */
export function regionOf(anchor: string): string | null {
  const [kind, rest = ''] = anchor.split(':');
  return kind === 'region' || kind === 'space' ? rest : kind === 'slot' ? (rest.split('-')[0] ?? null) : null;
}
