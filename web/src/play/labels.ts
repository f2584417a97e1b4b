/** What the options of a fan are called beside each other: what they have in common is said once, above them. */
import type { Option } from '../generated/server';
import type { Goods } from '../lib/telling';
import type { Changes } from '../lib/view';
import { type Arg, type Message, message, type Sayable } from '../words';
import { iconOf } from './verbs';

const isItem = (arg: Arg | undefined): arg is string | Message => typeof arg === 'string' || (typeof arg === 'object' && 'key' in arg);

/** The name of the only argument in which these labels differ, if it is a thing or a message; null if there is none. */
function difference(labels: readonly Message[]): string | null {
  const [first] = labels;
  if (!first || labels.length < 2 || labels.some((label) => label.key !== first.key)) return null;
  const differing = Object.keys(first.args ?? {}).filter((name) => labels.some((label) => JSON.stringify(label.args?.[name]) !== JSON.stringify(first.args?.[name])));
  const [only] = differing;
  return differing.length === 1 && only !== undefined && labels.every((label) => isItem(label.args?.[only])) ? only : null;
}

/** What each option is called among these: the thing in which it differs from the others, or all that it does. */
export function namesAmong(options: readonly Option[]): Sayable[] {
  const by = difference(options.map((option) => option.label));
  return options.map(({ label }) => {
    const arg = by === null ? undefined : label.args?.[by];
    if (typeof arg === 'string') return message(arg);
    return isItem(arg) ? arg : label;
  });
}

/** The sign of an option: an energy source or a dirty plant that it is about, a kind of place, or the icon of its verb. */
export type Signed = { readonly source: string; readonly planned: boolean } | { readonly icon: string };

const DIRTY = /^(coal|oil|gas)$/;

export function signOf(option: Option): Signed {
  const source = /"(?:source|plant)-([a-z-]+?)(?:-\d+)?"/.exec(JSON.stringify(option.label))?.[1];
  if (source === undefined) return { icon: iconOf(option.verb) };
  return DIRTY.test(source) ? { icon: source } : { source, planned: option.verb === 'propose' };
}

const PLACES: Readonly<Record<string, string>> = { hand: 'scientist', pool: 'recruit', card: 'card', summit: 'summit', region: 'globe', money: 'money', cubes: 'cube' };

/** The signs of options beside each other: where all are about one thing, the sign of the place that each leads to. */
export function signsAmong(options: readonly Option[]): Signed[] {
  const signs = options.map(signOf);
  const places = options.map((option) => PLACES[option.anchors.at(-1)?.split(':')[0] ?? '']);
  const alike = new Set(signs.map((sign) => JSON.stringify(sign))).size === 1;
  if (!alike || new Set(places).size < 2) return signs;
  return signs.map((sign, n) => (places[n] === undefined ? sign : { icon: places[n] }));
}

/** What a seat pays and gains by these changes, and what becomes of the air: "−1 CEP", "+3 tech cubes", "+30 ppm". */
export function balanceOf(changes: Changes, goods: Goods, seat: number | null): Message[] {
  const of = (path: string): number => {
    const [before, after] = changes[path] ?? [0, 0];
    return after - before;
  };
  const said = (by: number, key: string): Message[] =>
    by === 0 ? [] : [message(by > 0 ? 'ui-play-gains' : 'ui-play-costs', { what: message(key, { amount: Math.abs(by) }) })];
  const own = seat === null ? [] : Object.entries(goods).flatMap(([good, key]) => said(of(`players.${seat}.${good}`), key));
  return [...own.filter((each) => each.key === 'ui-play-costs'), ...own.filter((each) => each.key !== 'ui-play-costs'), ...said(of('co2'), 'ui-play-ppm')];
}
