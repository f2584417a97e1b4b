/** The review of one table as the server makes it: asked for, waited for, there, refused. */
import type { ReviewState, ReviewView } from '../../generated/api';
import { ApiError, api } from '../../lib/api';
import { saidOf } from '../../lib/attempt.svelte';
import type { Sayable } from '../../words';

/** Between two questions how far it is. */
const PAUSE = 800;

export class Reviewing {
  state: ReviewState | null = $state.raw(null);
  /** Why the server does not want to; null if it does. */
  refused: Sayable | null = $state.raw(null);
  /** Why the last call failed, though the next one may not. */
  trouble: Sayable | null = $state.raw(null);

  readonly review: ReviewView | null = $derived(this.state?.review ?? null);
  readonly underway: boolean = $derived(this.state?.state === 'waiting' || this.state?.state === 'working');

  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  constructor(
    private readonly table: string,
    private readonly token: () => string | undefined,
  ) {}

  /** Have it made. */
  readonly begin = (): Promise<void> => this.call(() => api.beginReview(this.table, this.token()));

  /** See whether it is there. */
  readonly look = (): Promise<void> => this.call(() => api.reviewSoFar(this.table, this.token()));

  destroy(): void {
    this.over = true;
    clearTimeout(this.timer);
  }

  private async call(ask: () => Promise<ReviewState>): Promise<void> {
    clearTimeout(this.timer);
    this.refused = null;
    try {
      this.state = await ask();
      this.trouble = null;
    } catch (problem) {
      if (problem instanceof ApiError && problem.code === 'offline') this.trouble = problem.said;
      else this.refused = saidOf(problem);
    }
    if (!this.over && !this.refused && (this.underway || this.trouble)) this.timer = setTimeout(this.look, PAUSE);
  }
}
