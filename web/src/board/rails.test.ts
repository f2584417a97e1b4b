/** The rails around the stage against the fixtures of tools/board_fixtures.py: what can be picked and every fact is drawn once, in every form. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { summitName } from '../faces/naming';
import type { EventView, LogLine, Option } from '../generated/server';
import type { Form } from '../stage/form.svelte';
import type { Given } from '../stage/given';
import { message, say, seat as seatId } from '../words';
import RailsForTests from './RailsForTests.svelte';
import { openCardsOf, unGoalsOf } from './rails';
import { type AnyView, isTeam } from './view';

interface Stored {
  seat: number;
  names: string[];
  options: [number, string, Option['label'], string[], Option['preview']][];
  view: AnyView;
}
interface Fixture {
  readonly seat: number;
  readonly names: readonly string[];
  readonly options: readonly Option[];
  readonly view: AnyView;
}

const files = import.meta.glob<Stored>('./fixtures/*.json', { eager: true, import: 'default' });
const fixtures = new Map<string, Fixture>(
  Object.entries(files).map(([path, { seat, names, options, view }]) => [
    path.replace(/^.*\/|\.json$/g, ''),
    { seat, names, view, options: options.map(([action, notation, label, anchors, preview]) => ({ action, notation, label, anchors, preview, verb: notation.split(' ')[0] ?? '' })) },
  ]),
);
const FORMS: readonly Form[] = ['desk', 'tablet', 'phone', 'wide'];

function named(name: string): Fixture {
  const fixture = fixtures.get(name);
  if (!fixture) throw new Error(`there is no fixture ${name}`);
  return fixture;
}

function draw(fixture: Fixture, more: Partial<Given<AnyView>> = {}): HTMLElement {
  const given: Given<AnyView> = {
    ...fixture,
    lit: new Set(),
    picked: [],
    pointed: new Set(),
    changed: new Set(),
    preview: null,
    curve: [],
    told: null,
    log: [],
    form: 'desk',
    onpick: () => {},
    onhover: () => {},
    onact: () => {},
    ...more,
  };
  return render(RailsForTests, { given }).container;
}

const at = (root: Element, anchor: string): Element[] => [...root.querySelectorAll('[data-anchor]')].filter((each) => each.getAttribute('data-anchor') === anchor);

/** The places of the stage, and of the page: the bar has the turn, a sheet the pack of a draft and the auction. */
const ELSEWHERE = /^(slot|region|space|project|plant|track|benefit|co2|turn|auction|decade)(:|$)/;

afterEach(cleanup);

