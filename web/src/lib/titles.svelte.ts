/** What can be played here, asked once. */
import type { TitleInfo, Titles } from '../generated/api';
import { api } from './api';
import type { Sayable } from '../words';
import { saidOf } from './attempt.svelte';

class TitleList {
  all: Titles | null = $state.raw(null);
  /** The family first; nim, for learning and for tests, stands behind. */
  readonly ordered: TitleInfo[] = $derived(
    [...(this.all?.titles ?? [])].sort((a, b) => Number(a.name === 'nim') - Number(b.name === 'nim')),
  );
  error: Sayable | null = $state.raw(null);

  async load(): Promise<void> {
    if (this.all) return;
    this.error = null;
    try {
      this.all = await api.titles();
    } catch (error) {
      this.error = saidOf(error);
    }
  }
}

export const titles = new TitleList();

/** The bot one would like to play against: the strongest of the list that answers at once. */
export function usualBot(bots: readonly string[]): string {
  return ['greedy', 'random'].find((bot) => bots.includes(bot)) ?? bots[0] ?? 'random';
}
