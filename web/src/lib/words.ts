/** Differences of a view in words. */
import type { Face, Said } from '../faces/face';
import type { Changes, View } from './view';

export interface ChangeLine extends Said {
  path: string;
}

/** What concerns the own seat comes first, then the other players, then the board. */
export function inWords(
  changes: Changes,
  face: Face,
  view: View,
  names: readonly string[],
  seat: number | null,
): ChangeLine[] {
  const lines: ChangeLine[] = [];
  for (const [path, [before, after]] of Object.entries(changes)) {
    const said = face.changed(path, before, after, view, names);
    if (said) lines.push({ ...said, path });
  }
  const rank = (line: ChangeLine) => (line.seat === null ? 2 : line.seat === seat ? 0 : 1);
  return lines.sort((a, b) => rank(a) - rank(b));
}

export const signed = (by: number): string => (by >= 0 ? `+${by}` : `−${Math.abs(by)}`);
