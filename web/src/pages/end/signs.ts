/** Signs and colours of the last page. */

const GOALS: readonly (readonly [string, string])[] = [
  ['un', 'globe'],
  ['env', 'forestation'],
];

/** The sign of a kind of goal. */
export const signOfGoal = (kind: string): string => GOALS.find(([beginning]) => kind.startsWith(beginning))?.[1] ?? 'goal';

/** The tints of the sources of points (end.css); what belongs together is alike. Sources of other titles take them in turn. */
const TINTS: Readonly<Record<string, string>> = {
  plants: 'green',
  clean: 'green',
  play: 'green',
  income: 'gold',
  'final-income': 'gold-2',
  'un-goals': 'blue',
  'most-un-goals': 'blue-2',
  'company-goal': 'red',
  cards: 'red-2',
  coins: 'grey',
  money: 'grey',
  exchanged: 'grey-2',
  permits: 'gold-2',
  cubes: 'ink',
  dirty: 'ink',
  disasters: 'grey-2',
  fines: 'grey-2',
  debt: 'grey-2',
};
const IN_TURN: readonly string[] = ['green', 'gold', 'blue', 'red', 'grey', 'ink'];

/** The class that brings the tint of a source of points. */
export const tintOf = (source: string, place: number): string => `tint-${TINTS[source] ?? IN_TURN[Math.max(0, place) % IN_TURN.length]}`;

/** Fossil plants, as views call them. */
export const FOSSIL: ReadonlySet<string> = new Set(['coal', 'oil', 'gas']);
