/** For the tests of the boards: draws fixtures, and looks for everything that can be picked and every fact. */
import { render } from '@testing-library/svelte';
import { expect } from 'vitest';
import { summitName } from '../faces/naming';
import { say, t } from '../words';
import { boardOf, type Fixture, fixtures } from './fixtures';
import { isTeam, openCards, type SecondView } from './view';

export const SLOW = { timeout: 30_000 };

export function draw(fixture: Fixture, more: Record<string, unknown> = {}): HTMLElement {
  const { view, options, seat, names } = fixture;
  return render(boardOf(fixture), { view, options, seat, names, ...more }).container;
}

export function named(name: string): Fixture {
  const fixture = fixtures.get(name);
  if (!fixture) throw new Error(`there is no fixture ${name}`);
  return fixture;
}

/** The places of a picture by anchor; one pass, since looking through the whole picture is slow here. */
function placesIn(root: Element): (anchor: string) => Element[] {
  const found = new Map<string, Element[]>();
  for (const element of root.querySelectorAll('[data-anchor]')) {
    const anchor = element.getAttribute('data-anchor') ?? '';
    found.set(anchor, [...(found.get(anchor) ?? []), element]);
  }
  return (anchor) => found.get(anchor) ?? [];
}

export const at = (root: Element, anchor: string): Element | undefined => placesIn(root)(anchor)[0];

export const glowing = (root: Element): Set<string | null> =>
  new Set([...root.querySelectorAll('.can[data-anchor]')].map((each) => each.getAttribute('data-anchor')));

function expectWhole(root: Element): void {
  expect(root.innerHTML).not.toMatch(/NaN|undefined|Infinity|\[object/);
}

function expectOptions(root: Element, fixture: Fixture): void {
  const places = placesIn(root);
  const anchors = new Set(fixture.options.flatMap((option) => option.anchors));
  for (const anchor of anchors) {
    const found = places(anchor);
    expect(found.length, anchor).toBe(1);
    expect(found[0]?.getAttribute('tabindex'), anchor).toBe('0');
    expect(found[0]?.getAttribute('aria-label'), anchor).toBeTruthy();
  }
  expect(glowing(root)).toEqual(anchors);
  const nested = [...root.querySelectorAll('[role="button"]')].filter((each) =>
    each.parentElement?.closest('[role="button"]'),
  );
  expect(nested).toHaveLength(0);
}

function expectFacts(root: Element, { view, names, seat }: Fixture): void {
  // What is seen, without the names that appear on hover.
  const text = [...root.querySelectorAll('svg text, .hand')].map((each) => each.textContent).join(' ');
  const places = placesIn(root);
  const seen = (part: string | number): void => expect(text).toContain(String(part));
  const placed = (anchor: string): void => expect(places(anchor).length, anchor).toBe(1);
  for (const number of [view.co2, view.defeat, view.decade_name]) seen(number);
  for (const region of view.regions) {
    seen(t(`region-${region.region}`));
    seen(`${region.ceps}/${region.cep_limit}`);
    placed(`region:${region.region}`);
    for (const slot of region.slots) placed(`slot:${slot.slot}`);
  }
  const spaces = [...view.regions].reduce((sum, region) => sum + region.spaces.length, 0);
  expect(root.querySelectorAll('[data-space]')).toHaveLength(spaces);
  view.summits.forEach((summit, s) => {
    if (summit.summit) seen(say(summitName(summit.summit)));
    summit.topics.forEach((_, n) => placed(`summit:${s + 1}:${n + 1}`));
  });
  for (const track of view.tracks) {
    seen(t('ui-tip-thing', { thing: `source-${track.source}` }));
    for (const kind of ['track', 'project', 'plant', 'benefit']) placed(`${kind}:${track.source}`);
  }
  for (const plant of view.plants) seen(plant.left ? `×${plant.left}` : 'none left');
  for (const goal of view.un_goals) placed(`ungoal:${goal.card}`);
  view.players.forEach((player, n) => {
    for (const fact of [names[n] ?? '', player.money]) seen(fact);
    if ('score' in player) seen(player.score);
    placed(`player:${n + 1}`);
  });
  for (const card of [...view.hand, ...(view.draft?.pack ?? [])]) placed(`card:${card.card}`);
  const own = view.players[seat];
  if (own && 'goal' in own && own.goal) placed('goal');
  for (const anchor of ['market', 'co2', 'turn', 'decade', 'supply', 'hand', 'pool', 'money', 'score', 'cubes']) placed(anchor);
  if ('events' in view) placed('event');
  if ('floor' in view) expectSecondChance(root, view, seat, seen, placed);
  const pawns = [...root.querySelectorAll('[data-pawn]')].map((each) => each.getAttribute('data-pawn') ?? '');
  const scientists = view.regions.flatMap((region) => region.slots).filter((slot) => slot.scientist !== null);
  expect(pawns.filter((place) => place.startsWith('slot:')).sort()).toEqual(
    scientists.map((slot) => `slot:${slot.slot}`).sort(),
  );
  expect(root.querySelectorAll('[data-disc]')).toHaveLength(view.tracks.length * view.players.length);
}

/** What only Second Chance has. */
function expectSecondChance(
  root: Element,
  view: SecondView,
  seat: number,
  seen: (part: string | number) => void,
  placed: (anchor: string) => void,
): void {
  for (const goal of view.un_claimed) placed(`ungoal:${goal.card}`);
  const cards = openCards(view);
  for (const { card } of cards) placed(`card:${card.card}`);
  const visited = cards.filter(({ card }) => card.scientist !== null).map(({ card }) => `card:${card.card}`);
  const pawns = [...root.querySelectorAll('[data-pawn^="card:"]')].map((each) => each.getAttribute('data-pawn'));
  expect(pawns.sort()).toEqual(visited.sort());
  for (const plant of view.plants) for (const level of plant.levels) for (const part of [level.money, level.points]) seen(part);
  const own = view.players[seat];
  if (isTeam(view)) {
    seen(view.score);
    seen(view.goals_open ? `${view.goals_open} open: −${view.goals_cost}` : 'all achieved');
    for (const goal of view.environment.flatMap((group) => group.goals)) placed(`env:${goal.index}`);
    for (const goal of own && 'hidden_goals' in own ? own.goals : []) {
      seen(goal.achieved ? 'achieved' : `${goal.progress} of ${goal.least}`);
      expect(root.querySelectorAll(`[data-goal="${goal.card}"]`)).toHaveLength(1);
    }
  } else {
    for (const id of [view.events.open, view.events.next]) {
      if (id !== null) seen(t(`region-${id}`));
    }
    for (const goal of own && 'has_goal' in own ? own.goals : []) if (goal.state !== 'rejected') seen(say(goal.text));
  }
}

/** What can be picked and every fact is drawn once, and no number is broken. */
export function expectDrawn(fixture: Fixture, form: 'wide' | 'tall'): void {
  const root = draw(fixture, { form });
  expectWhole(root);
  expect(root.innerHTML).not.toContain('⟦');
  expectOptions(root, fixture);
  expectFacts(root, fixture);
}
