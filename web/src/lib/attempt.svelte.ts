/** Something that people try on a page, one thing at a time, with what says why it failed. */
import { type Sayable, say } from '../words';
import { ApiError } from './api';

export class Attempt {
  busy = $state(false);
  error: Sayable = $state.raw('');

  async run(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = '';
    try {
      await what();
    } catch (problem) {
      this.error = saidOf(problem);
    } finally {
      this.busy = false;
    }
  }
}

/** An error with words for people. */
export class Failed extends Error {
  constructor(readonly said: Sayable) {
    super(say(said));
  }
}

export const saidOf = (problem: unknown): Sayable => {
  if (problem instanceof ApiError || problem instanceof Failed) return problem.said;
  return problem instanceof Error ? problem.message : String(problem);
};
