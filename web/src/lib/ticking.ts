/** Waiting, in a way that can be tested and always be stopped. */

/** Calls back later; what it returns takes that back. */
export interface Clock {
  after(milliseconds: number, run: () => void): () => void;
}

export const clock: Clock = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** One thing that is waited for at a time. */
export class Ticking {
  private stopIt: (() => void) | null = null;

  constructor(private readonly clock: Clock) {}

  get waiting(): boolean {
    return this.stopIt !== null;
  }

  /** Call back later, instead of what was waited for until now. */
  wait(milliseconds: number, run: () => void): void {
    this.stop();
    this.stopIt = this.clock.after(milliseconds, () => {
      this.stopIt = null;
      run();
    });
  }

  stop(): void {
    this.stopIt?.();
    this.stopIt = null;
  }
}
