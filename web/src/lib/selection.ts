/** Choosing an option by its places: the first click narrows, the second completes. Knows options, and no rules. */

export interface Choice {
  readonly action: number;
  readonly notation: string;
  readonly anchors: readonly string[];
}

export type Picked =
  | { readonly kind: 'narrow'; readonly picked: readonly string[] }
  | { readonly kind: 'act'; readonly action: number }
  | { readonly kind: 'refused'; readonly anchor: string };

/** The options that touch all the picked places. */
export function matching<C extends Choice>(options: readonly C[], picked: readonly string[]): C[] {
  return options.filter((option) => picked.every((anchor) => option.anchors.includes(anchor)));
}

/** The places that can be picked next. */
export function pickable(options: readonly Choice[], picked: readonly string[]): Set<string> {
  return new Set(matching(options, picked).flatMap((option) => option.anchors));
}

/** What a click on a place means. */
export function pick(options: readonly Choice[], picked: readonly string[], anchor: string): Picked {
  const before = matching(options, picked);
  if (picked.includes(anchor)) {
    const complete = before.filter((option) => option.anchors.every((each) => picked.includes(each)));
    const sole = complete.length === 1 ? complete[0] : before.length === 1 ? before[0] : undefined;
    if (sole) return { kind: 'act', action: sole.action };
    return { kind: 'narrow', picked: picked.filter((each) => each !== anchor) };
  }
  const after = before.filter((option) => option.anchors.includes(anchor));
  const sole = after[0];
  if (after.length === 1 && sole && picked.length > 0) return { kind: 'act', action: sole.action };
  if (after.length > 0) return { kind: 'narrow', picked: [...picked, anchor] };
  const anew = options.some((option) => option.anchors.includes(anchor));
  return anew ? { kind: 'narrow', picked: [anchor] } : { kind: 'refused', anchor };
}

/** The kind of an option: the first word of its notation. */
export const kindOf = (option: Choice): string => option.notation.split(' ', 1)[0] ?? '';

/** Options by their kind, in the order in which the kinds first appear. */
export function byKind<C extends Choice>(options: readonly C[]): Map<string, C[]> {
  const groups = new Map<string, C[]>();
  for (const option of options) {
    const kind = kindOf(option);
    const group = groups.get(kind);
    if (group) group.push(option);
    else groups.set(kind, [option]);
  }
  return groups;
}
