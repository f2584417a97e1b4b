/** The table's log as it stands: pushes are appended, and what was taken back is dropped. */
import type { LogLine } from '../generated/server';

export function merged(log: readonly LogLine[], since: number | null, lines: readonly LogLine[]): LogLine[] {
  const kept = since === 0 ? [] : [...log];
  let last = kept.at(-1)?.seq ?? 0;
  for (const line of lines) {
    if (line.seq <= last) continue;
    last = line.seq;
    if (line.kind === 'undo') {
      for (let n = kept.length - 1; n >= 0; n -= 1) {
        const old = kept[n];
        if (old?.kind === 'action' && old.position > line.position) kept.splice(n, 1);
      }
    }
    kept.push(line);
  }
  return kept;
}
