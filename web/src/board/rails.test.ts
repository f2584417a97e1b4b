/** The rails around the stage: what they show of every fixture of tools/board_fixtures.py, and how companies, market and goals let themselves be used. */
import { cleanup, fireEvent } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { summitName } from '../faces/naming';
import type { EventView, LogLine } from '../generated/server';
import { message, say, seat as seatId } from '../words';
import { draw, drawn, named, placesOf } from './drawing';
import { fixtures } from './fixtures';
import { openCardsOf, unGoalsOf } from './rails';
import { isTeam } from './view';

afterEach(cleanup);

describe('every fixture', () => {
  it.each([...fixtures])('%s: every fact of the rails is there once', (_, fixture) => {
    const { view, seat } = fixture;
    const root = draw(fixture);
    const own = view.players[seat];
    const wanted = [
      ...unGoalsOf(view).map((goal) => `ungoal:${goal.card}`),
      ...view.hand.map((card) => `card:${card.card}`),
      ...[...view.players].flatMap((player) => openCardsOf(player).map((card) => `card:${card.card}`)),
      ...[...view.players.keys()].map((n) => `player:${n + 1}`),
      ...(isTeam(view) ? view.environment.flatMap((group) => group.goals.map((goal) => `env:${goal.index}`)) : ['event']),
      ...(own && 'goal' in own && own.goal ? ['goal'] : []),
      ...['market', 'supply', 'money', 'cubes', 'hand', 'pool', 'score'],
    ];
    const places = drawn(root);
    expect(wanted.filter((anchor) => places.get(anchor) !== 1)).toEqual([]);
    const side = root.querySelector('.side')?.textContent ?? '';
    for (const { summit } of view.summits) if (summit) expect(side).toContain(say(summitName(summit)));
    expect(root.querySelector('.income')?.textContent).toContain(String(own?.income));
    const goals = own && 'hidden_goals' in own ? own.goals : [];
    expect([...root.querySelectorAll('[data-goal]')].map((each) => Number(each.getAttribute('data-goal')))).toEqual(goals.map((goal) => goal.card));
    const talking = view.summits.flatMap((summit) => summit.topics).filter((topic) => topic.scientist !== null);
    expect([...root.querySelectorAll('.side [data-pawn]')].length).toBe(talking.length);
  });
});

describe('what would become', () => {
  it('shows the numbers of the option that is looked at', () => {
    const fixture = named('mid4');
    const { seat } = fixture;
    const root = draw(fixture, { preview: { [`players.${seat}.cubes`]: [4, 6], 'market.price': [3, 4], [`players.${seat}.score`]: [2, 9] } });
    expect(placesOf(root, 'cubes')[0]?.textContent).toContain('→ 6');
    expect(placesOf(root, 'market')[0]?.textContent).toContain('→ 4');
    expect(placesOf(root, 'score')[0]?.textContent).toContain('→ 9');
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
    const chip = placesOf(root, 'player:3')[0];
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
    const chip = placesOf(root, 'player:2')[0];
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
    fixture.view.players.forEach((_, n) => expect(placesOf(root, `player:${n + 1}`)).toHaveLength(1));
  });
});

describe('the market for fingers', () => {
  it('shows at the first tap and takes at the second', async () => {
    const fixture = named('mid4');
    const onact = vi.fn();
    const root = draw(fixture, { form: 'phone', onact });
    const tab = root.querySelector('[data-tab="market"]');
    if (!tab) throw new Error('there is no tab');
    await fireEvent.click(tab);
    const deal = root.querySelector('.deals button');
    if (!deal) throw new Error('there is no deal');
    await fireEvent.click(deal);
    expect(onact).not.toHaveBeenCalled();
    expect(root.querySelector('.peek')).not.toBeNull();
    await fireEvent.click(deal);
    expect(onact.mock.calls).toEqual([[fixture.options.find((option) => option.anchors.includes('market'))?.action]]);
  });
});
