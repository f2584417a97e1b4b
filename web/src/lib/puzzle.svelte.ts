/**
 * A puzzle while it is played: the turn on the table, what it came to, and the solution played action by action.
 *
 * The client does not know when a turn is over; after every move the server is asked, and says nothing until it is.
 */
import type { FoundVerdict, OpenedPuzzle } from '../generated/api';
import type { Sayable } from '../words';
import { api } from './api';
import { saidOf } from './attempt.svelte';
import { noteTried } from './progress';
import type { TableStore } from './table.svelte';

export type Phase = 'asked' | 'judging' | 'judged' | 'showing';

/** Waits until something of the state is so. */
const until = (ok: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (!ok()) return;
        resolve();
        queueMicrotask(() => stop());
      });
    });
  });

export class PuzzleGame {
  phase: Phase = $state('asked');
  found: FoundVerdict | null = $state.raw(null);
  error: Sayable | null = $state.raw(null);
  /** So many actions of the solution stand on the board. */
  step = $state(0);
  /** Something is being taken back or played. */
  busy = $state(false);

  /** Once the solution was shown, nothing counts any more. */
  private known = false;
  private judging = false;

  constructor(
    private readonly store: TableStore,
    private readonly opened: OpenedPuzzle,
    private readonly puzzle: string,
    /** The date, if it is the puzzle of that day. */
    private readonly day: string | null,
  ) {}

  /** The position has changed. */
  follow(position: number): void {
    if (this.phase === 'asked' && position > this.opened.position) void this.judge();
  }

  async judge(): Promise<void> {
    if (this.judging) return;
    this.judging = true;
    this.error = null;
    const over = this.store.asked?.player !== this.opened.seat;
    if (over) this.phase = 'judging';
    try {
      let position = -1;
      while (this.found === null && position !== this.position) {
        position = this.position;
        if (position > this.opened.position) this.found = (await api.verdict(this.opened.table, this.opened.token, this.puzzle)).found;
      }
      this.phase = this.found ? 'judged' : 'asked';
      if (this.found && !this.known) noteTried(this.puzzle, this.found.verdict, this.day, Date.now());
    } catch (error) {
      this.error = saidOf(error);
      this.phase = 'judging';
    } finally {
      this.judging = false;
    }
  }

  /** Back to the question, for another turn. */
  readonly again = (): Promise<void> =>
    this.work(async () => {
      await this.back();
      this.found = null;
      this.step = 0;
      this.phase = 'asked';
    });

  /** The next action of the solution; the first one takes back what was played. */
  readonly show = (): Promise<void> =>
    this.work(async () => {
      const { store, found } = this;
      if (!found) return;
      this.known = true;
      if (this.phase !== 'showing') {
        this.phase = 'showing';
        this.step = 0;
        await this.back();
      }
      const wanted = found.solution[this.step];
      const option = store.options.find((each) => each.notation === wanted);
      if (!option || !store.state) return;
      const before = this.position;
      if (!(await store.asking.tryTo({ type: 'act', seq: store.state.seq, action: option.action }))) return;
      await until(() => this.position > before);
      this.step += 1;
      if (this.step < found.solution.length) await this.ready();
    });

  /** Whether anything of the turn was played. */
  get begun(): boolean {
    return this.position > this.opened.position;
  }

  private get position(): number {
    return this.store.state?.position ?? 0;
  }

  private async work(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await what();
    } finally {
      this.busy = false;
    }
  }

  private async back(): Promise<void> {
    const { store, opened } = this;
    store.past.live();
    while (this.position !== opened.position) {
      await until(() => !store.asking.busy);
      if (!(await store.asking.tryTo({ type: 'undo', to: opened.position }))) break;
      await until(() => !store.asking.busy);
    }
    await this.ready();
  }

  /** Until this seat is asked: others may answer in the middle of a turn. */
  private ready(): Promise<void> {
    return until(() => (this.store.myTurn && !this.store.asking.busy) || this.store.state?.status !== 'playing');
  }
}
