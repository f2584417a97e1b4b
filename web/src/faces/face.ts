/** How a title looks: words and places for its view. One module per title, and one for titles that have none. */
import type { Component } from 'svelte';
import type { TableStore } from '../lib/table.svelte';
import type { View } from '../lib/view';
import type { Given } from '../stage/given';
import { figure, literal, type Words } from '../words';
import type { Tale } from './tale';

/** The picture of a board; what it is given stands in stage/given.ts. */
export type Board = Component<Given<View>>;

export interface Place {
  anchor: string;
  name: Words;
  value: number | string | null;
  note?: Words;
}

export interface Fact {
  key: string;
  label: Words;
  /** The number with the shortest word for it. */
  short: Words;
  value: number;
}

export interface Line {
  path: string;
  label: Words;
  seat: number | null;
}

export interface Chart {
  key: string;
  name: Words;
  lines: Line[];
  limits: number[];
}

export interface Sheet {
  columns: Words[];
  rows: number[][];
}

/** Something that a team was asked for, how far it came, and whether that is enough; null if it is no condition, or nobody asked any more. */
export interface Finding {
  key: string;
  label: Words;
  value: Words;
  met: boolean | null;
  /** Whether it is no condition, but counts. */
  counts?: boolean;
}

/** What is shown after the game instead of the scores and the chart. */
export type Debrief = Component<{ view: View; names: readonly string[]; store?: TableStore }>;

/** What a kind of decision is asked with, besides bar and board. */
export type DecisionSheet = Component<{ store: TableStore }>;

/** How the options of a title with many of them are put to people who set up a table. */
export interface SetUpPlan {
  /** The option that matters most, with all its choices in words. */
  readonly option: string;
  readonly heading: Words;
  readonly choices: readonly { readonly value: string; readonly name: Words; readonly sentence: Words; readonly tag: Words | null }[];
  readonly groups: readonly { readonly heading: Words; readonly options: readonly string[] }[];
  /** The options that go beyond the rulebook. */
  readonly additions: ReadonlySet<string>;
}

export interface Face {
  /** The catalogue of the title; null for one from elsewhere. */
  catalogue: string | null;
  /** Further catalogues that its table needs. */
  areas: readonly string[];
  /** Whether all play together: bots are company, not opponents. */
  together: boolean;
  /** The picture of the board; without one the places and the numbers of the view are shown. */
  board: (() => Promise<Board>) | null;
  /** Whether that picture shows the players' numbers. */
  drawsPlayers: boolean;
  kindName(kind: string): Words;
  /** The verb that somebody means who clicks a place without having chosen one; null if none is more natural than others. */
  meant(anchor: string, view: View): string | null;
  anchorName(anchor: string, view: View | null, names: readonly string[]): Words;
  /** What a number of the view is called, and how its values are said; null if it is not worth saying. */
  changed(path: string, before: number, after: number, view: View, names: readonly string[]): Said | null;
  /** Where on the board a number or word of the view stands. */
  anchorsOf(path: string, view: View): string[];
  charts(view: View, names: readonly string[]): Chart[];
  headline(view: View): Words | null;
  /** Whose turn it is; null between turns, and in games without any. */
  turnOf(view: View): number | null;
  facts(view: View, seat: number): Fact[];
  places(view: View, seat: number | null): Place[];
  sheet(view: View): Sheet | null;
  /** What a victorious team may call itself. */
  epithet(view: View): Words | null;
  /** How a team stands in the end, instead of a table of players; null for games of everybody for himself. */
  report(view: View, names: readonly string[]): Finding[] | null;
  /** Kinds of actions whose options differ only in an amount. */
  amounts: ReadonlySet<string>;
  debrief: (() => Promise<Debrief>) | null;
  /** How its events become stories. */
  tale: Tale;
  /** What lies over the stage or the band while a kind of decision is asked, by that kind. */
  sheets: Readonly<Record<string, () => Promise<DecisionSheet>>>;
  setUp: SetUpPlan | null;
}

export interface Said {
  /** The player whose number it is; null for those of the board. */
  seat: number | null;
  name: Words;
  before: Words;
  after: Words;
  by: number | null;
}

export const numeric = (name: Words, before: number, after: number, seat: number | null = null): Said => ({
  seat,
  name,
  before: literal(figure(before)),
  after: literal(figure(after)),
  by: after - before,
});
