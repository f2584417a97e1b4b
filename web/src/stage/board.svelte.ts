/** What every part of a board may know and do; the board provides it to its parts. */
import { getContext, setContext } from 'svelte';
import type { Option } from '../generated/server';
import type { Changes, Given } from './given';

/** The options at each place, in the order of the list. */
export function byPlace(options: readonly Option[]): ReadonlyMap<string, readonly Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    for (const anchor of new Set(option.anchors)) {
      const there = found.get(anchor);
      if (there) there.push(option);
      else found.set(anchor, [option]);
    }
  }
  return found;
}

export class Board<View = unknown> {
  readonly there = $derived.by(() => byPlace(this.given.options));
  readonly picked: ReadonlySet<string> = $derived.by(() => new Set(this.given.picked));

  constructor(private readonly source: () => Given<View>) {}

  get given(): Given<View> {
    return this.source();
  }
  get view(): View {
    return this.given.view;
  }
  get names(): readonly string[] {
    return this.given.names;
  }
  get seat(): number | null {
    return this.given.seat;
  }
  /** What the option that is looked at makes of a number of the view; undefined if it stays. */
  then(path: string): number | undefined {
    return this.given.preview?.[path]?.[1];
  }
  get preview(): Changes | null {
    return this.given.preview;
  }
  /** Whether everything that is not lit is faded: while places are lit, or a story is told. */
  get faded(): boolean {
    return this.given.lit.size > 0 || this.given.told !== null;
  }
}

const KEY = Symbol('board');

/** To be called once by the board, with a function that returns its props. */
export const provide = <View>(source: () => Given<View>): Board<View> => setContext(KEY, new Board(source));
export const board = <View = unknown>(): Board<View> => getContext<Board<View>>(KEY);
