/** Choosing an option: what is picked and pointed at, what it would change, and why something cannot be done. */
import type { Option, Reason, State } from '../generated/server';
import { message, type Sayable, say, t } from '../words';
import { Lost, Refused } from './connection';
import { matching, pick } from './selection';
import type { TableStore } from './table.svelte';
import type { Changes } from './view';

export interface WhyNot {
  anchor: string;
  reasons: Reason[] | null;
  error: Sayable | null;
}

export class Choosing {
  picked: readonly string[] = $state.raw([]);
  /** The option under the pointer or the focus. */
  hinted: number | null = $state(null);
  /** The places that the log, or a part of the page, points at. */
  pointed: readonly string[] = $state.raw([]);
  previews: Record<string, Changes> = $state.raw({});
  whyNot: WhyNot | null = $state.raw(null);

  readonly matches: Option[] = $derived.by(() => matching(this.store.options, this.picked));
  /** The option whose preview is shown: the one hinted at, or the only one left. */
  readonly shown: Option | null = $derived.by(
    () =>
      this.store.options.find((option) => option.action === this.hinted) ??
      (this.picked.length > 0 && this.matches.length === 1 ? (this.matches[0] ?? null) : null),
  );

  private unsure: number | null = null;

  constructor(private readonly store: TableStore) {}

  /** Nothing is picked, hinted at or asked about. */
  clear(): void {
    this.picked = [];
    this.hinted = null;
    this.whyNot = null;
  }

  /** The pointer or the focus is on an option, or on none; its places are pointed at. */
  hint(action: number | null): void {
    this.hinted = action;
    this.pointed = this.store.options.find((option) => option.action === action)?.anchors ?? [];
  }

  /** A click on a place of the board. */
  readonly pick = (anchor: string): void => {
    if (this.store.asking.busy || this.store.past.shown) return;
    const result = pick(this.store.options, this.picked, anchor);
    this.whyNot = null;
    if (result.kind === 'act') void this.act(result.action);
    else if (result.kind === 'narrow') {
      this.picked = result.picked;
      this.hinted = null;
      this.store.asking.say(t('ui-options-narrowed', { options: this.matches.length }));
    } else void this.askWhy(anchor);
  };

  /** Take an option. */
  async act(action: number): Promise<void> {
    const { state, asking } = this.store;
    if (!state || asking.busy) return;
    this.clear();
    try {
      await asking.ask({ type: 'act', seq: state.seq, action });
    } catch (error) {
      if (error instanceof Lost) this.unsure = action;
      else asking.report(error);
    }
  }

  /** A new state has come; `moved` says that the position is another one than before. */
  follow(before: State | null, state: State, moved: boolean): void {
    const known: Record<string, Changes> = moved ? {} : { ...this.previews };
    for (const option of state.options) if (option.preview) known[option.action] = option.preview;
    this.previews = known;
    if (moved || before?.seat !== state.seat) this.clear();
  }

  /** An action whose answer was lost: it stands in the log, or it is sent once more, which is safe. */
  sendAgain(state: State, moved: boolean): void {
    const unsure = this.unsure;
    this.unsure = null;
    if (unsure !== null && !moved && state.options.some((option) => option.action === unsure)) void this.act(unsure);
  }

  /** Why can nothing be done here? */
  private async askWhy(anchor: string): Promise<void> {
    this.whyNot = { anchor, reasons: null, error: null };
    try {
      const answer = await this.store.connection.ask({ type: 'explain', anchor });
      if (this.whyNot?.anchor !== anchor || answer.type !== 'explained') return;
      this.whyNot = { anchor, reasons: answer.reasons, error: answer.reasons.length > 0 ? null : message('ui-why-nothing') };
    } catch (error) {
      if (this.whyNot?.anchor !== anchor) return;
      this.whyNot = { anchor, reasons: null, error: error instanceof Refused ? error.said : message('ui-wrong-offline') };
    }
    const { names, asking } = this.store;
    const said = this.whyNot.reasons?.map((reason) => say(reason.message, names)).join(' ') || say(this.whyNot.error, names);
    if (said) asking.say(said);
  }

  /** The preview of an option that came without one. */
  async askPreview(action: number): Promise<void> {
    if (this.previews[action] || this.store.phase.kind !== 'open') return;
    const position = this.store.state?.position;
    try {
      const answer = await this.store.connection.ask({ type: 'explain', action });
      if (answer.type === 'explained' && position === this.store.state?.position) {
        this.previews = { ...this.previews, ...answer.previews };
      }
    } catch {
      // A preview is a courtesy.
    }
  }
}
