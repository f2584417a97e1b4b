/**
 * Choosing an option by its places: a verb lights up places, a place opens a fan or narrows to further places. Knows
 * options, and no rules; what a click means is a function of what is chosen.
 */

export interface Choice {
  readonly action: number;
  readonly notation: string;
  readonly verb: string;
  readonly anchors: readonly string[];
}

/** What is chosen so far. In the menu of a turn a verb comes first; every other decision lights up its places at once. */
export interface Chosen {
  readonly menu: boolean;
  readonly verb: string | null;
  readonly picked: readonly string[];
}

/** What is to be chosen next: nothing yet, one of the lit places, or an entry of the fan that hangs on a place. */
export type Step<C extends Choice> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'places'; readonly lit: ReadonlySet<string> }
  | {
      readonly kind: 'fan';
      readonly anchor: string;
      /** The places that could be chosen instead. */
      readonly lit: ReadonlySet<string>;
      /** The verbs that the fan asks for, if there are too many options for it; otherwise empty. */
      readonly verbs: readonly string[];
      readonly options: readonly C[];
    };

export type Clicked =
  | { readonly kind: 'chosen'; readonly verb: string | null; readonly picked: readonly string[] }
  | { readonly kind: 'take'; readonly action: number }
  | { readonly kind: 'refused'; readonly anchor: string };

/** More options of several verbs than these are asked for by their verbs. */
const MOST_MIXED = 6;
/** Places from which pieces come. A verb lights up where they go; the fan there says what may go. */
const STORES: ReadonlySet<string> = new Set(['project', 'plant', 'stock', 'track']);
/** An anchor that is no place: the turn itself. */
const NOWHERE = 'turn';

const isStore = (anchor: string): boolean => STORES.has(anchor.split(':', 1)[0] ?? '');

/** Whether an option can be found on the board. */
export const hasPlace = (option: Choice): boolean => option.anchors.some((anchor) => anchor !== NOWHERE);

/** The options that touch all the picked places, of this verb if one is chosen. */
export function matching<C extends Choice>(options: readonly C[], picked: readonly string[], verb: string | null = null): C[] {
  return options.filter((option) => (verb === null || option.verb === verb) && picked.every((anchor) => option.anchors.includes(anchor)));
}

/** The verbs of these options, in the order in which they first appear. */
export const verbsOf = (options: readonly Choice[]): string[] => [...new Set(options.map((option) => option.verb))];

/** The place of an option that is lit next: where something goes rather than where it comes from. */
function nextPlace(option: Choice, picked: readonly string[]): string | undefined {
  const left = option.anchors.filter((anchor) => anchor !== NOWHERE && !picked.includes(anchor));
  return left.find((anchor) => !isStore(anchor)) ?? left[0];
}

const places = (options: readonly Choice[], picked: readonly string[]): Set<string> =>
  new Set(options.map((option) => nextPlace(option, picked)).filter((anchor) => anchor !== undefined));

/** Whether each of these options has a place of its own on the board, apart from those picked. */
function toldApart(options: readonly Choice[], picked: readonly string[]): boolean {
  const next = options.map((option) => nextPlace(option, picked));
  return next.every((anchor) => anchor !== undefined && !isStore(anchor)) && new Set(next).size === next.length;
}

/** What is to be chosen next. */
export function stepOf<C extends Choice>(options: readonly C[], chosen: Chosen): Step<C> {
  const { menu, verb, picked } = chosen;
  const left = matching(options, picked, verb);
  const anchor = picked.at(-1);
  if (anchor === undefined) {
    const lit = menu && verb === null ? new Set<string>() : places(left, picked);
    return lit.size === 0 ? { kind: 'idle' } : { kind: 'places', lit };
  }
  const verbs = verbsOf(left);
  if (left.length > 1 && verbs.length === 1 && toldApart(left, picked)) return { kind: 'places', lit: places(left, picked) };
  const before = stepOf(options, { ...chosen, picked: picked.slice(0, -1) });
  const lit = new Set(before.kind === 'places' ? before.lit : []);
  picked.forEach((each) => lit.delete(each));
  return { kind: 'fan', anchor, lit, verbs: verbs.length > 1 && left.length > MOST_MIXED ? verbs : [], options: left };
}

/** A verb whose options all have the same place needs no click on it. */
export function withVerb(options: readonly Choice[], verb: string): readonly string[] {
  const only = places(matching(options, [], verb), []);
  const [place] = only;
  return only.size === 1 && place !== undefined ? [place] : [];
}

/**
 * What a click on a place means. `shown` says that the consequences of its only option stand on the screen already;
 * only then, or by a second click, it is taken.
 */
export function clicked(options: readonly Choice[], chosen: Chosen, anchor: string, shown: boolean): Clicked {
  const { menu, verb, picked } = chosen;
  const left = matching(options, picked, verb);
  const [sole] = left;
  if (picked.includes(anchor)) {
    if (left.length === 1 && sole) return { kind: 'take', action: sole.action };
    return { kind: 'chosen', verb, picked: picked.filter((each) => each !== anchor) };
  }
  const narrowed = left.filter((option) => option.anchors.includes(anchor));
  const kept = narrowed.length > 0 ? picked : [];
  const after = narrowed.length > 0 ? narrowed : matching(options, [anchor], verb);
  const [only] = after;
  if (only === undefined) return { kind: 'refused', anchor };
  const begun = !menu || verb !== null;
  if (after.length === 1 && shown && begun) return { kind: 'take', action: only.action };
  const verbs = verbsOf(after);
  return { kind: 'chosen', verb: verb ?? (menu && verbs.length === 1 ? only.verb : null), picked: [...kept, anchor] };
}

/** The kind of an option: the first word of its notation. */
export const kindOf = (option: Choice): string => option.notation.split(' ', 1)[0] ?? '';

/** Options by what they have in common, in the order in which that first appears. */
export function grouped<C extends Choice>(options: readonly C[], by: (option: C) => string): Map<string, C[]> {
  const groups = new Map<string, C[]>();
  for (const option of options) {
    const group = groups.get(by(option));
    if (group) group.push(option);
    else groups.set(by(option), [option]);
  }
  return groups;
}

export const byKind = <C extends Choice>(options: readonly C[]): Map<string, C[]> => grouped(options, kindOf);
