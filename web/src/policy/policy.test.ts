/** The board of Climate Policy against the fixtures of tools/board_fixtures.py, in all four forms. */
import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { faceOf } from '../faces';
import type { AskedMessage, LogLine } from '../generated/server';
import type { View } from '../lib/view';
import { inWords } from '../lib/words';
import type { Form } from '../stage/form.svelte';
import type { Given } from '../stage/given';
import { figure, known, say, t } from '../words';
import { columns, csv, emissions, moneyFlow, profits } from './books';
import Debrief from './Debrief.svelte';
import { deedsSince } from './deeds';
import Dues from './Dues.svelte';
import { duesOf } from './dues';
import { type Fixture, fixtures, givenOf, named } from './fixtures';
import { rowWidth, siteOf } from './geometry';
import { BLOCKS, STAGE } from '../stage/land';
import PolicyBoard from './PolicyBoard.svelte';
import { TABS } from './places';
import { questions, tornDown } from './questions';
import { policyLines, policyParts } from './text';
import Trade from './Trade.svelte';
import { DIRTY, type PolicyView } from './view';

afterEach(cleanup);

const all = [...fixtures];
const face = faceOf('climate-policy');
const FORMS: readonly Form[] = ['desk', 'tablet', 'phone', 'wide'];
const asView = (fixture: Fixture): View => fixture.view as unknown as View;
/** What lies over the board and not on it: the sheet of an offer. */
const OVER = new Set(['offer']);

const draw = (fixture: Fixture, more: Partial<Given<PolicyView>> = {}): HTMLElement => render(PolicyBoard, givenOf(fixture, more)).container;

function anchorsIn(root: Element): Map<string, Element[]> {
  const found = new Map<string, Element[]>();
  for (const element of root.querySelectorAll('[data-anchor]')) {
    const anchor = element.getAttribute('data-anchor') ?? '';
    found.set(anchor, [...(found.get(anchor) ?? []), element]);
  }
  return found;
}

/** Everything that can be reached in a form: what is always there, and what each tab and each region of the chooser shows. */
function reached(root: HTMLElement, form: Form): Map<string, Element[]> {
  if (form === 'desk' || form === 'tablet') return anchorsIn(root);
  const found = new Map<string, Element[]>();
  const look = (): void => {
    for (const [anchor, elements] of anchorsIn(root)) {
      const before = found.get(anchor) ?? [];
      // Never twice at the same time.
      expect(elements, anchor).toHaveLength(1);
      if (before.length === 0) found.set(anchor, elements);
    }
  };
  for (const tab of TABS) {
    const button = root.querySelector<HTMLElement>(`[data-tab="${tab}"]`);
    button?.click();
    flushSync();
    look();
    if (tab !== 'world') continue;
    for (const region of root.querySelectorAll<HTMLElement>('[data-region], .keys button')) {
      region.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      flushSync();
      look();
    }
  }
  return found;
}

