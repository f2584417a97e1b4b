/** Whole games for the tests, made by `tools/log_fixtures.py`: what one seat heard of them, and saw on the way. */
import type { LogLine } from '../generated/server';
import type { View } from './view';

export interface Heard {
  title: string;
  seat: number;
  names: string[];
  over: boolean;
  lines: LogLine[];
  /** Views of the seat, by position. */
  views: Record<string, View>;
}

const files = import.meta.glob<Heard>('./fixtures/*.json', { eager: true, import: 'default' });

export const heard: readonly (readonly [string, Heard])[] = Object.entries(files).map(([path, game]) => [path.replace(/.*\/|\.json$/g, ''), game]);

export function game(name: string): Heard {
  const found = heard.find(([each]) => each === name);
  if (!found) throw new Error(`No game is called ${name}; there are ${heard.map(([each]) => each).join(', ')}.`);
  return found[1];
}

/** The positions with a view, in order. */
export const seen = (played: Heard): number[] =>
  Object.keys(played.views)
    .map(Number)
    .sort((a, b) => a - b);
