/** The boards against the fixtures of tools/board_fixtures.py: everything that can be picked and every fact is drawn. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boardOf, type Fixture, fixtures } from './fixtures';
import { isTeam, openCards, type SecondView } from './view';

afterEach(cleanup);

const SLOW = { timeout: 30_000 };
const all = [...fixtures];

function draw(fixture: Fixture, more: Record<string, unknown> = {}): HTMLElement {
  const { view, options, seat, names } = fixture;
  return render(boardOf(fixture), { view, options, seat, names, ...more }).container;
}

function named(name: string): Fixture {
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

const at = (root: Element, anchor: string): Element | undefined => placesIn(root)(anchor)[0];

const glowing = (root: Element): Set<string | null> =>
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
    seen(region.name);
    seen(`${region.ceps}/${region.cep_limit}`);
    placed(`region:${region.region}`);
    for (const slot of region.slots) placed(`slot:${slot.slot}`);
  }
  const spaces = [...view.regions].reduce((sum, region) => sum + region.spaces.length, 0);
  expect(root.querySelectorAll('[data-space]')).toHaveLength(spaces);
  view.summits.forEach((summit, s) => {
    if (summit.name) seen(summit.name);
    summit.topics.forEach((_, t) => placed(`summit:${s + 1}:${t + 1}`));
  });
  for (const track of view.tracks) {
    seen(track.name);
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
      if (id !== null) seen(view.regions.find((region) => region.region === id)?.name ?? id);
    }
    for (const goal of own && 'has_goal' in own ? own.goals : []) if (goal.state !== 'rejected') seen(goal.text);
  }
}

describe('every fixture', () => {
  it('is there for 1 to 5 players, start to end', () => {
    const players = (title: string) =>
      [...new Set(all.filter(([, each]) => each.title === title).map(([, each]) => each.view.players.length))].sort();
    expect(players('classic')).toEqual([1, 2, 3, 4, 5]);
    expect(players('second-chance-cooperative')).toEqual([1, 2, 3, 4]);
    expect(players('second-chance-competitive')).toEqual([2, 3, 4]);
    expect(all.length).toBeGreaterThan(50);
  });

  it.each(all)('%s: what can be picked and every fact is drawn once, and no number is broken', SLOW, (_, fixture) => {
    const root = draw(fixture, { form: 'wide' });
    expectWhole(root);
    expectOptions(root, fixture);
    expectFacts(root, fixture);
  });

  it.each(['start1', 'late5', 'draft4', 'team-mid4', 'team-late3', 'companies-mid4'])('%s: the same in the tall form', SLOW, (name) => {
    const fixture = named(name);
    const root = draw(fixture, { form: 'tall' });
    expectWhole(root);
    expectOptions(root, fixture);
    expectFacts(root, fixture);
  });
});

describe('deciding', SLOW, () => {
  it('narrows what glows by what is picked', () => {
    const fixture = named('start4');
    const root = draw(fixture, { picked: ['slot:EU-money'] });
    const expected = fixture.options
      .filter((option) => option.anchors.includes('slot:EU-money'))
      .flatMap((o) => o.anchors);
    expect(glowing(root)).toEqual(new Set(expected));
    expect(at(root, 'slot:EU-money')?.getAttribute('aria-pressed')).toBe('true');
  });

  it('picks by click, Enter and Space, and asks about the rest', async () => {
    const fixture = named('start4');
    const onpick = vi.fn();
    const onask = vi.fn();
    const root = draw(fixture, { onpick, onask });
    const slot = at(root, 'slot:EU-money');
    const goal = at(root, `ungoal:${fixture.view.un_goals[0]?.card ?? 0}`);
    if (!slot || !goal) throw new Error('the places are missing');
    await fireEvent.click(slot);
    await fireEvent.keyDown(slot, { key: 'Enter' });
    await fireEvent.keyDown(slot, { key: ' ' });
    expect(onpick.mock.calls).toEqual([['slot:EU-money'], ['slot:EU-money'], ['slot:EU-money']]);
    await fireEvent.click(goal);
    expect(onask.mock.calls).toEqual([[goal.getAttribute('data-anchor')]]);
  });

  it('says what is under the pointer and the focus', async () => {
    const onhover = vi.fn();
    const root = draw(named('mid4'), { onhover });
    const market = at(root, 'market');
    if (!market) throw new Error('the market is missing');
    const drawn = market.parentElement ?? market;
    await fireEvent.pointerEnter(drawn);
    await fireEvent.pointerLeave(drawn);
    await fireEvent.focus(market);
    expect(onhover.mock.calls).toEqual([['market'], [null], ['market']]);
  });

  it('shows what an option would change', () => {
    const fixture = named('income2');
    const option = fixture.options[1];
    const root = draw(fixture, { preview: option?.preview });
    const [path, change] = Object.entries(option?.preview ?? {})[0] ?? [];
    expect(path).toMatch(/^players/);
    const changed = [...root.querySelectorAll('.changed')].map((each) => each.textContent);
    expect(changed.join(' ')).toContain(String(change?.[1]));
  });

  it('shows how open cards can be visited', () => {
    const fixture = named('team-mid4');
    const root = draw(fixture, { picked: ['hand'] });
    const cards = fixture.options
      .filter((option) => option.anchors[0] === 'hand' && option.anchors[1]?.startsWith('card:'))
      .map((option) => option.anchors[1]);
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) expect(glowing(root)).toContain(card);
    for (const { card } of openCards(fixture.view)) {
      expect(at(root, `card:${card.card}`)?.getAttribute('aria-label')).toContain(card.minor);
    }
  });

  it('marks what the log points at', () => {
    const root = draw(named('mid4'), { highlighted: ['region:EU', 'plant:solar', 'co2'] });
    const pointed = [...root.querySelectorAll('.pointed[data-anchor], .pointed > [data-anchor]')].map((each) =>
      each.getAttribute('data-anchor'),
    );
    expect(new Set(pointed)).toEqual(new Set(['region:EU', 'plant:solar', 'co2']));
  });

  it.each(['mid4', 'team-mid4', 'companies-mid4'])('%s: shows a spectator no hand and nothing to pick', (name) => {
    const root = draw(named(name), { seat: null, options: [] });
    expect(root.querySelectorAll('.can')).toHaveLength(0);
    expect(root.querySelector('.hand')).toBeNull();
  });
});
