/**
 * A chapter while it is learned: at which step one is, and what was done instead. It follows the table: a step is done
 * when its condition is met, an undo leads back to the step that began before.
 */
import type { StepInfo } from '../generated/api';
import type { Option, State } from '../generated/server';
import type { TableStore } from '../lib/table.svelte';
import { eventsSince, kindOf, met } from './steps';

export interface Progress {
  readonly index: number;
  readonly begun: readonly number[];
}

export class LessonRun {
  index = $state(0);
  /** The key of what another move did; null if none was made. */
  wrong: string | null = $state.raw(null);
  readonly step: StepInfo | null = $derived.by(() => this.steps[this.index] ?? null);
  /** The action that is to be taken next, if it can be taken now. */
  readonly next: Option | null = $derived.by(() => {
    const { options } = this.store;
    return (this.step?.show ?? []).map((notation) => options.find((option) => option.notation === notation)).find((option) => option !== undefined) ?? null;
  });
  /** Somebody is asked, and what is expected cannot be done: another move has led away. */
  readonly stuck: boolean = $derived.by(() => {
    const { options, state } = this.store;
    const expected = this.step?.expect ?? [];
    if (expected.length === 0) return false;
    return state?.status === 'finished' || (options.length > 0 && !options.some((option) => expected.includes(kindOf(option.notation))));
  });

  private begun: number[];
  /** The action that was looked at last. */
  private judged: unknown = null;

  constructor(
    private readonly store: TableStore,
    private readonly steps: readonly StepInfo[],
    from: Progress | null,
    private readonly onchange: (progress: Progress) => void,
  ) {
    this.index = Math.min(from?.index ?? 0, steps.length - 1);
    this.begun = [...(from?.begun ?? [])];
  }

  /** Whether nothing is left to be done after this step. */
  get isLast(): boolean {
    return this.index >= this.steps.length - 1;
  }

  /** A new state has come. */
  follow(state: State): void {
    const { position } = state;
    const before = this.index;
    while (this.index > 0 && (this.begun[this.index] ?? 0) > position) this.index -= 1;
    if (this.index !== before) this.leave();
    this.begun[this.index] ??= position;
    const began = this.begun[this.index] ?? position;
    const { step } = this;
    if (!step?.done || state.seat === null) return;
    if (met(step.done, state.view, eventsSince(this.store.log, began, state.seat))) this.goOn();
    else this.judge(step, state, began);
  }

  /** The step is read, done, or left out. */
  goOn(): void {
    if (this.isLast) return;
    this.index += 1;
    this.begun[this.index] = this.store.state?.position ?? 0;
    this.leave();
  }

  /** Take the other move back. */
  back(): Promise<boolean> {
    this.wrong = null;
    return this.store.asking.tryTo({ type: 'undo', to: this.begun[this.index] ?? 0 });
  }

  /** Leave the other move as it is; if the step cannot be done any more, the next one follows. */
  keep(): void {
    this.wrong = null;
    if (this.stuck) this.goOn();
  }

  private leave(): void {
    this.wrong = null;
    this.begun.length = this.index + 1;
    this.onchange({ index: this.index, begun: [...this.begun] });
  }

  /** Whether the last own move was another one than expected, and what it did. */
  private judge(step: StepInfo, { position, status, asked, seat }: State, began: number): void {
    const { took } = this.store.choosing;
    if (position === began) this.wrong = null;
    if (!took || took === this.judged || position <= took.position || took.position < began) return;
    const kind = kindOf(took.notation);
    const settled = status !== 'playing' || asked?.player === seat || asked?.turn === true;
    if (step.expect.includes(kind) && !settled) return;
    this.judged = took;
    if (!step.expect.includes(kind)) this.wrong = step.reactions[kind] ?? null;
    else if (this.stuck || asked?.player !== seat) this.wrong = step.near[kind] ?? null;
  }
}
