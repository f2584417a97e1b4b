/** What every part of the picture may know and do; `Frame` provides it. */
import { getContext, setContext } from 'svelte';
import type { Option } from '../generated/server';
import type { Aim, Changes } from './choices';
import type { Lexicon } from './text';

/** What the places of every board need. */
export interface Places {
  /** For each place that can be picked: the options that touch it. */
  readonly choices: ReadonlyMap<string, Option[]>;
  readonly picked: ReadonlySet<string>;
  /** What the log points at. */
  readonly pointed: ReadonlySet<string>;
  /** What the option under the pointer would change. */
  readonly ghost: Changes | null;
  readonly names: readonly string[];
  readonly seat: number | null;
  pick(anchor: string): void;
  ask(anchor: string): void;
  hover(anchor: string | null): void;
}

export interface Board extends Places {
  /** The piece that the option under the pointer would put somewhere. */
  readonly aim: Aim | null;
  /** What the title calls things. */
  readonly words: Lexicon;
}

const KEY = Symbol('board');

export const provide = <B extends Places>(board: B): B => setContext(KEY, board);
export const board = (): Board => getContext<Board>(KEY);
export const places = (): Places => getContext<Places>(KEY);
