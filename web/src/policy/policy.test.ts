/** The board of Climate Policy against the fixtures of tools/board_fixtures.py. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { faceOf } from '../faces';
import type { View } from '../lib/view';
import { inWords } from '../lib/words';
import { known, say, t } from '../words';
import { columns, csv, emissions, moneyFlow, profits } from './books';
import Debrief from './Debrief.svelte';
import { type Fixture, fixtures, named } from './fixtures';
import PolicyBoard from './PolicyBoard.svelte';
import { policyLines, policyName, wrap } from './text';
import { DIRTY } from './view';

afterEach(cleanup);

const all = [...fixtures];
const face = faceOf('climate-policy');
const asView = (fixture: Fixture): View => fixture.view as unknown as View;

function draw(fixture: Fixture, more: Record<string, unknown> = {}): HTMLElement {
  const { view, options, seat, names } = fixture;
  return render(PolicyBoard, { view, options, seat, names, onact: () => {}, ...more }).container;
}

function anchorsIn(root: Element): Map<string, Element[]> {
  const found = new Map<string, Element[]>();
  for (const element of root.querySelectorAll('[data-anchor]')) {
    const anchor = element.getAttribute('data-anchor') ?? '';
    found.set(anchor, [...(found.get(anchor) ?? []), element]);
  }
  return found;
}

/** Everything that can be picked is there once, glows, and has a name; nothing else glows. */
function expectOptions(root: Element, fixture: Fixture): void {
  const places = anchorsIn(root);
  const wanted = new Set(fixture.options.flatMap((option) => option.anchors));
  for (const anchor of wanted) {
    const found = places.get(anchor) ?? [];
    expect(found.length, anchor).toBe(1);
    expect(found[0]?.getAttribute('tabindex'), anchor).toBe('0');
    expect(found[0]?.getAttribute('aria-label'), anchor).toBeTruthy();
  }
  const glowing = [...root.querySelectorAll('[data-anchor].can')].map((each) => each.getAttribute('data-anchor'));
  expect(new Set(glowing)).toEqual(wanted);
  for (const button of root.querySelectorAll('[role="button"]')) expect(button.parentElement?.closest('[role="button"]')).toBeNull();
}

function expectFacts(root: Element, { view, names, seat }: Fixture): void {
  const places = anchorsIn(root);
  const text = [...root.querySelectorAll('svg text')].map((each) => each.textContent).join(' | ');
  const seen = (part: string | number): void => expect(text).toContain(String(part));
  seen(`${view.co2} ppm`);
  seen(view.decade_name);
  seen(say(policyName(view.policy)));
  for (const region of view.regions) {
    seen(t(`region-${region.region}`));
    expect(places.get(`region:${region.region}`)).toHaveLength(1);
    for (const space of region.spaces) expect(places.get(`space:${space.space}`), space.space).toHaveLength(1);
  }
  for (const track of view.tracks) {
    seen(t('ui-tip-thing', { thing: `source-${track.source}` }));
    expect(places.get(`track:${track.source}`)).toHaveLength(1);
    for (const price of view.research.prices) expect(places.get(`project:${track.source}-${price.price}`)).toHaveLength(1);
  }
  const pawns = view.tracks.flatMap((track) => track.pawns.filter((pawn) => pawn > 0));
  expect(root.querySelectorAll('[data-pawn]')).toHaveLength(pawns.length);
  for (const plant of view.plants) expect(places.get(`plant:${plant.plant}`)).toHaveLength(1);
  view.players.forEach((player, number) => {
    for (const fact of [names[number] ?? '', `$${player.money}`, `+$${player.income}`, player.ppm]) seen(fact);
    if (view.policy.permits) seen(`permits ${player.permits}/${player.permits_needed}`);
    if (view.policy.taxes) seen(`tax $${player.tax_due}`);
  });
  for (const plant of DIRTY) expect(places.get(`stock:${plant}`)?.[0]?.getAttribute('aria-label')).toContain(`: ${view.players[seat]?.stock?.[plant]};`);
  expect(places.has('permit')).toBe(view.policy.permits);
  expect(places.has('loophole')).toBe(view.policy.loopholes);
  expect(places.has('offer')).toBe(view.offer !== null);
}

