/** What can be played here, asked once. */
import type { TitleInfo, Titles } from '../generated/api';
import { api } from './api';
import { faceOf } from '../faces';
import { ELSEWHERE, language, type Sayable } from '../words';
import { saidOf } from './attempt.svelte';

class TitleList {
  all: Titles | null = $state.raw(null);
  /** The family first; nim, for learning and for tests, stands behind. */
  readonly ordered: TitleInfo[] = $derived(
    [...(this.all?.titles ?? [])].sort((a, b) => Number(a.name === 'nim') - Number(b.name === 'nim')),
  );
  /** A title of the list; undefined before it has come, and for one that is not offered. */
  named(name: string): TitleInfo | undefined {
    return this.all?.titles.find((title) => title.name === name);
  }

  error: Sayable | null = $state.raw(null);

  async load(): Promise<void> {
    if (this.all) return;
    this.error = null;
    try {
      const all = await api.titles();
      await language.need(...new Set(all.titles.map((title) => faceOf(title.name).catalogue ?? ELSEWHERE)));
      this.all = all;
    } catch (error) {
      this.error = saidOf(error);
    }
  }
}

export const titles = new TitleList();

const USUAL_BOT = 'normal';

/** The bot one would like to play with if nobody chose one. */
export const usualBot = (bots: readonly string[]): string => (bots.includes(USUAL_BOT) ? USUAL_BOT : (bots[0] ?? USUAL_BOT));
