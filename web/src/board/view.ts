/** The views that the board can draw, and what its parts read out of them in the same way for every title. */
import type { ClassicView } from '../generated/view-classic';
import type { CompetitiveView } from '../generated/view-second-chance-competitive';
import type { CooperativeView } from '../generated/view-second-chance-cooperative';

export type { ClassicView, CompetitiveView, CooperativeView };
export type SecondView = CooperativeView | CompetitiveView;
export type AnyView = ClassicView | SecondView;

export type Region = AnyView['regions'][number];
export type Slot = Region['slots'][number];
export type Space = Region['spaces'][number];
export type Track = AnyView['tracks'][number];
export type Plant = AnyView['plants'][number];
export type Level = SecondView['plants'][number]['levels'][number];
export type Benefit = AnyView['benefits'][number];
export type UnGoal = AnyView['un_goals'][number];
export type Player = AnyView['players'][number];
export type Card = AnyView['hand'][number];
export type OpenCard = SecondView['players'][number]['open_cards'][number];
export type EnvironmentalGoal = CooperativeView['environment'][number]['goals'][number];
export type PrivateGoal = CooperativeView['players'][number]['goals'][number];

export const isSecond = (view: AnyView): view is SecondView => 'floor' in view;
export const isTeam = (view: AnyView): view is CooperativeView => 'environment' in view;

/** The regions in which an event or a disaster takes place next, as far as is known. */
export function stormsIn(view: AnyView): readonly string[] {
  if (!('events' in view)) return [];
  const { open, next } = view.events;
  const struck = 'both' in view.events && view.events.both ? [open, next] : [open];
  return struck.filter((region) => region !== null);
}

/** The sign of an event over a region: awake if it strikes as things are, asleep if the air is still too clean for it. */
export function stormIn(view: AnyView, region: string): 'awake' | 'asleep' | null {
  if (!stormsIn(view).includes(region)) return null;
  const { danger } = view.air;
  return isSecond(view) || danger === null || view.co2 >= danger ? 'awake' : 'asleep';
}

/** Who still owes a CEP for the new fossil plant of a region: a seat, null for the region itself, undefined for no one. */
export function dueIn(view: AnyView, region: string): number | null | undefined {
  return isSecond(view) ? view.dues.find((due) => due.region === region)?.player : undefined;
}

/** The lobbyist cards that lie open, with whose they are. */
export function openCards(view: AnyView): { card: OpenCard; player: number }[] {
  if (!isSecond(view)) return [];
  return [...view.players].flatMap((each, player) => each.open_cards.map((card) => ({ card, player })));
}
