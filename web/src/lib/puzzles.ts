/** What the list of puzzles says of each, and which one follows. */
import type { PuzzleInfo } from '../generated/api';
import type { Progress, Word } from './progress';

/** The number of a puzzle within its title: `classic-07` is 7. */
export const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);

/** The best that came of a puzzle so far. */
export const stateOf = (done: Progress, id: string): Word | 'new' => (Object.hasOwn(done.puzzles, id) ? (done.puzzles[id]?.best ?? 'new') : 'new');

/** The next puzzle of the same title that is not solved, from this one on and around; the next one if all others are. */
export function nextOf(puzzles: readonly PuzzleInfo[], done: Progress, now: PuzzleInfo): PuzzleInfo | null {
  const mine = puzzles.filter((puzzle) => puzzle.title === now.title);
  const here = mine.findIndex((puzzle) => puzzle.id === now.id);
  const others = [...mine.slice(here + 1), ...mine.slice(0, here)];
  return others.find((puzzle) => stateOf(done, puzzle.id) !== 'right') ?? others[0] ?? null;
}
