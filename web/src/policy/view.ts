/** The view of Climate Policy, and what several parts of its board read out of it in the same way. */
import type { PolicyView } from '../generated/view-climate-policy';

export type { PolicyView };
export type Region = PolicyView['regions'][number];
export type Space = Region['spaces'][number];
export type Track = PolicyView['tracks'][number];
export type Company = PolicyView['players'][number];
export type Offer = NonNullable<PolicyView['offer']>;
export type Policy = PolicyView['policy'];

/** Coal, oil and gas in the order of the document. */
export const DIRTY = ['coal', 'oil', 'gas'] as const;
export const isDirty = (plant: string): boolean => (DIRTY as readonly string[]).includes(plant);
export const sourceOf = (plant: string): string => (isDirty(plant) ? plant : plant.replace(/-\d$/, ''));
export const levelOf = (plant: string): number => (isDirty(plant) ? 0 : Number(plant.slice(-1)));

/** Whether the policy moves money through the Funding Pool. */
export const hasFunding = (view: PolicyView): boolean => view.policy.grants !== null || view.policy.dividend || view.grants.funding_pool > 0;

export type TurnPart = 'market' | 'build' | 'develop';

/** The parts of a turn in their order; without anything to buy there is no market. */
export const turnParts = (view: PolicyView): readonly TurnPart[] =>
  view.policy.permits || view.policy.loopholes ? ['market', 'build', 'develop'] : ['build', 'develop'];

/** A later part done means that the earlier ones are passed. */
export function partsDone({ turn }: PolicyView): Readonly<Record<TurnPart, boolean>> {
  const develop = turn.developed !== null;
  const build = turn.built || develop;
  return { market: build || turn.permits_bought + turn.loopholes_bought > 0, build, develop };
}

/** A space of the board by its name, with its continent. */
function spaceNamed(view: PolicyView, name: string): { space: Space; region: Region } | null {
  for (const region of view.regions) {
    const space = region.spaces.find((each) => each.space === name);
    if (space) return { space, region };
  }
  return null;
}

/** What one side of an offer gives. */
export interface Goods {
  readonly giver: number;
  readonly money: number;
  readonly permits: number;
  readonly loopholes: number;
  readonly plants: readonly { name: string; space: Space; region: Region }[];
}

/** Both sides of an offer, its maker first. */
export function sides(view: PolicyView, offer: Offer): [Goods, Goods] {
  const side = (giver: number, sign: number): Goods => ({
    giver,
    money: Math.max(0, sign * offer.money),
    permits: Math.max(0, sign * offer.permits),
    loopholes: Math.max(0, sign * offer.loopholes),
    plants: offer.plants.flatMap((name) => {
      const found = spaceNamed(view, name);
      return found?.space.owner === giver ? [{ name, ...found }] : [];
    }),
  });
  return [side(offer.maker, 1), side(offer.partner, -1)];
}
