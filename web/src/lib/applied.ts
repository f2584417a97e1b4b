/**
 * A view between two others: what was there before, with a part of the events told that lead to what is there now.
 *
 * An event says which numbers and words it changed. Numbers that stand for nobody count as 0 in it, so only the views are
 * sure: whatever no later event touches is taken from the view that came last.
 */
import type { EventView } from '../generated/server';
import type { View } from './view';

type Parts = Record<string, unknown>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value);
/** A message is told by its key, and counts as one word. */
const isMessage = (value: unknown): boolean => isParts(value) && typeof value['key'] === 'string';

/** Whether both have the same parts, so that each can be looked at. */
function alike(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length;
  if (!isParts(one) || !isParts(other) || isMessage(one) || isMessage(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other);
}

/** Both part by part; parts that stay the same keep their identity, so that nobody draws them again. */
function merged(before: unknown, after: unknown, path: string, choose: (before: unknown, after: unknown, path: string) => unknown): unknown {
  if (before === after) return before;
  if (!alike(before, after)) return choose(before, after, path);
  const below = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (Array.isArray(before)) {
    const made = before.map((each, n) => merged(each, (after as unknown[])[n], below(n), choose));
    return made.every((each, n) => each === before[n]) ? before : made;
  }
  const old = before as Parts;
  const made: Parts = {};
  let same = true;
  for (const key of Object.keys(old)) {
    made[key] = merged(old[key], (after as Parts)[key], below(key), choose);
    same &&= made[key] === old[key];
  }
  return same ? old : made;
}

const equal = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The new view, made of the parts of the old one wherever they are equal. */
export function settled(before: View | null, after: View): View {
  if (!before) return after;
  return merged(before, after, '', (old, now) => (typeof old === 'object' && equal(old, now) ? old : now)) as View;
}

/** Every path that events touch, with everything it lies in. */
function touched(events: readonly EventView[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const event of events) {
    for (const path of [...Object.keys(event.changes), ...Object.keys(event.words)]) {
      for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) found.add(path.slice(0, end));
    }
  }
  return found;
}

/** The value that an event gives to what is shown as `shown`; undefined if it is not sure. */
function sure(shown: unknown, value: number | string): unknown {
  if (typeof shown === 'boolean' && typeof value === 'number') return value !== 0;
  if (typeof shown === 'number' && typeof value === 'number') return value;
  if (typeof shown === 'string' && typeof value === 'string' && value !== '') return value;
  if (shown === null && (typeof value === 'number' ? value !== 0 : value !== '')) return value;
  return undefined;
}

/** Parts of a view that are worked out from others, and so are in no event. */
const FOLLOWS: Readonly<Record<string, string>> = { air: 'co2', forecast: 'co2' };

/**
 * The view when the events in `told` have happened and those in `rest` have not.
 *
 * @param before the view before all of them
 * @param after the view after all of them
 */
export function applied(before: View, after: View, told: readonly EventView[], rest: readonly EventView[]): View {
  if (rest.length === 0) return after;
  const done = touched(told);
  const due = touched(rest);
  const last = new Map<string, number | string>();
  for (const event of told) {
    for (const [path, [, value]] of [...Object.entries(event.changes), ...Object.entries(event.words)]) if (due.has(path)) last.set(path, value);
  }
  // From nobody to the first player is no change of a number, and neither is a 0 at the end of a list: such a thing comes
  // with what lies beside it, or with the first thing that this player does.
  const first = told.some((event) => event.seat === 0);
  const beside = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')));
  const view = merged(before, after, '', (old, now, path) => {
    if (due.has(path)) return old;
    if (done.has(path)) return now;
    const source = FOLLOWS[path.split('.', 1)[0] ?? ''] ?? beside(path);
    const together = done.has(source) && !due.has(source);
    const silent = (old === null && now === 0) || (old === 0 && now === null);
    return together || (silent && first) ? now : old;
  }) as View;
  return [...last].reduce((made, [path, value]) => put(made, path.split('.'), value) as View, view);
}

/** The same with another value at a path; as it was if the path leads nowhere or the value is not sure. */
function put(whole: unknown, [key, ...path]: readonly string[], value: number | string): unknown {
  if (key === undefined) {
    const known = sure(whole, value);
    return known === undefined ? whole : known;
  }
  if (typeof whole !== 'object' || whole === null || !(key in whole) || isMessage(whole)) return whole;
  const old = (whole as Parts)[key];
  const now = put(old, path, value);
  if (old === now) return whole;
  return Array.isArray(whole) ? whole.map((each: unknown, n) => (String(n) === key ? now : each)) : { ...(whole as Parts), [key]: now };
}
