/** Signs and colours of the last page. */

const GOALS: readonly (readonly [string, string])[] = [
  ['un', 'globe'],
  ['env', 'forestation'],
];

/** The sign of a kind of goal. */
export const signOfGoal = (kind: string): string => GOALS.find(([beginning]) => kind.startsWith(beginning))?.[1] ?? 'goal';

/** The tints of the sources of points that many titles have; others take what is left, by their place in the legend. */
const TINTS: Readonly<Record<string, string>> = { play: 'tint-0', income: 'tint-1', un_goals: 'tint-2', goal: 'tint-3', coins: 'tint-4', money: 'tint-4', cubes: 'tint-5' };
const MOST = 6;

/** The class that brings the tint of a source of points (end.css). */
export const tintOf = (source: string, place: number): string => TINTS[source] ?? `tint-${Math.max(0, place) % MOST}`;

/** Fossil plants, as views call them. */
export const FOSSIL: ReadonlySet<string> = new Set(['coal', 'oil', 'gas']);
