/** A game that is over at a table is counted once in what its player has done so far. */
import type { SeatMessage } from '../generated/server';
import type { Kept } from './memory';
import { noteGame } from './progress';
import type { TableStore } from './table.svelte';

/** Against whom a seat has played: the level of all bots, `mixed`, `people` or `alone`. */
export function levelOf(seats: readonly SeatMessage[], own: number): string {
  const others = seats.filter((_, seat) => seat !== own);
  if (others.length === 0) return 'alone';
  if (others.some((other) => other.kind !== 'bot')) return 'people';
  const levels = new Set(others.map((other) => other.bot ?? ''));
  return levels.size === 1 ? (others[0]?.bot ?? 'mixed') : 'mixed';
}

/** What is to be known of a table whose game is over: values, because its page may be gone when they are looked at. */
export interface Finished extends Pick<TableStore, 'table' | 'state' | 'info' | 'seat' | 'seats'> {
  readonly kept: Partial<Kept>;
}

/** Counts the game of a table, if somebody here has played it; a puzzle, a lesson and what was tried out from a position are none. */
export function noteFinished({ table, state, info, seat, seats, kept }: Finished): void {
  const { puzzle, lesson, branch } = kept;
  if (!state?.outcome || state.status !== 'finished' || !info || seat === null || puzzle !== undefined || lesson || branch) return;
  const { scores, winners } = state.outcome;
  noteGame(table, {
    title: info.title,
    level: levelOf(seats, seat),
    won: winners.includes(seat),
    score: scores[seat] ?? null,
    players: seats.length,
    at: Date.now(),
  });
}
