/** The boards of the family against the fixtures of tools/board_fixtures.py: every place, every fact, every state of a place. */
import { cleanup, fireEvent } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { tick } from 'svelte';
import type { Form } from '../stage/form.svelte';
import { language, t } from '../words';
import { draw, drawn, named, placesOf, reached } from './drawing';
import { type Fixture, fixtures } from './fixtures';

beforeAll(() => language.need('board', 'classic', 'second-chance', 'client-board', 'client-stage', 'client-rails'));
afterEach(cleanup);

const all = [...fixtures];
/** What the page asks on a sheet of its own: the auction, and the pack of a draft. */
function anchorsOf({ options, view }: Fixture): Set<string> {
  const sheets = new Set(['auction', ...(view.draft?.pack ?? []).map((card) => `card:${card.card}`)]);
  return new Set(options.flatMap((option) => option.anchors).filter((anchor) => !sheets.has(anchor)));
}
const facts = (fixture: Fixture): string[] => [
  ...fixture.view.regions.flatMap((region) => [`region:${region.region}`, ...region.slots.map((slot) => `slot:${slot.slot}`)]),
  ...fixture.view.tracks.flatMap(({ source }) => [`project:${source}`, `plant:${source}`, `track:${source}`, `benefit:${source}`]),
  ...fixture.view.summits.flatMap((summit, s) => summit.topics.map((_, n) => `summit:${s + 1}:${n + 1}`)),
  ...fixture.view.un_goals.map((goal) => `ungoal:${goal.card}`),
  'market',
  'co2',
  'turn',
];

/** One for each thing that a phone has in another place. */
const SOME = ['late5', 'learn4', 'companies-goal2', 'companies-mid4', 'team-mid4', 'team-reduce4'];