describe.each(FORMS)('%s', (form) => {
  it.each([...fixtures])('%s: what can be picked is drawn once', (_, fixture) => {
    const root = draw(fixture, { form });
    expect(/.{0,40}(?:NaN|undefined|Infinity|\[object|⟦).{0,20}/.exec(root.innerHTML)?.[0]).toBeUndefined();
    const pack = new Set(fixture.view.draft?.pack.map((card) => `card:${card.card}`));
    const anchors = new Set(fixture.options.flatMap((option) => option.anchors).filter((anchor) => !ELSEWHERE.test(anchor) && !pack.has(anchor)));
    for (const anchor of anchors) {
      const found = at(root, anchor);
      expect(found.length, anchor).toBe(1);
      expect(found[0]?.getAttribute('tabindex'), anchor).toBe('0');
      expect(found[0]?.getAttribute('aria-label'), anchor).toBeTruthy();
    }
    const can = [...root.querySelectorAll('.can[data-anchor]')].map((each) => each.getAttribute('data-anchor'));
    expect(new Set(can)).toEqual(anchors);
    const nested = [...root.querySelectorAll('[role="button"]')].filter((each) => each.parentElement?.closest('[role="button"]'));
    expect(nested).toHaveLength(0);
  });

  it.each([...fixtures])('%s: every fact is there', (_, { view, seat, names, ...rest }) => {
    const root = draw({ view, seat, names, ...rest }, { form });
    const placed = (anchor: string): void => expect(at(root, anchor).length, anchor).toBe(1);
    const text = root.textContent ?? '';
    view.summits.forEach((summit, s) => {
      if (summit.summit) expect(text).toContain(say(summitName(summit.summit)));
      summit.topics.forEach((_, n) => placed(`summit:${s + 1}:${n + 1}`));
    });
    for (const goal of unGoalsOf(view)) placed(`ungoal:${goal.card}`);
    for (const card of view.hand) placed(`card:${card.card}`);
    for (const player of view.players) for (const card of openCardsOf(player)) placed(`card:${card.card}`);
    view.players.forEach((_, n) => placed(`player:${n + 1}`));
    for (const anchor of ['market', 'supply', 'money', 'cubes', 'hand', 'pool', 'score']) placed(anchor);
    const own = view.players[seat];
    expect(text).toContain(String(own?.money));
    if ('events' in view) placed('event');
    if (isTeam(view)) for (const goal of view.environment.flatMap((group) => group.goals)) placed(`env:${goal.index}`);
    if (own && 'hidden_goals' in own) for (const goal of own.goals) expect(root.querySelectorAll(`[data-goal="${goal.card}"]`)).toHaveLength(1);
    else if (own && 'goal' in own && own.goal) placed('goal');
    const standing = view.summits.flatMap((summit) => summit.topics).filter((topic) => topic.scientist !== null).length;
    expect(root.querySelectorAll('[data-pawn^="summit:"]')).toHaveLength(standing);
    if (form === 'desk' && own) expect(root.querySelector('.income')?.textContent).toContain(String(own.income));
  });
});

describe('what would become', () => {
  it('shows the numbers of the option that is looked at', () => {
    const fixture = named('mid4');
    const { seat } = fixture;
    const root = draw(fixture, { preview: { [`players.${seat}.cubes`]: [4, 6], 'market.price': [3, 4], [`players.${seat}.score`]: [2, 9] } });
    expect(at(root, 'cubes')[0]?.textContent).toContain('→ 6');
    expect(at(root, 'market')[0]?.textContent).toContain('→ 4');
    expect(at(root, 'score')[0]?.textContent).toContain('→ 9');
  });

  it('shows how far a Private Goal would come', () => {
    const fixture = named('team-mid4');
    const root = draw(fixture, { preview: { [`players.${fixture.seat}.goals.0.progress`]: [0, 1] } });
    expect(root.querySelectorAll('.meter .then')).toHaveLength(1);
  });
});

describe('the other companies', () => {
  const event = (player: number, key: string, more: Partial<EventView> = {}): EventView => ({
    changes: {},
    facts: {},
    kind: 'step',
    message: message(key, { player: seatId(player), amount: 3 }) as EventView['message'],
    phase: '',
    seat: player,
    words: {},
    ...more,
  });
  const line = (seq: number, seat: number, ...events: EventView[]): LogLine => ({ at: 0, events, kind: 'action', position: seq, seat, seq });
  const log = [line(1, 0, event(0, 'tell-buy')), line(2, 2, event(2, 'tell-buy')), line(3, 2, event(2, 'tell-recruit', { changes: { co2: [390, 360], score: [1, 2] } }))];

  it('tells what each did since the own last turn, the chief deed first', () => {
    const root = draw({ ...named('mid4'), seat: 0 }, { log });
    const dids = [...root.querySelectorAll('.did')].map((each) => each.textContent);
    expect(dids).toEqual(['', 'recruits a scientist −30 ppm, and 1 more', '']);
    expect(root.querySelectorAll('.dot')).toHaveLength(1);
  });

  it('opens a company by a click and closes it by Escape', async () => {
    const onpick = vi.fn();
    const root = draw({ ...named('mid4'), seat: 0 }, { log, onpick });
    const chip = at(root, 'player:3')[0];
    if (!chip) throw new Error('the company is missing');
    await fireEvent.click(chip);
    expect(root.querySelector('.company')?.textContent).toContain('Mei recruits a scientist.');
    expect(onpick).not.toHaveBeenCalled();
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(root.querySelector('.company')).toBeNull();
  });

  it('picks a company that an option touches', async () => {
    const fixture = named('name3');
    const onpick = vi.fn();
    const root = draw(fixture, { onpick });
    const chip = at(root, 'player:2')[0];
    if (!chip) throw new Error('the company is missing');
    await fireEvent.click(chip);
    expect(onpick.mock.calls).toEqual([['player:2']]);
  });

  it('shows on a phone the scores of all and how many have news', () => {
    const root = draw({ ...named('mid4'), seat: 0 }, { log, form: 'phone' });
    expect(root.querySelectorAll('.chip')).toHaveLength(4);
    expect(root.querySelector('.news')?.textContent).toBe('1 new');
  });
});

describe('who only watches', () => {
  it.each(['mid4', 'team-mid4', 'companies-mid4'])('%s: is told so, sees everybody, and has nothing to pick', (name) => {
    const fixture = named(name);
    const root = draw(fixture, { seat: null, options: [] });
    expect(root.querySelector('.dock')?.textContent).toContain('You are watching');
    expect(root.querySelectorAll('.can, .hand')).toHaveLength(0);
    expect(root.querySelectorAll('.companies > li')).toHaveLength(fixture.view.players.length);
    fixture.view.players.forEach((_, n) => expect(at(root, `player:${n + 1}`)).toHaveLength(1));
  });
});

describe('the market for fingers', () => {
  it('shows at the first tap and takes at the second', async () => {
    const fixture = named('mid4');
    const onact = vi.fn();
    const root = draw(fixture, { form: 'phone', onact });
    const deal = root.querySelector('.deals button');
    if (!deal) throw new Error('there is no deal');
    await fireEvent.click(deal);
    expect(onact).not.toHaveBeenCalled();
    expect(root.querySelector('.peek')).not.toBeNull();
    await fireEvent.click(deal);
    expect(onact.mock.calls).toEqual([[fixture.options.find((option) => option.anchors.includes('market'))?.action]]);
  });
});
