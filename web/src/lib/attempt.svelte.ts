/** Something that people try on a page, one thing at a time, with the sentence that says why it failed. */
export class Attempt {
  busy = $state(false);
  error = $state('');

  async run(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = '';
    try {
      await what();
    } catch (problem) {
      this.error = sentenceOf(problem);
    } finally {
      this.busy = false;
    }
  }
}

export const sentenceOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));
