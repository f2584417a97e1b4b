/** What can be picked on the board: a function of the options and of what is picked already. Knows no rules. */
import type { Option } from '../generated/server';
import { matching } from '../lib/selection';
import { literal, say, t } from '../words';

export type Changes = Readonly<Record<string, readonly [number, number]>>;

/** For each place that can be picked now: the options that touch it. */
export function choices(options: readonly Option[], picked: readonly string[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of matching(options, picked)) {
    for (const anchor of new Set(option.anchors)) {
      const there = found.get(anchor);
      if (there) there.push(option);
      else found.set(anchor, [option]);
    }
  }
  return found;
}

/** What can be done at a place, in a few words for a screen reader. */
export function summary(there: readonly Option[], names: readonly string[], most = 3): string {
  const labels = there.slice(0, most).map((option) => say(option.label, names));
  const more = there.length - labels.length;
  const said = labels.join('; ');
  return more > 0 ? t('ui-options-there-more', { options: literal(said), more }) : said;
}

/** What an option would put where: a project on a space, or a scientist at a place. Found by its places alone. */
export interface Aim {
  readonly kind: 'project' | 'scientist';
  readonly place: string;
  readonly source: string;
}

/** The aim of the option that is looked at: the only one at the hovered place, or the one whose places are pointed at. */
export function aim(
  options: readonly Option[],
  there: readonly Option[] | undefined,
  pointed: readonly string[],
): Aim | null {
  const all = pointed.length > 1 ? options.filter((option) => option.anchors.join() === pointed.join()) : [];
  const option = there?.length === 1 ? there[0] : all[0];
  const [from = '', to = ''] = option?.anchors ?? [];
  if (from.startsWith('slot:') && to.startsWith('project:')) {
    return { kind: 'project', place: from, source: to.slice('project:'.length) };
  }
  const stands = /^(hand$|slot:)/.test(from) && /^(slot|summit|card):/.test(to);
  return stands ? { kind: 'scientist', place: to, source: '' } : null;
}

/** The numbers that the option at a place would change, if there is only one. */
export function ghost(there: readonly Option[] | undefined): Changes | null {
  const sole = there?.length === 1 ? there[0] : undefined;
  return (sole?.preview as Changes | null | undefined) ?? null;
}
