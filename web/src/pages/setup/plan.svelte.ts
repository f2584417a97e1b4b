/** A table that is being set up: who sits on which chair, how hard it is, which variant; and what it amounts to. */
import type { DifficultyInfo, NewTable, OptionInfo, SeatPlan, TitleInfo } from '../../generated/api';
import { faceOf } from '../../faces';
import type { Value } from '../../lib/called';
import { chosenDifficulty, difficultyOptions, withDifficulty } from '../../lib/difficulty';
import { withEffect, withoutEffect } from '../../lib/effects';
import { settings } from '../../lib/settings.svelte';
import { titles } from '../../lib/titles.svelte';
import { wish } from '../../lib/wish.svelte';
import { message, type Words } from '../../words';
import { askedFor } from './asked';

/** Whoever may sit on a chair. The first is always whoever sets up; a click on another goes round the rest. */
export type Who = 'you' | 'friend' | 'bot' | 'here' | 'nobody';
const ROUND: readonly Who[] = ['friend', 'bot', 'here', 'nobody'];

export interface Chair {
  who: Who;
  name: string;
  bot: string;
}

export interface Group {
  readonly heading: Words;
  readonly options: readonly OptionInfo[];
}

export class Plan {
  /** The title that was chosen here; otherwise the one of the address. */
  chosen = $state<string | null>(null);
  values = $state<Record<string, Value>>({});
  /** Whether the parts of the difficulty are chosen one by one. */
  own = $state(false);
  seed = $state('');
  watchable = $state(false);
  /** Whether hints are allowed against bots. */
  hints = $state(true);
  /** As many as any title has; a title uses the first of them. */
  private readonly all: Chair[] = $state([]);

  readonly bots: readonly string[] = $derived(titles.all?.bots ?? []);
  readonly title: TitleInfo | undefined = $derived.by(() => titles.ordered.find((each) => each.name === (this.chosen ?? this.wanted())) ?? titles.ordered[0]);
  readonly chairs: Chair[] = $derived.by(() => this.all.slice(0, this.title?.players.at(-1) ?? 0));
  readonly taken: Chair[] = $derived.by(() => this.chairs.filter((chair) => chair.who !== 'nobody'));
  readonly players: number = $derived(this.taken.length);

  readonly plan = $derived(this.title ? faceOf(this.title.name).setUp : null);
  readonly idle: ReadonlyMap<string, string> = $derived(withoutEffect(this.title?.options ?? [], this.values));
  readonly difficulties: readonly DifficultyInfo[] = $derived((this.title?.difficulties ?? []).filter((each) => each.players.includes(this.players)));
  readonly difficulty: string | null = $derived(this.title ? chosenDifficulty(this.title, this.values) : null);
  readonly mixed: boolean = $derived(this.own || this.difficulty === null);
  /** The options that the difficulty stands for: they are chosen there, and nowhere else. */
  readonly hard: readonly OptionInfo[] = $derived.by(() => {
    if (!this.title || this.difficulties.length < 2) return [];
    const names = difficultyOptions(this.title);
    return this.title.options.filter((option) => names.has(option.name));
  });
  private readonly free: readonly OptionInfo[] = $derived(
    (this.title?.options ?? []).filter((option) => !this.hard.includes(option) && option.name !== this.plan?.option),
  );
  /** The variants people ask for. */
  readonly asked: readonly OptionInfo[] = $derived.by(() => {
    const names = this.title ? askedFor(this.title.name, this.free.map((option) => option.name)) : [];
    return names.flatMap((name) => this.free.filter((option) => option.name === name));
  });
  /** Everything else, in groups where the title has them. */
  readonly rest: readonly Group[] = $derived.by(() => {
    const left = this.free.filter((option) => !this.asked.includes(option));
    const named: Group[] = (this.plan?.groups ?? []).map(({ heading, options }) => ({ heading, options: left.filter((option) => options.includes(option.name)) }));
    const grouped = new Set(named.flatMap((group) => group.options));
    const others = { heading: message(named.length > 0 ? 'ui-set-up-other-options' : 'ui-set-up-rules'), options: left.filter((option) => !grouped.has(option)) };
    return [...named, others].filter((group) => group.options.length > 0);
  });
  /** What keeps the table from being opened; null if nothing does. */
  readonly objection: Words | null = $derived.by(() => {
    const { title, players } = this;
    if (!title || title.players.includes(players)) return null;
    return message('ui-set-up-not-so-many', { low: title.players[0] ?? 0, high: title.players.at(-1) ?? 0 });
  });

  constructor(private readonly wanted: () => string | null) {}

  /** The list of titles has come: as many chairs as any of them has, with whom somebody last played. */
  furnish(): void {
    const most = Math.max(0, ...titles.ordered.map((title) => title.players.at(-1) ?? 0));
    const wished = this.title ? wish.players(this.title) : 1;
    for (let n = this.all.length; n < most; n += 1) {
      const who = n === 0 ? 'you' : n >= wished ? 'nobody' : n === 1 ? 'friend' : 'bot';
      this.all.push({ who, name: '', bot: wish.bot(this.bots) });
    }
  }

  /** Another title: nothing of the last one's options holds for it. */
  choose(name: string): void {
    this.chosen = name;
    this.values = {};
    this.own = false;
  }

  /** A click on a chair: whoever comes next sits there. */
  next(chair: Chair): void {
    if (chair.who !== 'you') chair.who = ROUND[(ROUND.indexOf(chair.who) + 1) % ROUND.length] ?? 'friend';
  }

  setDifficulty(chosen: DifficultyInfo): void {
    this.own = false;
    if (this.title) this.values = withDifficulty(this.title, this.values, chosen);
  }

  valueOf(option: OptionInfo): Value {
    return this.values[option.name] ?? option.default;
  }

  changedIn(options: readonly OptionInfo[]): number {
    return options.filter((option) => this.valueOf(option) !== option.default && !this.idle.has(option.name)).length;
  }

  private planOf(chair: Chair): SeatPlan {
    const named = chair.name.trim() || (chair.who === 'you' ? settings.name : '');
    if (chair.who === 'bot') return { kind: 'bot', bot: chair.bot };
    return chair.who === 'friend' ? { kind: 'open' } : { kind: 'human', ...(named ? { name: named } : {}) };
  }

  /** The table to ask the server for. */
  table(title: TitleInfo): NewTable {
    const seed = this.seed.trim();
    return {
      title: title.name,
      options: withEffect(title.options, this.values),
      seats: this.taken.map((chair) => this.planOf(chair)),
      public: this.watchable,
      hints: this.hints,
      ...(seed ? { seed } : {}),
    };
  }
}