describe('every fixture', () => {
  it('is there for every kind of decision and of action', () => {
    const kinds = new Set(all.map(([, fixture]) => fixture.asked?.kind ?? 'over'));
    expect([...kinds].sort()).toEqual(['Answer', 'DraftOffer', 'MakeOffers', 'PutBack', 'ShowPermits', 'TaxBill', 'TurnMenu', 'over']);
    const words = new Set(all.flatMap(([, fixture]) => fixture.options.map((option) => option.notation.split(' ')[0])));
    expect([...words].filter((kind) => !known(`ui-kind-policy-${kind}`))).toEqual([]);
  });

  describe.each(FORMS)('on a %s', (form) => {
    it.each(all)('%s: every place of every option is there once, can be clicked, and has a name', (_, fixture) => {
      const root = draw(fixture, { form });
      expect(root.innerHTML).not.toMatch(/NaN|undefined|Infinity|\[object/);
      const places = reached(root, form);
      const wanted = new Set(fixture.options.flatMap((option) => option.anchors).filter((anchor) => !OVER.has(anchor)));
      for (const anchor of wanted) {
        const found = places.get(anchor) ?? [];
        expect(found, anchor).toHaveLength(1);
        expect(found[0]?.getAttribute('tabindex'), anchor).toBe('0');
        expect(found[0]?.getAttribute('aria-label'), anchor).toBeTruthy();
      }
      for (const button of root.querySelectorAll('[role="button"]')) expect(button.parentElement?.closest('[role="button"]')).toBeNull();
    });

    it.each(['show5', 'mid3', 'hidden4'])('%s: every space, plant, project and price of the view', (name) => {
      const { view } = named(name);
      const places = reached(draw(named(name), { form }), form);
      for (const region of view.regions) {
        expect(places.get(`region:${region.region}`), region.region).toHaveLength(1);
        for (const space of region.spaces) expect(places.get(`space:${space.space}`), space.space).toHaveLength(1);
      }
      for (const { source } of view.tracks) {
        expect(places.get(`track:${source}`)).toHaveLength(1);
        for (const { price } of view.research.prices) expect(places.get(`project:${source}-${price}`)).toHaveLength(1);
      }
      for (const { plant } of view.plants) expect(places.get(`plant:${plant}`)).toHaveLength(1);
      expect(places.has('permit')).toBe(view.policy.permits);
      expect(places.has('loophole')).toBe(view.policy.loopholes);
    });
  });

  it.each(all)('%s: the numbers of the view stand there', (_, fixture) => {
    const { view, names, seat } = fixture;
    const root = draw(fixture);
    const text = root.textContent ?? '';
    for (const part of [String(view.co2), policyParts(view.policy).main, ...policyLines(view), ...view.regions.map(({ region }) => t(`region-${region}`))]) expect(text).toContain(part);
    view.players.forEach((company, at) => {
      const own = at === seat ? root.querySelector('.dock') : root.querySelector(`[data-anchor="player:${at + 1}"]`)?.parentElement;
      for (const fact of [names[at] ?? '', company.worth, company.money, company.ppm, ...(view.policy.permits ? [company.permits, company.permits_needed] : [])]) expect(own?.textContent, names[at]).toContain(typeof fact === 'number' ? figure(fact) : fact);
    });
    expect(root.querySelectorAll('[data-pawn]')).toHaveLength(view.tracks.flatMap((track) => track.pawns.filter((pawn) => pawn > 0)).length);
    for (const plant of DIRTY) expect(root.querySelector(`[data-anchor="stock:${plant}"]`)?.textContent).toContain(`×${view.players[seat]?.stock?.[plant]}`);
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

describe('the board', () => {
  it('puts everything of a region inside the stage', () => {
    for (const region of named('mid5').view.regions) {
      const site = siteOf(region.region, BLOCKS[region.region] ?? { x: 0, y: 0 });
      if (!site) throw new Error(region.region);
      expect(site.spaces.x).toBeGreaterThan(0);
      expect(site.spaces.x + rowWidth(region.spaces.length)).toBeLessThan(STAGE.width);
      expect(site.spaces.y + 68).toBeLessThan(STAGE.height);
    }
  });

  it('says which place was clicked, also one that no option touches', async () => {
    const onpick = vi.fn();
    const root = draw(named('mid5'), { onpick });
    for (const anchor of ['project:forestation-5', 'plant:solar-2', 'region:EU', 'space:EU-1', 'pool']) {
      await fireEvent.click(root.querySelector(`[data-anchor="${anchor}"]`) as Element);
      expect(onpick).toHaveBeenLastCalledWith(anchor);
    }
  });

  it('shows what an option would change: numbers, the air, and the plant that would stand there', () => {
    const fixture = named('mid5');
    const build = fixture.options.find((option) => option.notation.startsWith('build coal'));
    const root = draw(fixture, { preview: build?.preview ?? null });
    expect(root.querySelector('.air')?.textContent).toContain(`→ ${fixture.view.co2 + 40}`);
    expect(root.querySelectorAll('.space.coming')).toHaveLength(1);
    expect(root.querySelector('[data-anchor="stock:coal"]')?.textContent).toContain('→ 0');
  });

  it('brings what is lit into sight on a phone', () => {
    const fixture = named('mid5');
    const lit = new Set(['project:solar-2']);
    expect(draw(fixture, { form: 'phone', lit }).querySelector('[data-anchor="project:solar-2"]')?.classList.contains('lit')).toBe(true);
    cleanup();
    expect(draw(fixture, { form: 'phone', lit: new Set(['space:AF-2']) }).querySelector('[data-anchor="space:AF-2"]')).not.toBeNull();
    const others = new Set(['region:NA', 'region:AS']);
    expect(draw(fixture, { form: 'phone', lit: others, picked: ['region:AF'] }).querySelector('[data-anchor="region:AF"]')).not.toBeNull();
  });

  it.each(FORMS)('on a %s draws a place for each step of its lesson', (form) => {
    const lesson = readFileSync('../src/keeling/lessons/climate-policy.toml', 'utf8');
    const about = [...lesson.matchAll(/about = \[([^\]]*)\]/g)].map(([, places]) => places?.match(/[^", ]+/g) ?? []);
    expect(about.length).toBeGreaterThan(30);
    const places = reached(draw(named('end3'), { form, seat: 0 }), form);
    expect(about.filter((step) => !step.some((anchor) => places.has(anchor)))).toEqual([]);
  });

  it('tells somebody who watches that he does', () => {
    const root = draw(named('mid5'), { seat: null, options: [] });
    expect(root.querySelector('.dock')?.textContent).toContain(t('ui-policy-watching'));
    expect(root.querySelectorAll('.chip')).toHaveLength(5);
  });

  it('stacks the air by owner, and the emitters add up to the CO₂ in every column', () => {
    for (const [, fixture] of all) {
      for (const column of columns(fixture.view)) expect(column.parts.reduce((sum, part) => sum + part.ppm, 0)).toBe(column.total);
    }
    const root = draw(named('show5'));
    expect(root.querySelectorAll('.air rect.bar').length).toBeGreaterThan(20);
  });

  it('says what each company did since my last turn, and not that its turn began', () => {
    const line = (seq: number, seat: number, ...keys: string[]): LogLine => ({
      ...{ seq, seat, at: 0, position: seq, kind: 'action' as const },
      events: keys.map((key) => ({ kind: '', phase: '', seat, facts: {}, changes: {}, words: {}, message: { key, args: {} } })),
    });
    const log = [line(1, 1, 'tell-policy-build'), line(2, 0, 'tell-policy-buy-permit'), line(3, 1, 'tell-policy-buy-loophole'), line(4, 1, 'tell-policy-end-turn', 'tell-policy-turn')];
    expect([...deedsSince(log, 0)]).toEqual([[1, { key: 'tell-policy-buy-loophole', args: {} }]]);
    expect([...deedsSince(log, null).keys()]).toEqual([1, 0]);
  });
});

const trade = (fixture: Fixture, more: Record<string, unknown> = {}): HTMLElement =>
  render(Trade, { view: fixture.view, asked: fixture.asked as AskedMessage | null, options: fixture.options, previews: {}, names: fixture.names, onact: () => {}, ...more }).container;

describe('an offer', () => {
  it('is two trays: what each side gives, and what that leaves it with', () => {
    const fixture = named('answer4');
    const { offer } = fixture.view;
    const text = [...trade(fixture).querySelectorAll('.tray')].map((each) => each.textContent ?? '');
    expect(text).toHaveLength(2);
    expect(text[0]).toContain(`${fixture.names[offer?.maker ?? 0]} gives`);
    expect(text[1]).toContain(`${fixture.names[offer?.partner ?? 0]} gives`);
    for (const plant of offer?.plants ?? []) expect(text.join()).toContain(plant);
    if (offer?.money) expect(text[offer.money > 0 ? 0 : 1]).toContain(`$${Math.abs(offer.money)}`);
    const maker = fixture.view.players[offer?.maker ?? 0];
    expect(text[0]).toContain(`then has $${(maker?.money ?? 0) - (offer?.money ?? 0)}`);
  });

  it('is seen by those who are not asked, without keys', () => {
    const root = trade(named('answer4'), { options: [] });
    expect(root.querySelectorAll('.tray')).toHaveLength(2);
    expect(root.querySelectorAll('[data-action]')).toHaveLength(0);
    expect(root.textContent).toContain('Lucía decides.');
  });

  it('is the place of its options', () => {
    expect(anchorsIn(trade(named('begin4'))).get('offer')).toHaveLength(1);
  });

  it.each(['answer4', 'begin4', 'draft4', 'tiles3', 'trade4'])('%s: every option can be taken', async (name) => {
    const fixture = named(name);
    const onact = vi.fn();
    const root = trade(fixture, { onact });
    const amount = /^(give|ask)-(money|hundreds|permits|loopholes) /;
    for (const option of fixture.options.filter((each) => !amount.test(each.notation))) {
      const button = root.querySelector(`[data-action="${option.action}"]`);
      if (!button) throw new Error(`no key for ${option.notation}`);
      await fireEvent.click(button);
      expect(onact.mock.lastCall?.[0]).toBe(option.action);
    }
    const kinds = new Set(fixture.options.filter((each) => amount.test(each.notation)).map((each) => each.notation.split(' ')[0]));
    expect(root.querySelectorAll('.amounts')).toHaveLength(kinds.size);
  });

  it('takes every amount by one key: arrow keys, + and a number choose it', async () => {
    const fixture = named('begin4');
    const money = fixture.options.filter((option) => option.notation.startsWith('give-money '));
    expect(money.length).toBeGreaterThan(2);
    const onact = vi.fn();
    const root = trade(fixture, { onact });
    const group = [...root.querySelectorAll('.amounts')].find((each) => each.getAttribute('aria-label') === t('ui-kind-policy-give-money'));
    const take = group?.querySelector('.take');
    const input = group?.querySelector('input');
    if (!take || !input) throw new Error('the amounts are missing');
    await fireEvent.click(take);
    await fireEvent.keyDown(take, { key: 'ArrowRight' });
    await fireEvent.click(take);
    await fireEvent.change(input, { target: { value: '1000' } });
    await fireEvent.click(take);
    await fireEvent.keyDown(take, { key: 'ArrowLeft' });
    await fireEvent.click(take);
    expect(onact.mock.calls.map(([action]) => action as number)).toEqual([money[0], money[1], money.at(-1), money.at(-2)].map((option) => option?.action));
  });
});

describe('the dues of a decade', () => {
  it.each(['tax3', 'show5', 'fine3'])('%s: say what is asked and what is there, and offer every way', (name) => {
    const fixture = named(name);
    const company = fixture.view.players[fixture.seat];
    const root = render(Dues, { view: fixture.view, asked: fixture.asked as AskedMessage | null, options: fixture.options, names: fixture.names, onact: () => {} }).container;
    const due = fixture.asked && duesOf(fixture.view, fixture.asked as AskedMessage);
    expect(root.textContent).toContain(due?.amount);
    expect(root.textContent).toContain(String(name === 'tax3' ? company?.money : company?.permits));
    for (const option of fixture.options) expect(root.querySelectorAll(`[data-action="${option.action}"]`)).toHaveLength(1);
  });

  it('are asked for by no other decision', () => {
    const { view, asked } = named('mid5');
    expect(asked && duesOf(view, asked as AskedMessage)).toBeNull();
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
});

describe('the debrief', () => {
  it.each(['end3', 'defeat4'])('%s: tells who won, who emitted and earned what, and asks three questions', (name) => {
    const fixture = named(name);
    const root = render(Debrief, { view: asView(fixture), names: fixture.names }).container;
    expect(root.innerHTML).not.toMatch(/NaN|undefined|Infinity|\[object/);
    expect(root.querySelectorAll('[data-company]')).toHaveLength(fixture.view.players.length);
    for (const each of fixture.names) expect(root.textContent).toContain(each);
    for (const player of fixture.view.players) expect(root.textContent).toContain(String(player.worth));
    expect(root.querySelectorAll('.talk li')).toHaveLength(3);
    for (const fact of [fixture.view.co2, fixture.view.ownerless_ppm, tornDown(fixture.view)]) expect(root.querySelector('.remember')?.textContent).toContain(typeof fact === 'number' ? figure(fact) : fact);
    expect(root.textContent).toContain(name === 'end3' ? 'has won' : t('ui-debrief-lost'));
    expect(root.querySelector('.money')?.textContent?.includes(t('ui-debrief-no-money'))).toBe(name === 'defeat4');
  });

  it('opens the numbers: every table, and the books as a file', async () => {
    const fixture = named('end3');
    const root = render(Debrief, { view: asView(fixture), names: fixture.names }).container;
    await fireEvent.click([...root.querySelectorAll('nav button')].at(-1) as Element);
    const dialog = root.querySelector('dialog');
    expect(dialog?.querySelectorAll('table').length).toBeGreaterThanOrEqual(3);
    expect(dialog?.textContent).toContain(t('ui-debrief-download'));
  });

  it('asks what the numbers give reason for', () => {
    for (const name of ['end3', 'defeat4', 'show5', 'start2']) {
      const asked = questions(named(name).view);
      expect(new Set(asked.map(({ key }) => key)).size).toBe(3);
      for (const question of asked) expect(say(question, named(name).names)).toMatch(/\?$/);
    }
    expect(questions(named('defeat4').view)[0]?.key).toBe('ui-debrief-ask-defeat');
  });
});

it('puts every policy and every option of the set-up in a group', () => {
  const plan = face.setUp;
  expect(plan?.choices.map((choice) => choice.value)).toEqual(['1', '2', '2A', '2B', '2AB', '3', '3A', '3B', '3AB']);
  for (const choice of plan?.choices ?? []) expect(say(choice.sentence)).toMatch(/^[A-Z].*\.$/);
  const options = plan?.groups.flatMap((group) => group.options) ?? [];
  expect(new Set(options).size).toBe(options.length);
});

it('has a sheet for trading and for dues', () => {
  expect(Object.keys(face.sheets).sort()).toEqual(['Answer', 'DraftOffer', 'MakeOffers', 'ShowPermits', 'TaxBill']);
});
