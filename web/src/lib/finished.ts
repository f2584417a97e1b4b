/** A game that is over at a table is counted once in what its player has done so far. */
import type { SeatMessage } from '../generated/server';
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

/** Counts the game of a table, if somebody here has played it; a puzzle, a lesson and what was tried out from a position are none. */
export function noteFinished(store: Pick<TableStore, 'state' | 'info' | 'seat' | 'seats' | 'seating' | 'table'>): void {
  const { state, info, seat, seats, seating } = store;
  const { puzzle, lesson, branch } = seating.kept;
  if (!state?.outcome || state.status !== 'finished' || !info || seat === null || puzzle !== undefined || lesson || branch) return;
  const { scores, winners } = state.outcome;
  noteGame(store.table, {
    title: info.title,
    level: levelOf(seats, seat),
    won: winners.includes(seat),
    score: scores[seat] ?? null,
    players: seats.length,
    at: Date.now(),
  });
}
