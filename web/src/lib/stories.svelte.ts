/**
 * The game tells itself: what is new is told in beats, while the board shows what it was like then.
 *
 * A new state brings events. Those of others, and those of the phases between turns, become beats (`beats.ts`); until they
 * are told, `shownView` is the view of then with what was told so far (`applied.ts`). Nothing is told twice, nothing after a
 * reload or an undo, and nobody waits long: beats are shortened or left to the recap if many are due.
 */
import { faceOf } from '../faces';
import type { Face } from '../faces/face';
import type { Stage } from '../faces/tale';
import type { EventView, LogLine, State } from '../generated/server';
import type { CurvePoint, Told } from '../stage/given';
import { applied, settled } from './applied';
import { type Beat, beatsOf, eventsOf, joined, type Kind } from './beats';
import { curveOf } from './curve';
import { changedBy, type Recap, recapOf, sinceLastTurn } from './recap';
import { lessMotion, settings, type Speed } from './settings.svelte';
import { type Clock, clock as usual, Ticking } from './ticking';
import { titles } from './titles.svelte';
import type { View } from './view';

/** What is told at this moment. */
export interface Telling {
  readonly beat: Beat;
  /** So many of its items are shown. */
  readonly shown: number;
  /** The stages of the decade, and which of them is told. */
  readonly stages: readonly { readonly stage: Stage; readonly on: boolean }[];
  /** So many beats follow. */
  readonly waiting: number;
}

/** What the stories know of the table. */
export interface Listener {
  readonly title: string;
  readonly seat: number | null;
  readonly log: readonly LogLine[];
  /** Whether an old position is looked at: then nothing is told. */
  readonly away: boolean;
}

/** All times in milliseconds. */
const ITEM = 420;
const HOLD = 1400;
const STORY = 2500;
const SHORT = 1700;
const MOVE = 1200;
/** Beats that wait are shortened so that all of them together take so long, but none to less than this share. */
const BUDGET = 12000;
const SHORTEST = 0.4;
const PACE: Readonly<Record<Speed, number>> = { step: 1, normal: 1, fast: 1 / 3, none: 0 };

const BRIEF: ReadonlySet<Kind> = new Set(['decade', 'income', 'control', 'summit', 'goal', 'grants']);
/** What is left to the recap first if too much is due; supply, disasters and the end are always told. */
const LEFT_OUT: readonly ReadonlySet<Kind>[] = [new Set(['move']), BRIEF];
/** Lines of the log after which nothing is told: the game went back, or forward again. */
const JUMPS: ReadonlySet<string> = new Set(['undo', 'redo']);

/** How long a beat takes from its begin to its end. */
function lengthOf(beat: Beat): number {
  if (beat.kind === 'move') return MOVE;
  return Math.max(BRIEF.has(beat.kind) ? SHORT : STORY, beat.items.length * ITEM + HOLD);
}
const lengthOfAll = (beats: readonly Beat[]): number => beats.reduce((sum, beat) => sum + lengthOf(beat), 0);

/** The log without so many of its last events. */
function without(log: readonly LogLine[], events: number): readonly LogLine[] {
  const kept = [...log];
  let left = events;
  for (let n = kept.length - 1; n >= 0 && left > 0; n -= 1) {
    const line = kept[n];
    if (!line || line.events.length === 0) continue;
    kept[n] = { ...line, events: line.events.slice(0, -left || undefined) };
    if (left >= line.events.length) kept[n] = { ...line, events: [] };
    left -= line.events.length;
  }
  return kept;
}

export class Stories {
  /** What is told now; null if nothing is. */
  now: Telling | null = $state.raw(null);
  /** The view to show: the newest one as soon as all is told. Parts that do not change keep their identity. */
  shownView: View | null = $state.raw(null);
  /** Only the changes of this company are marked; null for those of all. */
  only: number | null = $state(null);
  /** Whether the recap is open. */
  recapOpen = $state(false);

  /** The log as far as it is told. */
  toldLog: readonly LogLine[] = $state.raw([]);
  private seenSeq = $state(0);

