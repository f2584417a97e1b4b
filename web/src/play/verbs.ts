/** The verbs of a turn as keys of the bar: their names, icons and states. */
import type { Option } from '../generated/server';
import { known, literal, message, type Message, type Words } from '../words';

/** A verb as the server tells it: free or the main action, whether that part of the turn is done, and why not now. */
export interface Verb {
  readonly verb: string;
  readonly free: boolean;
  readonly main_done: boolean;
  readonly why: Message | null;
}

/** What a key can do: be pressed, nothing now, nothing any more, or it is what was done. */
export type VerbState = 'can' | 'cannot' | 'did';

export interface VerbKey {
  readonly verb: string;
  readonly free: boolean;
  readonly state: VerbState;
  readonly why: Message | null;
  /** The number on the keyboard that chooses it. */
  readonly number: number;
}

const ICONS: Readonly<Record<string, string>> = {
  propose: 'propose',
  install: 'install',
  prepare: 'install',
  construct: 'construct',
  build: 'construct',
  extra: 'again',
  scientist: 'scientist',
  market: 'market',
  card: 'card',
  goal: 'goal',
  permits: 'permit',
  loophole: 'loophole',
  develop: 'research',
  demolish: 'close',
  borrow: 'money',
  tax: 'money',
  trade: 'link',
  pay: 'money',
};

export const iconOf = (verb: string): string => ICONS[verb] ?? 'tick';

/** What a verb is called, in the title's own way if it has one. */
export function verbName(title: string, verb: string): Words {
  const key = [`verb-${title}-${verb}`, `verb-${verb}`].find(known);
  return key ? message(key) : literal(verb.charAt(0).toUpperCase() + verb.slice(1));
}

/**
 * The keys of a turn. `did` is the verb of the main action, if it is known which one it was; while somebody else is
 * asked (no options) none can be pressed.
 */
export function verbKeys(verbs: readonly Verb[], options: readonly Option[], did: string | null): VerbKey[] {
  const possible = new Set(options.map((option) => option.verb));
  return verbs.map(({ verb, free, main_done: done, why }, n) => ({
    verb,
    free,
    state: possible.has(verb) ? 'can' : done && verb === did ? 'did' : 'cannot',
    why,
    number: n + 1,
  }));
}
