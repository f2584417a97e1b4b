/** What an offer would leave its two sides with: additions only, and what the preview of accepting it says. */
import type { Option } from '../generated/server';
import { isDirty, type Goods, type PolicyView, type Space } from './view';

type Changes = Readonly<Record<string, readonly [number, number]>>;

export interface Left {
  readonly money: number;
  readonly permits: number;
  readonly loopholes: number;
  readonly ppm: number;
  /** The permits it needs then; null if nobody has said so. */
  readonly needed: number | null;
}

const ppmOf = (goods: Goods): number => goods.plants.reduce((sum, { space }) => sum + (space.plant !== null && isDirty(space.plant) ? space.ppm : 0), 0);

/** What a company has after it gave and got. */
export function leftWith(view: PolicyView, gives: Goods, gets: Goods, accepted: Changes | null): Left {
  const seat = gives.giver;
  const company = view.players[seat];
  const change = (field: string): number | undefined => accepted?.[`players.${seat}.${field}`]?.[1];
  const swapped = (field: 'money' | 'permits' | 'loopholes'): number => change(field) ?? (company?.[field] ?? 0) - gives[field] + gets[field];
  const moved = ppmOf(gives) + ppmOf(gets) > 0;
  return {
    money: swapped('money'),
    permits: swapped('permits'),
    loopholes: swapped('loopholes'),
    ppm: change('ppm') ?? (company?.ppm ?? 0) - ppmOf(gives) + ppmOf(gets),
    needed: change('permits_needed') ?? (moved && accepted === null ? null : (company?.permits_needed ?? 0)),
  };
}

const KINDS = ['money', 'hundreds', 'permits', 'loopholes'] as const;

/** The options that put an amount of goods on one side of the offer, by kind. */
export const amountsOf = (options: readonly Option[], side: 'give' | 'ask'): { kind: string; options: Option[] }[] =>
  KINDS.map((good) => ({ kind: `${side}-${good}`, options: options.filter((option) => option.notation.startsWith(`${side}-${good} `)) })).filter((each) => each.options.length > 0);

/** The options that put a plant on one side of the offer. */
export const plantsOf = (options: readonly Option[], side: 'give' | 'ask'): Option[] => options.filter((option) => option.notation.startsWith(`${side}-plant `));

/** The space whose plant an option is about. */
export function plantAt(view: PolicyView, option: Pick<Option, 'anchors'>): Space | undefined {
  const name = option.anchors.find((anchor) => anchor.startsWith('space:'))?.slice('space:'.length);
  return view.regions.flatMap((region) => region.spaces).find((space) => space.space === name);
}

/** The only option of a kind. */
export const optionOf = (options: readonly Option[], kind: string): Option | undefined => options.find((option) => option.notation === kind);