  readonly curve: readonly CurvePoint[] = $derived.by(() => curveOf(this.toldLog, this.shownView));
  private readonly news: readonly LogLine[] = $derived.by(() => sinceLastTurn(this.toldLog, this.of().seat));
  private readonly unseen: readonly LogLine[] = $derived.by(() => this.news.filter((line) => line.seq > this.seenSeq));
  /** Who changed which places since the own last turn, until the first click of the next. */
  readonly changedBy: ReadonlyMap<number | null, ReadonlySet<string>> = $derived.by(() =>
    this.shownView ? changedBy(this.unseen, this.face, this.shownView) : new Map(),
  );
  /** Whether something is new since the own last turn. */
  readonly fresh: boolean = $derived.by(() => this.unseen.length > 0);
  /** The places that are marked as changed. */
  readonly changed: ReadonlySet<string> = $derived.by(() => {
    const { only } = this;
    const places = only === null ? [...this.changedBy.values()] : [this.changedBy.get(only) ?? new Set<string>()];
    return new Set(places.flatMap((each) => [...each]));
  });
  /** What happened since the own last turn, in words. */
  readonly recap: Recap = $derived.by(() => {
    const { seat, title } = this.of();
    const goods = titles.named(title)?.goods ?? {};
    return this.shownView ? recapOf(this.toldLog, this.news, seat, goods, this.face, this.shownView) : { used: [], groups: [] };
  });
  /** What the story does to the board. */
  readonly told: Told | null = $derived.by(() => {
    const { now } = this;
    if (!now || now.beat.kind === 'move') return null;
    const arrivals = now.beat.items.slice(0, now.shown).flatMap((item) => (item.arrival ? [item.arrival] : []));
    const co2 = this.shownView?.['co2'];
    return { co2: typeof co2 === 'number' ? co2 : 0, arrivals, struck: now.beat.struck };
  });

  private readonly ticking: Ticking;
  /** The view before everything that is not told, the newest one, and what lies between. */
  private base: View | null = null;
  private target: View | null = null;
  private done: EventView[] = [];
  private queue: Beat[] = [];
  private rest: readonly EventView[] = [];
  private pace = 1;

  constructor(
    private readonly of: () => Listener,
    clock: Clock = usual,
  ) {
    this.ticking = new Ticking(clock);
  }

  destroy(): void {
    this.ticking.stop();
  }

  /** Whether something is told, so that nothing can be chosen. */
  get telling(): boolean {
    return this.now !== null;
  }

  private get face(): Face {
    return faceOf(this.of().title);
  }

  /**
   * A new state has come.
   *
   * @param before the state until now; null after a reload
   * @param news the lines of the log that are new
   */
  hear(before: State | null, state: State, news: readonly LogLine[]): void {
    const { seat, away, log } = this.of();
    if (!state.view) {
      this.forget();
      return;
    }
    const silent = !before?.view || before.seat !== state.seat || away || settings.speed === 'none' || news.some((line) => JUMPS.has(line.kind));
    if (silent || news.length === 0) {
      if (silent || !this.telling) this.settle(state.view);
      else this.target = state.view;
      return;
    }
    const teller = { seat, face: this.face, view: state.view, goods: titles.named(this.of().title)?.goods ?? {} };
    const first = news[0]?.seq ?? 0;
    const { beats, rest } = beatsOf(
      news,
      log.filter((line) => line.seq < first),
      teller,
    );
    if (!this.telling) {
      this.base = this.shownView ?? before.view;
      this.done = [];
    }
    this.target = state.view;
    this.add(beats);
    // What nothing is told of happens together with what is told next, or behind the last beat.
    this.rest = beats.length > 0 ? rest : [...this.rest, ...rest];
    if (this.queue.length === 0) this.settle(state.view);
    else if (this.telling) this.show();
    else this.begin();
  }

  private add(beats: readonly Beat[]): void {
    const [first, ...more] = beats;
    if (!first) return;
    const led = { ...first, lead: [...this.rest, ...first.lead] };
    const last = this.queue.at(-1);
    const grown = last && joined(last, led);
    this.queue = grown ? [...this.queue.slice(0, -1), grown, ...more] : [...this.queue, led, ...more];
    this.shorten();
    // The story that is told has got more: it goes on instead of ending.
    if (grown && this.now && this.queue.length - more.length === 1) this.showNext();
  }

