/**
 * Choosing an option: the verb, the places picked and pointed at, what an option would change, and why something cannot
 * be done. What a click means is decided in `selection.ts`; here stands what is chosen, and what follows from it.
 */
import { faceOf } from '../faces';
import type { Option, Reason, State } from '../generated/server';
import { message, type Sayable, say, t } from '../words';
import { Lost, Refused } from './connection';
import { type Chosen, clicked, matching, type Step, stepOf, withVerb } from './selection';
import type { TableStore } from './table.svelte';
import type { Changes } from './view';

/** With what somebody points: a finger shows first and takes second, as nothing can be pointed at before. */
export type Hand = 'mouse' | 'touch' | 'keys';

export interface WhyNot {
  anchor: string;
  /** The verb that was meant: the chosen one, or the most natural one for the place. */
  verb: string | null;
  /** The reasons, that of the move that was meant first. */
  reasons: Reason[] | null;
  error: Sayable | null;
}

/** A pointer decides nothing so soon after the position has changed: that click was meant for what stood there before. */
const CALM = 300;
/** So many previews the server makes for one question. */
const ASKED_AT_ONCE = 150;

export class Choosing {
  verb: string | null = $state(null);
  picked: readonly string[] = $state.raw([]);
  /** The option under the pointer or the focus, or tapped once. */
  hinted: number | null = $state(null);
  /** The verb under the pointer or the focus. */
  offered: string | null = $state(null);
  /** The places that the log, the list, or a part of the page points at. */
  pointed: readonly string[] = $state.raw([]);
  previews: Record<string, Changes> = $state.raw({});
  whyNot: WhyNot | null = $state.raw(null);
  hand: Hand = $state('mouse');
  /** The verb of the last option that this seat took from the menu of its turn. */
  did: string | null = $state(null);
  /** The last option that was taken here, and at which position. */
  took: { readonly notation: string; readonly position: number } | null = null;

  /** Whether the decision is the menu of a turn, which is chosen from by verbs. */
  readonly menu: boolean = $derived.by(() => this.store.options.length > 0 && (this.store.asked?.turn ?? false));
  readonly matches: Option[] = $derived.by(() => matching(this.store.options, this.picked, this.verb));
  readonly step: Step<Option> = $derived.by(() => stepOf(this.store.options, this.chosen));
  /** The places that are lime: what can be clicked next, or where the verb under the pointer leads. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const { offered, step } = this;
    const led = offered === null || offered === this.verb ? null : stepOf(this.store.options, { menu: true, verb: offered, picked: [] });
    if (led) return led.kind === 'idle' ? NONE : led.lit;
    return step.kind === 'idle' ? NONE : step.lit;
  });
  /** The option whose preview is shown: the one hinted at, or the only one left. */
  readonly shown: Option | null = $derived.by(
    () =>
      this.store.options.find((option) => option.action === this.hinted) ??
      (this.picked.length > 0 && this.matches.length === 1 ? (this.matches[0] ?? null) : null),
  );
  readonly preview: Changes | null = $derived.by(() => (this.shown ? (this.previews[this.shown.action] ?? null) : null));
  /** Whether something is chosen that Esc takes back. */
  readonly begun: boolean = $derived.by(() => this.verb !== null || this.picked.length > 0);

