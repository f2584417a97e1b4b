/** What somebody asks of a finished game: several questions, each with its answer when the server has played it. */
import type { WhatIf, WhatIfState } from '../generated/api';
import { ApiError, api } from '../lib/api';
import { saidOf } from '../lib/attempt.svelte';
import type { Sayable } from '../words';

/** Between two questions how far it is. */
const PAUSE = 800;

/** One question, and how far its answer is. */
export class Question {
  state: WhatIfState | null = $state.raw(null);
  /** Why there will be no answer; null while there may be one. */
  refused: Sayable | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  constructor(
    readonly number: number,
    readonly wish: WhatIf,
    private readonly table: string,
    private readonly token: () => string | undefined,
  ) {
    void this.ask();
  }

  readonly ask = (): Promise<void> => this.call(() => api.askWhatIf(this.table, this.wish, this.token()));

  stop(): void {
    this.over = true;
    clearTimeout(this.timer);
  }

  private readonly look = (): Promise<void> =>
    this.call(() => (this.state ? api.whatIfSoFar(this.table, this.state.id, this.token()) : api.askWhatIf(this.table, this.wish, this.token())));

  private async call(next: () => Promise<WhatIfState>): Promise<void> {
    clearTimeout(this.timer);
    this.refused = null;
    let again = false;
    try {
      this.state = await next();
      this.refused = this.state.error;
      again = this.state.state === 'waiting' || this.state.state === 'working';
    } catch (problem) {
      again = problem instanceof ApiError && problem.code === 'offline';
      if (!again) this.refused = saidOf(problem);
    }
    if (again && !this.over) this.timer = setTimeout(this.look, PAUSE);
  }
}

/** All questions of a page, the newest first. */
export class Questions {
  all: readonly Question[] = $state.raw([]);
  private count = 0;

  constructor(
    private readonly table: string,
    private readonly token: () => string | undefined,
  ) {}

  /** Ask, unless the same stands there already. */
  add(wish: WhatIf): void {
    const text = JSON.stringify(wish);
    if (this.all.some((each) => JSON.stringify(each.wish) === text && !each.refused)) return;
    this.count += 1;
    this.all = [new Question(this.count, wish, this.table, this.token), ...this.all.filter((each) => JSON.stringify(each.wish) !== text)];
  }

  remove(question: Question): void {
    question.stop();
    this.all = this.all.filter((each) => each !== question);
  }

  destroy(): void {
    for (const each of this.all) each.stop();
  }
}