  /** Make what is due short enough. */
  private shorten(): void {
    for (const kinds of LEFT_OUT) {
      for (let n = this.telling ? 1 : 0; n < this.queue.length - 1 && lengthOfAll(this.queue) * SHORTEST > BUDGET; ) {
        const [beat, next] = [this.queue[n], this.queue[n + 1]];
        if (!beat || !next || !kinds.has(beat.kind)) n += 1;
        else this.queue.splice(n, 2, { ...next, lead: [...eventsOf(beat), ...next.lead] });
      }
    }
    this.pace = Math.max(SHORTEST, Math.min(1, BUDGET / Math.max(1, lengthOfAll(this.queue))));
  }

  /** Begin with the first beat that is due. */
  private begin(): void {
    const [beat] = this.queue;
    if (!beat) {
      if (this.target) this.settle(this.target);
      return;
    }
    this.done.push(...beat.lead);
    this.now = { beat, shown: 0, stages: [], waiting: 0 };
    if (lessMotion()) this.reveal(beat.items.length);
    else this.show();
    this.showNext();
  }

  /** Go on with the items of the beat, then hold it, then end it. */
  private showNext(): void {
    const { now } = this;
    const [beat] = this.queue;
    if (!now || !beat) return;
    const time = this.pace * PACE[settings.speed];
    if (now.shown < beat.items.length) {
      this.ticking.wait(now.shown === 0 ? 0 : ITEM * time, () => {
        this.reveal(1);
        this.showNext();
      });
    } else if (settings.speed === 'step') this.ticking.stop();
    else this.ticking.wait(Math.max(0, lengthOf(beat) - beat.items.length * ITEM) * time, () => this.end());
  }

  private reveal(items: number): void {
    const { now } = this;
    const [beat] = this.queue;
    if (!now || !beat) return;
    const next = beat.items.slice(now.shown, now.shown + items);
    this.done.push(...next.flatMap((item) => item.events));
    this.now = { ...now, shown: now.shown + next.length };
    this.show();
  }

  private end(): void {
    this.queue.shift();
    if (this.queue.length > 0) this.begin();
    else if (this.target) this.settle(this.target);
  }

  /** Show what has been told so far. */
  private show(): void {
    const { base, target, now } = this;
    const [beat, ...more] = this.queue;
    if (!base || !target || !now || !beat) return;
    const due = [...beat.items.slice(now.shown).flatMap((item) => item.events), ...more.flatMap(eventsOf), ...this.rest];
    this.shownView = settled(this.shownView, applied(base, target, this.done, due));
    this.toldLog = without(this.of().log, due.length);
    const stages = this.face.tale.stages(this.shownView);
    this.now = {
      beat,
      shown: now.shown,
      stages: beat.kind !== 'move' && stages.includes(beat.kind) ? stages.map((stage) => ({ stage, on: stage === beat.kind })) : [],
      waiting: more.length,
    };
  }

  /** Everything is told: show what there is. */
  private settle(view: View): void {
    this.ticking.stop();
    this.queue = [];
    this.rest = [];
    this.done = [];
    this.base = null;
    this.target = null;
    this.now = null;
    this.shownView = settled(this.shownView, view);
    this.toldLog = this.of().log;
  }

  private forget(): void {
    this.ticking.stop();
    this.queue = [];
    this.now = null;
    this.shownView = null;
    this.toldLog = [];
  }

  /** Space, or a click: show all of this beat; if it is shown, the next one. */
  readonly goOn = (): void => {
    const { now } = this;
    const [beat] = this.queue;
    if (!now || !beat) return;
    if (now.shown < beat.items.length) {
      this.reveal(beat.items.length);
      this.showNext();
    } else this.end();
  };

  /** To the end of all that is due. */
  readonly skipAll = (): void => {
    if (this.target) this.settle(this.target);
  };

  /** The first click of the own turn: what changed is known now. */
  readonly seen = (): void => {
    this.seenSeq = this.of().log.at(-1)?.seq ?? 0;
  };
}