function expectDrawn(fixture: Fixture, form: Form): void {
  const root = draw(fixture, { form });
  expect(root.innerHTML).not.toMatch(/NaN|undefined|Infinity|\[object/);
  const places = drawn(root);
  expect([...anchorsOf(fixture), ...facts(fixture)].filter((anchor) => places.get(anchor) !== 1)).toEqual([]);
  const can = [...root.querySelectorAll('.spot.can')].map((each) => each.getAttribute('data-anchor'));
  expect(new Set(can)).toEqual(anchorsOf(fixture));
  for (const button of root.querySelectorAll('[role="button"], button')) expect(button.parentElement?.closest('[role="button"], button')).toBeNull();
  expectPieces(root, fixture);
}

function expectPieces(root: Element, { view }: Fixture): void {
  expect(root.querySelectorAll('.space.threat')).toHaveLength(view.forecast.regions.length);
  expect(root.querySelectorAll('[data-space]')).toHaveLength([...view.regions].reduce((sum, region) => sum + region.spaces.length, 0));
  const projects = view.regions.flatMap((region) => region.slots).filter((slot) => slot.scientist !== null);
  const pawns = [...root.querySelectorAll('[data-pawn^="slot:"]')].map((each) => each.getAttribute('data-pawn'));
  expect(pawns.sort()).toEqual(projects.map((slot) => `slot:${slot.slot}`).sort());
  expect(root.querySelectorAll('[data-disc]')).toHaveLength(view.tracks.length * view.players.length);
  const air = root.querySelector('.air')?.textContent ?? '';
  for (const number of [view.co2, view.air.defeat, view.air.danger ?? view.co2]) expect(air).toContain(String(number));
}

describe('every fixture', () => {
  it('is there for all numbers of players of each title', () => {
    const players = (title: string) => [...new Set(all.filter(([, each]) => each.title === title).map(([, each]) => each.view.players.length))].sort();
    expect(players('classic')).toEqual([1, 2, 3, 4, 5]);
    expect(players('second-chance-cooperative')).toEqual([1, 2, 3, 4]);
    expect(players('second-chance-competitive')).toEqual([2, 3, 4]);
  });

  it.each(all)('%s: what can be picked and every fact is drawn once', (_, fixture) => expectDrawn(fixture, 'desk'));

  it.each(SOME)('%s: the same on a tablet', (name) => expectDrawn(named(name), 'tablet'));

  it.each(SOME.flatMap((name) => (['phone', 'wide'] as const).map((form) => [name, form] as const)))('%s: the same on a %s, tab by tab', async (name, form) => {
    const fixture = named(name);
    const root = draw(fixture, { form });
    const places = await reached(root, fixture, new Set([...anchorsOf(fixture), ...facts(fixture)]));
    expect([...places].filter(([, times]) => times !== 1)).toEqual([]);
  });
});

describe('a place', () => {
  it('takes a click and the keys, and says where the pointer is', async () => {
    const onpick = vi.fn();
    const onhover = vi.fn();
    const root = draw(named('start4'), { onpick, onhover });
    const [slot] = placesOf(root, 'slot:EU-money');
    if (!slot) throw new Error('the project space is missing');
    await fireEvent.click(slot);
    await fireEvent.keyDown(slot, { key: 'Enter' });
    await fireEvent.pointerEnter(slot);
    await fireEvent.pointerLeave(slot);
    expect(onpick.mock.calls).toEqual([['slot:EU-money'], ['slot:EU-money']]);
    expect(onhover.mock.calls).toEqual([['slot:EU-money'], [null]]);
  });

  it('is lit, picked, pointed at or changed, and everything else fades', () => {
    const root = draw(named('start4'), {
      lit: new Set(['slot:EU-money']),
      picked: ['slot:NA-tech'],
      pointed: new Set(['region:AF']),
      changed: new Set(['track:solar']),
    });
    const classes = (anchor: string) => placesOf(root, anchor)[0]?.getAttribute('class') ?? '';
    expect(classes('slot:EU-money')).toMatch(/\blit\b/);
    expect(classes('slot:EU-money')).not.toMatch(/\bfaded\b/);
    expect(classes('slot:NA-tech')).toMatch(/\bpicked\b/);
    expect(classes('region:AF')).toMatch(/\bpointed\b/);
    expect(classes('track:solar')).toMatch(/\bchanged\b/);
    expect(classes('slot:EU-tech')).toMatch(/\bfaded\b/);
  });

  it('is there for who only watches, but can do nothing', () => {
    const root = draw(named('team-mid4'), { seat: null, options: [] });
    expect(root.querySelectorAll('.spot.can')).toHaveLength(0);
    expect(placesOf(root, 'slot:EU-money')).toHaveLength(1);
  });
});

describe('what an option would change', () => {
  it('is shown at the air and on the tracks', () => {
    const root = draw(named('mid4'), { preview: { co2: [440, 400], 'tracks.0.discs.0': [0, 3], 'regions.0.ceps': [3, 2] } });
    expect(root.querySelector('.air')?.textContent).toContain('→ 400');
    expect(root.querySelectorAll('.rail .ghost')).toHaveLength(1);
    expect(root.querySelector('.block')?.textContent).toContain('→2');
  });

  it('is a project on the space that is pointed at', () => {
    const fixture = named('start4');
    const option = fixture.options.find((each) => each.anchors[1]?.startsWith('project:'));
    const root = draw(fixture, { pointed: new Set(option?.anchors) });
    const [slot] = placesOf(root, option?.anchors[0] ?? '');
    expect(slot?.querySelector('.ghost')).not.toBeNull();
    expect(root.querySelectorAll('.spot .ghost')).toHaveLength(1);
  });
});

describe('a story', () => {
  it('shows plants that landed, the regions that are struck, and the air of that moment', () => {
    const { view } = named('mid4');
    const [first] = view.forecast.regions;
    if (!first) throw new Error('nothing is threatened');
    const root = draw(named('mid4'), { told: { co2: 470, arrivals: [{ ...first, plant: 'gas', ppm: 30 }], struck: ['AF'] } });
    expect(root.querySelectorAll('.space.arrives')).toHaveLength(1);
    expect(root.querySelectorAll('.land.struck')).toHaveLength(1);
    expect(root.querySelector('.air')?.textContent).toContain('470');
  });
});

describe('the tracks', () => {
  it('open by a source, and close by Esc', async () => {
    const root = draw(named('mid4'));
    const name = root.querySelector('.source .head');
    if (!name) throw new Error('the source is missing');
    await fireEvent.click(name);
    expect(root.querySelectorAll('[role="dialog"] li')).toHaveLength([...named('mid4').view.tracks].reduce((sum, track) => sum + track.income.length, 0));
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(root.querySelector('[role="dialog"]')).toBeNull();
  });

  it('stay closed where an option wants the click', async () => {
    const fixture = named('learn4');
    const onpick = vi.fn();
    const root = draw(fixture, { onpick });
    const anchor = [...anchorsOf(fixture)].find((each) => each.startsWith('track:')) ?? '';
    const [track] = placesOf(root, anchor);
    if (!track) throw new Error('the track is missing');
    await fireEvent.click(track);
    expect(onpick.mock.calls).toEqual([[anchor]]);
    expect(root.querySelector('[role="dialog"]')).toBeNull();
  });
});

describe('on a phone', () => {
  it('what is lit comes into sight', async () => {
    const root = draw(named('start4'), { form: 'phone', lit: new Set(['market']) });
    await tick();
    expect(root.querySelector('[data-tab][aria-pressed="true"]')?.getAttribute('data-tab')).toBe('market');
    cleanup();
    const world = draw(named('start4'), { form: 'phone', lit: new Set(['slot:AF-tech']) });
    await tick();
    expect(world.querySelector('[data-region][aria-pressed="true"]')?.getAttribute('aria-label')).toContain(t('region-AF'));
  });
});
