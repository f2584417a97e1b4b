/** What the picture of a board is given, and what it says. A board knows no rules: everything is a function of this. */
import type { LogLine, Option } from '../generated/server';
import type { Form } from './form.svelte';

/** Numbers of the view that change: by path, before and after. */
export type Changes = Readonly<Record<string, readonly [number, number]>>;

/** A point of the CO2 curve: when (0 is the begin of the first decade, 1 that of the second), how much, and in which position of the game. */
export interface CurvePoint {
  readonly at: number;
  readonly ppm: number;
  readonly position: number;
}

/** What a story does to the board while it is told. */
export interface Told {
  /** What the air holds at this moment of the story. */
  readonly co2: number;
  /** Fossil plants that have just landed: where, and what. */
  readonly arrivals: readonly { readonly region: string; readonly space: number; readonly plant: string; readonly ppm: number }[];
  /** The regions that are struck. */
  readonly struck: readonly string[];
}

export interface Given<View> {
  view: View;
  /** What the seat can do now, as far as the chosen verb and the places picked so far allow; empty if it is not asked. */
  options: readonly Option[];
  /** The places that are lime. Empty while nothing is chosen: then nothing glows, and every place still takes a click. */
  lit: ReadonlySet<string>;
  /** The places picked so far. */
  picked: readonly string[];
  /** Places that the list, the log or a hint points at: a rim of ink. */
  pointed: ReadonlySet<string>;
  /** Places that changed since the player's last turn: pink. */
  changed: ReadonlySet<string>;
  /** The own seat; null for a spectator. */
  seat: number | null;
  names: readonly string[];
  /** What the option that is looked at would change. */
  preview: Changes | null;
  /** The CO2 curve until now. */
  curve: readonly CurvePoint[];
  /** A story that is being told; null otherwise. */
  told: Told | null;
  /** The log, newest last: the chips say what each company did since the own last turn. */
  log: readonly LogLine[];
  form: Form;
  /** A place was clicked or tapped. Whoever gives decides whether that narrows, takes, or asks why not. */
  onpick: (anchor: string) => void;
  /** The pointer or the focus is on a place, or has left it. */
  onhover: (anchor: string | null) => void;
  /** Takes an option at once: for parts of a picture that have buttons of their own. */
  onact: (action: number) => void;
}
