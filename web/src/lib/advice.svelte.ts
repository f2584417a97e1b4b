/**
 * Advice for the own decision: what now, hints, and what is left before a turn ends. All of it is asked of the server and
 * holds for one position; a hint is kept while its own steps are taken.
 */
import type { AimPart, HintTurn, Left, Option, State } from '../generated/server';
import { message, type Sayable } from '../words';
import { Refused } from './connection';
import { settings } from './settings.svelte';
import type { TableStore } from './table.svelte';
import { endsTurn } from './turn';

export type Leaf = 'now' | 'hints';

export class Advice {
  /** Which leaf of the sheet is open. */
  open: Leaf | null = $state(null);
  parts: readonly AimPart[] | null = $state.raw(null);
  turns: readonly HintTurn[] | null = $state.raw(null);
  /** The best of all turns there were, which may have been left since. */
  best: HintTurn | null = $state.raw(null);
  /** How many steps of the turns have been taken already. */
  taken = $state(0);
  thinking = $state(false);
  error: Sayable | null = $state.raw(null);
  /** The turn and its step that are shown on the board. */
  showing: { readonly turn: number; readonly step: number } | null = $state.raw(null);
  /** What is left before the turn ends, as far as the server has said. */
  left: Left | null = $state.raw(null);
  /** Whether that is shown. */
  reminding = $state(false);

  private reminded = false;
  /** The turns that go on with the option that is being taken. */
  private going: readonly HintTurn[] = [];

  constructor(private readonly store: TableStore) {}

  /** Whether anything of this is to be drawn soon. */
  get wanted(): boolean {
    return this.open !== null || this.left !== null;
  }

  /** Open a leaf, or close it; a hint that is asked for so is thought out at once. */
  toggle(leaf: Leaf): void {
    if (this.open === leaf) this.close();
    else {
      this.turnTo(leaf);
      if (leaf === 'hints' && this.store.myTurn && this.store.state?.hints.on) void this.think();
    }
  }

  turnTo(leaf: Leaf): void {
    this.showing = null;
    this.open = leaf;
    if (leaf === 'now') void this.aim();
  }

  /** Whether there was something to close. */
  close(): boolean {
    const was = this.open !== null || this.reminding;
    this.open = this.showing = null;
    this.reminding = false;
    this.store.choosing.pointed = [];
    return was;
  }

  /** Have hints for this position. */
  async think(): Promise<void> {
    if (this.turns || this.thinking) return;
    const position = this.store.state?.position;
    this.thinking = true;
    this.error = null;
    try {
      const answer = await this.store.connection.ask({ type: 'hint' });
      if (answer.type === 'hinted' && position === this.store.state?.position) {
        this.turns = answer.turns;
        this.best = answer.turns[0] ?? null;
      }
    } catch (error) {
      if (position === this.store.state?.position) this.error = error instanceof Refused ? error.said : message('ui-wrong-offline');
    } finally {
      this.thinking = false;
    }
  }

  /** Show a step of a turn on the board; null shows none. */
  show(turn: number, step: number): void {
    this.showing = { turn, step };
    this.store.choosing.pointed = this.turns?.[turn]?.steps[step]?.anchors ?? [];
  }

  stopShowing(): void {
    this.showing = null;
    this.store.choosing.pointed = [];
  }

  /** Hints here, or none: at once, or as soon as the others agree. */
  switchTo(on: boolean): Promise<boolean> {
    return this.store.asking.tryTo({ type: 'hints', on }, message('ui-advice-asked-others'));
  }

  /** An option is being taken: turns that go on with it are kept. */
  took(option: Option | undefined): void {
    this.going = this.turns?.filter((turn) => turn.steps[this.taken]?.action === option?.action && turn.steps.length > this.taken + 1) ?? [];
    if (option && endsTurn(option)) this.reminded = false;
    this.reminding = false;
  }

  /** Whether an option that would end the turn is held back once, to say what is left. It never waits for an answer. */
  holds(action: number): boolean {
    const option = this.store.options.find((each) => each.action === action);
    if (!option || !endsTurn(option) || !this.left || this.reminded || !settings.still) return false;
    this.reminded = true;
    this.reminding = true;
    return true;
  }

  /** A new state has come; `moved` says that the position is another one than before. */
  follow(state: State, moved: boolean): void {
    if (!moved) return;
    const { asked } = state;
    this.left = null;
    this.reminding = false;
    this.error = null;
    if (asked && asked.turn && asked.player !== state.seat) this.reminded = false;
    const { going, turns, showing } = this;
    if (turns && going.length > 0 && asked?.player === state.seat) {
      const shown = showing ? going.findIndex((turn) => turn === turns[showing.turn]) : -1;
      this.turns = going;
      this.taken += 1;
      if (shown >= 0) this.show(shown, this.taken);
      else this.showing = null;
    } else {
      this.turns = this.showing = null;
      this.taken = 0;
    }
    this.going = [];
    if (this.open === 'now') void this.aim();
    const ends = state.options.some(endsTurn) && state.options.length > 1 && asked?.turn === true;
    if (ends && state.hints.on && settings.still && !this.reminded) void this.look(state.position);
  }

  private async aim(): Promise<void> {
    try {
      const answer = await this.store.connection.ask({ type: 'aim' });
      if (answer.type === 'aim') this.parts = answer.parts;
    } catch {
      this.parts ??= [];
    }
  }

  private async look(position: number): Promise<void> {
    try {
      const answer = await this.store.connection.ask({ type: 'still' });
      if (answer.type === 'still' && position === this.store.state?.position) this.left = answer.left;
    } catch {
      // It is a courtesy: without an answer the turn simply ends.
    }
  }
}
