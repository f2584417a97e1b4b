/** What the options that are left would put on a project space: found by their places alone. */
import type { Option } from '../generated/server';

export interface Aim {
  readonly slot: string;
  readonly source: string;
}

/** The project of the option that is looked at: the only one whose places hold all that is picked or pointed at. */
export function aimOf(options: readonly Option[], picked: readonly string[], pointed: ReadonlySet<string>): Aim | null {
  const wanted = [...picked, ...pointed];
  if (wanted.length === 0) return null;
  const left = options.filter((option) => wanted.every((anchor) => option.anchors.includes(anchor)));
  const [from = '', to = ''] = left.length === 1 ? (left[0]?.anchors ?? []) : [];
  return from.startsWith('slot:') && to.startsWith('project:') ? { slot: from.slice('slot:'.length), source: to.slice('project:'.length) } : null;
}
