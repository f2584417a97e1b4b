/** What somebody last wanted to play on the start page: which game, with how many, against which bots. Remembered. */
import type { TitleInfo } from '../generated/api';
import { read, write } from './memory';
import { usualBot } from './titles.svelte';

const KEY = 'keeling.wish';
const USUAL_PLAYERS = 3;

interface Wished {
  title: string;
  players: Record<string, number>;
  level: string;
}

class Wish {
  private kept: Wished = $state({ title: '', players: {}, level: '', ...read<Partial<Wished>>(KEY, {}) });

  get title(): string {
    return this.kept.title;
  }
  set title(name: string) {
    this.kept.title = name;
    this.keep();
  }

  players(title: TitleInfo): number {
    const wanted = this.kept.players[title.name] ?? USUAL_PLAYERS;
    return title.players.includes(wanted) ? wanted : (title.players[0] ?? 1);
  }
  setPlayers(title: TitleInfo, players: number): void {
    this.kept.players[title.name] = players;
    this.keep();
  }

  /** The level of bots to play with, of those that the server offers. */
  bot(bots: readonly string[]): string {
    return bots.includes(this.kept.level) ? this.kept.level : usualBot(bots);
  }
  setBot(level: string): void {
    this.kept.level = level;
    this.keep();
  }

  private keep(): void {
    write(KEY, $state.snapshot(this.kept));
  }
}

export const wish = new Wish();
