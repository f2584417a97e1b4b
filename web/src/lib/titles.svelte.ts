/** What can be played here, asked once. */
import type { TitleInfo, Titles } from '../generated/api';
import { api } from './api';
import { sentenceOf } from './attempt.svelte';

class TitleList {
  all: Titles | null = $state.raw(null);
  /** The family first; nim, for learning and for tests, stands behind. */
  readonly ordered: TitleInfo[] = $derived(
    [...(this.all?.titles ?? [])].sort((a, b) => Number(a.name === 'nim') - Number(b.name === 'nim')),
  );
  error: string | null = $state(null);

  async load(): Promise<void> {
    if (this.all) return;
    this.error = null;
    try {
      this.all = await api.titles();
    } catch (error) {
      this.error = sentenceOf(error);
    }
  }
}

export const titles = new TitleList();

/** The bot one would like to play against: the strongest of the list that answers at once. */
export function usualBot(bots: readonly string[]): string {
  return ['greedy', 'random'].find((bot) => bots.includes(bot)) ?? bots[0] ?? 'random';
}