  /** The options whose previews were asked for in this position, and those that will be in a moment. */
  private readonly asked = new Set<number>();
  private wanted: number[] = [];
  private unsure: number | null = null;
  private hovered: string | null = null;
  private movedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly store: TableStore) {}

  private get chosen(): Chosen {
    return { menu: this.menu, verb: this.verb, picked: this.picked };
  }

  /** Nothing is chosen, hinted at or asked about. */
  clear(): void {
    this.verb = null;
    this.picked = [];
    // The finger that pointed at it is gone without having left it.
    if (this.hinted !== null) this.pointed = [];
    this.hinted = null;
    this.offered = null;
    this.whyNot = null;
  }

  /** One step back: the reasons, the last place, the verb. Whether there was one. */
  back(): boolean {
    if (this.whyNot) this.whyNot = null;
    else if (this.picked.length > 0 && !(this.verb !== null && withVerb(this.store.options, this.verb).length > 0)) this.picked = this.picked.slice(0, -1);
    else if (this.begun) this.clear();
    else return false;
    this.hinted = null;
    return true;
  }

  /** Choose a verb of the turn, or give it up. */
  choose(verb: string): void {
    const { options, asking, past } = this.store;
    if (asking.busy || past.shown || !options.some((option) => option.verb === verb)) return;
    const again = this.verb === verb;
    const places = this.verb === null ? this.picked.filter((anchor) => matching(options, [anchor], verb).length > 0) : [];
    this.clear();
    if (again) return;
    this.verb = verb;
    this.picked = places.length > 0 ? places : withVerb(options, verb);
  }

  /** The pointer or the focus is on an option, or on none; its places are pointed at. */
  hint(action: number | null): void {
    this.hinted = action;
    this.pointed = this.store.options.find((option) => option.action === action)?.anchors ?? [];
    if (action !== null) this.want(action);
  }

  /** The pointer or the focus is on a place, or on none: what its only option would change is shown. */
  readonly hover = (anchor: string | null): void => {
    const there = anchor === null || this.step.kind === 'idle' ? [] : this.matches.filter((option) => option.anchors.includes(anchor));
    for (const option of there) this.want(option.action);
    if (this.hand === 'touch') return;
    this.hovered = anchor;
    this.hinted = there.length === 1 ? (there[0]?.action ?? null) : null;
  };

  /** A click on a place of the board. */
  readonly pick = (anchor: string): void => {
    if (this.store.asking.busy || this.store.past.shown) return;
    if (this.store.myTurn) this.store.stories.seen();
    const shown = this.hand !== 'touch' && this.hovered === anchor && this.hinted !== null && this.previews[this.hinted] !== undefined;
    const result = clicked(this.store.options, this.chosen, anchor, shown);
    this.whyNot = null;
    if (result.kind === 'take') void this.act(result.action);
    else if (result.kind === 'refused') void this.askWhy(anchor);
    else {
      this.verb = result.verb;
      this.picked = result.picked;
      this.hinted = null;
      const [only] = this.matches;
      if (this.matches.length === 1 && only) this.want(only.action);
      this.store.asking.say(t('ui-options-narrowed', { options: this.matches.length }));
    }
  };

  /** A click on an option itself: taken at once, by a finger only if it is shown already. */
  press(action: number, event: { readonly detail: number }): void {
    const pointer = event.detail > 0;
    if (pointer && performance.now() - this.movedAt < CALM) return;
    const held = this.store.advice.holds(action);
    if (pointer && this.hand === 'touch' && this.shown?.action !== action) this.hint(action);
    else if (!held) void this.act(action);
  }

  /** Take an option. */
  async act(action: number): Promise<void> {
    const { state, asking } = this.store;
    if (!state || asking.busy) return;
    const option = this.store.options.find((each) => each.action === action);
    if (option) this.took = { notation: option.notation, position: state.position };
    const main = this.menu && this.store.asked?.verbs.find((verb) => !verb.free && verb.verb === option?.verb);
    if (main) this.did = main.verb;
    this.store.stories.seen();
    this.store.advice.took(this.store.options.find((option) => option.action === action));
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
    if (moved) this.asked.clear();
    if (moved && before) this.movedAt = performance.now();
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
    const { view, info } = this.store;
    const verb = this.verb ?? (view ? faceOf(info?.title ?? '').meant(anchor, view) : null);
    const why = (reasons: Reason[] | null, error: Sayable | null): WhyNot => ({ anchor, verb, reasons, error });
    this.whyNot = why(null, null);
    let answered: WhyNot;
    try {
      const answer = await this.store.connection.ask({ type: 'explain', anchor });
      if (answer.type !== 'explained') return;
      const meant = (reason: Reason): boolean => reason.verb === verb;
      const reasons = [...answer.reasons.filter(meant), ...answer.reasons.filter((reason) => !meant(reason))];
      answered = why(reasons, reasons.length > 0 ? null : message('ui-why-nothing'));
    } catch (error) {
      answered = why(null, error instanceof Refused ? error.said : message('ui-wrong-offline'));
    }
    if (this.whyNot?.anchor !== anchor) return;
    this.whyNot = answered;
    const { names, asking } = this.store;
    const said = say(answered.reasons?.[0]?.message ?? answered.error, names);
    if (said) asking.say(said);
  }

  /** What an option would change shall be shown: it is asked for together with all else that is wanted just now. */
  want(action: number): void {
    if (this.previews[action] || this.asked.has(action) || this.store.phase.kind !== 'open') return;
    this.asked.add(action);
    if (this.wanted.push(action) === 1) queueMicrotask(() => void this.askPreviews());
  }

  private async askPreviews(): Promise<void> {
    const position = this.store.state?.position;
    const actions = this.wanted;
    this.wanted = [];
    try {
      for (let first = 0; first < actions.length; first += ASKED_AT_ONCE) {
        const answer = await this.store.connection.ask({ type: 'preview', actions: actions.slice(first, first + ASKED_AT_ONCE) });
        if (answer.type !== 'previewed' || position !== this.store.state?.position) return;
        this.previews = { ...this.previews, ...answer.previews };
      }
    } catch {
      for (const action of actions) this.asked.delete(action); // A preview is a courtesy; whoever looks again asks again.
    }
  }
}

const NONE: ReadonlySet<string> = new Set();