describe('every fixture', () => {
  it('is there for every kind of decision and of action', () => {
    const kinds = new Set(all.map(([, fixture]) => fixture.asked?.kind ?? 'over'));
    expect([...kinds].sort()).toEqual(['Answer', 'DraftOffer', 'MakeOffers', 'PutBack', 'ShowPermits', 'TaxBill', 'TurnMenu', 'over']);
    const words = new Set(all.flatMap(([, fixture]) => fixture.options.map((option) => option.notation.split(' ')[0])));
    expect([...words].filter((kind) => !known(`ui-kind-policy-${kind}`))).toEqual([]);
  });

  it.each(all)('%s: what can be picked and every fact is drawn once', (_, fixture) => {
    const root = draw(fixture, { form: 'wide' });
    expect(root.innerHTML).not.toMatch(/NaN|undefined|Infinity|\[object/);
    expectOptions(root, fixture);
    expectFacts(root, fixture);
  });

  it.each(['start2', 'mid5', 'draft4'])('%s: the same in the tall form', (name) => {
    const root = draw(named(name), { form: 'tall' });
    expectOptions(root, named(name));
    expectFacts(root, named(name));
  });

  it.each(all)('%s: in words', (_, fixture) => {
    for (const option of fixture.options) {
      for (const anchor of option.anchors) {
        expect(say(face.anchorName(anchor, asView(fixture), fixture.names))).not.toMatch(/undefined|NaN|:|^$|⟦/);
      };
      for (const line of inWords(option.preview ?? {}, face, asView(fixture), fixture.names, fixture.seat)) {
        expect([line.name, line.before, line.after].map((each) => say(each, fixture.names)).join(' ')).not.toMatch(/undefined|NaN|players\.|⟦/);
      }
    }
    expect(say(face.headline(asView(fixture)))).toMatch(/ppm · Policy \d/);
    expect(face.facts(asView(fixture), 0)).toHaveLength(4);
    for (const line of policyLines(fixture.view)) expect(line).toMatch(/^[A-Z\d].*\.$/);
  });
});

describe('the curve', () => {
  it.each(all)('%s: the emitters add up to the CO₂ in every column', (_, fixture) => {
    for (const column of columns(fixture.view)) {
      expect(column.parts.reduce((sum, part) => sum + part.ppm, 0)).toBe(column.total);
    }
  });

  it('stands on the board in both forms, with the line of defeat and what an option would add', () => {
    const fixture = named('mid5');
    for (const form of ['wide', 'tall']) {
      const root = draw(fixture, { form, preview: { co2: [fixture.view.co2, fixture.view.co2 + 40] } });
      expect(root.querySelectorAll('line.limit')).toHaveLength(1);
      expect(root.querySelector('.now')?.textContent).toBe(`${fixture.view.co2} ppm → ${fixture.view.co2 + 40}`);
      expect(root.querySelectorAll('[data-emitter]')).toHaveLength(6);
      cleanup();
    }
  });
});

describe('an offer', () => {
  it('is two columns: what each side gives', () => {
    const fixture = named('answer4');
    const { offer } = fixture.view;
    const root = draw(fixture);
    const text = [...root.querySelectorAll('.side')].map((each) => each.textContent ?? '');
    expect(text).toHaveLength(2);
    expect(text[0]).toContain(`${fixture.names[offer?.maker ?? 0]} gives`);
    expect(text[1]).toContain(`${fixture.names[offer?.partner ?? 0]} gives`);
    for (const plant of offer?.plants ?? []) expect(text.join()).toContain(plant);
    if (offer?.money) expect(text[offer.money > 0 ? 0 : 1]).toContain(`$${Math.abs(offer.money)}`);
  });

  it('is seen by those who are not asked, without buttons', () => {
    const root = draw(named('answer4'), { options: [], seat: null });
    expect(root.querySelectorAll('.side')).toHaveLength(2);
    expect(root.querySelectorAll('.offer-panel [data-action]')).toHaveLength(0);
  });

  it('is answered by its buttons', async () => {
    const fixture = named('answer4');
    const onact = vi.fn();
    const root = draw(fixture, { onact });
    for (const option of fixture.options) {
      const button = root.querySelector(`.offer-panel [data-action="${option.action}"]`);
      if (!button) throw new Error(`no button for ${option.notation}`);
      await fireEvent.click(button);
    }
    expect(onact.mock.calls.flat()).toEqual(fixture.options.map((option) => option.action));
  });

  it('takes every amount by one button: arrow keys, + and a number choose it', async () => {
    const fixture = named('begin4');
    const money = fixture.options.filter((option) => option.notation.startsWith('give-money '));
    expect(money.length).toBeGreaterThan(2);
    const onact = vi.fn();
    const root = draw(fixture, { onact });
    const group = [...root.querySelectorAll('.amounts')].find((each) => each.getAttribute('aria-label') === t('ui-kind-policy-give-money'));
    const take = group?.querySelector('.take');
    const input = group?.querySelector('input');
    if (!take || !input) throw new Error('the amounts are missing');
    const actions = () => onact.mock.calls.flat();
    await fireEvent.click(take);
    await fireEvent.keyDown(take, { key: 'ArrowRight' });
    await fireEvent.click(take);
    await fireEvent.change(input, { target: { value: '1000' } });
    await fireEvent.click(take);
    await fireEvent.keyDown(take, { key: 'ArrowLeft' });
    await fireEvent.click(take);
    expect(actions()).toEqual([money[0], money[1], money.at(-1), money.at(-2)].map((option) => option?.action));
  });
});

describe('the books', () => {
  const { view, names } = named('end3');

  it('give the profit: what the money is more than at the start, without loans', () => {
    profits(view).forEach((line, seat) => {
      const { money = [], loan = [] } = view.history.companies[seat] ?? {};
      let loans = 0;
      const starts = line.map((profit, row) => {
        loans += loan[row] ?? 0;
        return (money[row] ?? 0) - loans - profit;
      });
      expect(starts.length).toBeGreaterThan(20);
      expect(new Set(starts).size).toBe(1);
    });
  });

  it('say where the money went, and nothing is lost', () => {
    const flow = moneyFlow(view);
    expect(flow.paid).toBeGreaterThan(0);
    expect(flow.back + flow.pool + flow.bank).toBe(flow.paid);
  });

  it('share out the emissions', () => {
    const shares = emissions(view);
    expect(shares).toHaveLength(4);
    expect(Math.abs(shares.reduce((sum, each) => sum + each.share, 0) - 100)).toBeLessThanOrEqual(2);
  });

  it('are a table for other programs: a line for each round, every column of the view', () => {
    const lines = csv(view, ['Ada "A", Ltd', ...names.slice(1)]).trimEnd().split('\n');
    expect(lines).toHaveLength(1 + (view.history.table['co2']?.length ?? 0));
    expect(lines[0]).toContain('"1 Ada ""A"", Ltd money"');
    const width = Object.keys(view.history.table).length + view.players.length * Object.keys(view.history.companies[0] ?? {}).length;
    for (const line of lines.slice(1)) expect(line.split(',')).toHaveLength(width);
    const co2 = Object.keys(view.history.table).indexOf('co2');
    expect(lines.slice(1).map((line) => Number(line.split(',')[co2]))).toEqual(view.history.table['co2']);
  });

  it.each(['end3', 'defeat4'])('%s: are told in the debrief', (name) => {
    const fixture = named(name);
    const root = render(Debrief, { view: asView(fixture), names: fixture.names }).container;
    expect(root.innerHTML).not.toMatch(/NaN|undefined|Infinity|\[object/);
    expect(root.querySelectorAll('[data-company]')).toHaveLength(fixture.view.players.length);
    for (const each of fixture.names) expect(root.textContent).toContain(each);
    for (const player of fixture.view.players) expect(root.textContent).toContain(String(player.worth));
  });
});

it('wraps words into lines', () => {
  expect(wrap('one two three', 8)).toEqual(['one two', 'three']);
});

it('puts every policy and every option of the set-up in a group', () => {
  const plan = face.setUp;
  expect(plan?.choices.map((choice) => choice.value)).toEqual(['1', '2', '2A', '2B', '2AB', '3', '3A', '3B', '3AB']);
  for (const choice of plan?.choices ?? []) expect(say(choice.sentence)).toMatch(/^[A-Z].*\.$/);
  const options = plan?.groups.flatMap((group) => group.options) ?? [];
  expect(new Set(options).size).toBe(options.length);
});
