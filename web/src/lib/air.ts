/** The air of a game as its view tells it: the scale for drawing, and where it becomes dangerous. */
import type { Limits } from '../stage/CurveLine.svelte';
import type { View } from './view';

export interface Air extends Limits {
  /** Whether there is too much of it now, by the rule of the title. */
  readonly lost: boolean;
  /** How hot it is, from 0 to 4. */
  readonly heat: number;
  readonly now: number;
  readonly decades: number;
}

/** Null in games without air. */
export function airOf(view: View): Air | null {
  const { air, co2, decades } = view as { air?: Omit<Air, 'now' | 'decades'>; co2?: unknown; decades?: unknown };
  return air && typeof co2 === 'number' && typeof decades === 'number' ? { ...air, now: co2, decades } : null;
}
