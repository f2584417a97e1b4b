/** The steps that a team can reach, as its view tells them. */
import type { View } from '../../lib/view';

export interface Step {
  /** The key of its name. */
  readonly name: string;
  readonly most_ppm: number;
}

interface Told {
  readonly steps?: readonly Step[];
  readonly epithet?: { readonly name: string } | null;
  readonly score?: number;
}

/** From the lowest to the highest, and which one was reached (negative: none); null in games without any. */
export function stepsOf(view: View): { readonly all: readonly Step[]; readonly reached: number; readonly points: number } | null {
  const { steps, epithet, score } = view as Told;
  if (!steps || steps.length === 0) return null;
  const all = [...steps].sort((a, b) => b.most_ppm - a.most_ppm);
  return { all, reached: epithet ? all.findIndex((step) => step.name === epithet.name) : -1, points: score ?? 0 };
}
