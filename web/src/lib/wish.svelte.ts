/** What somebody last wanted to play on the start page: which game, with how many, against which bots. Remembered. */
import type { TitleInfo } from '../generated/api';
import { read, write } from './memory';
import { usualBot } from './titles.svelte';

const KEY = 'keeling.wish';
/** The levels of bots, from the gentlest on. */
const LEVELS: readonly string[] = ['easy', 'normal', 'hard', 'expert'];
const USUAL_LEVEL = 'normal';
const USUAL_PLAYERS = 3;

interface Wished {
  title: string;
  players: Record<string, number>;
  level: string;
}

/** The levels that the server's bots have; none if it has but one. */
export function levelsOf(bots: readonly string[]): readonly string[] {
  const found = LEVELS.filter((level) => bots.includes(level));
  return found.length > 1 ? found : [];
}

class Wish {
  private kept: Wished = $state({ title: '', players: {}, level: USUAL_LEVEL, ...read<Partial<Wished>>(KEY, {}) });

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

  level(levels: readonly string[]): string {
    return levels.includes(this.kept.level) ? this.kept.level : (levels[0] ?? '');
  }
  setLevel(level: string): void {
    this.kept.level = level;
    this.keep();
  }

  /** The bot to play against: one of the chosen level, or the usual one where there are no levels. */
  bot(bots: readonly string[]): string {
    return this.level(levelsOf(bots)) || usualBot(bots);
  }

  private keep(): void {
    write(KEY, $state.snapshot(this.kept));
  }
}

export const wish = new Wish();
