/** Which tab of a phone holds a place, and in which region it lies. */
export const TABS = ['world', 'research', 'policy', 'pool'] as const;
export type Tab = (typeof TABS)[number];

const TAB_OF: Readonly<Record<string, Tab>> = {
  region: 'world',
  space: 'world',
  project: 'research',
  track: 'research',
  permit: 'policy',
  loophole: 'policy',
  funding: 'pool',
  pool: 'pool',
};

const kindOf = (anchor: string): string => anchor.split(':', 1)[0] ?? '';

/** Null for what is always there: chips, air, dock. */
export const tabOf = (anchor: string): Tab | null => TAB_OF[kindOf(anchor)] ?? null;

/** The region in which a place lies. */
export const regionOf = (anchor: string): string | null => (tabOf(anchor) === 'world' ? (anchor.split(':')[1]?.split('-')[0] ?? null) : null);
