/** What the board of Climate Policy says, made of the view's numbers and ids. */
import { region as regionId, source as sourceId, summitName } from '../faces/naming';
import { literal, type Message, message, say, seat as seatId, t } from '../words';
import type { Left } from './offer';
import { DIRTY, type Company, type Goods, isDirty, levelOf, type Policy, type PolicyView, type Region, sourceOf, type Space, type Track } from './view';

type Names = readonly string[];

export const dollarsOf = (amount: number): Message =>
  message('ui-policy-dollars', { minus: Number(amount < 0), amount: Math.abs(amount) });
export const dollars = (amount: number): string => say(dollarsOf(amount));

/** The columns of the final sheet. */
export const SHEET = ['dirty', 'clean', 'money', 'permits', 'debt'] as const;

const holder = (seat: number | null): string => (seat === null ? 'ui-nobody' : seatId(seat));
const choice = (word: string): string => `choice-${word}`;
const each = <T>(numbers: Readonly<Record<string, number>> | null | undefined, make: (plant: string, number: number) => T): T[] =>
  DIRTY.map((plant) => make(plant, numbers?.[plant] ?? 0));

// What things are called, for tips and screen readers

export const plantName = (plant: string): Message =>
  isDirty(plant)
    ? message(`plant-${plant}`)
    : message('ui-policy-plant', { source: sourceId(sourceOf(plant)), level: levelOf(plant) });

/** The level of a clean plant as it stands on its plate. */
export const levelMark = (level: number): string => 'I'.repeat(level);

export function spaceText(space: Space, names: Names): string {
  const place = { space: literal(space.space), cost: space.cost };
  if (space.plant === null) return t('ui-tip-policy-space-empty', place);
  const there = { ...place, plant: plantName(space.plant), owner: holder(space.owner), exempt: Number(space.exempt) };
  return isDirty(space.plant)
    ? t('ui-tip-policy-space-dirty', { ...there, ppm: space.ppm ?? 0 }, names)
    : t('ui-tip-policy-space-clean', { ...there, cubes: space.cubes ?? 0 }, names);
}

export const regionText = (region: Region, names: Names): string =>
  t(
    'ui-tip-policy-region',
    { region: regionId(region.region), holder: holder(region.controller), full: Number(region.full), cost: region.cost },
    names,
  );

export const cleanText = (plant: string, left: number, cubes: number, cost: number): string =>
  t('ui-tip-policy-clean', { plant: plantName(plant), left, cubes, cost });

export const projectText = (source: string, price: number, number: number): string =>
  t('ui-tip-policy-project', { source: sourceId(source), price, number });

export function trackText(track: Track, names: Names): string {
  const source = sourceId(track.source);
  const levels = track.unlock.map((space, n) => message('ui-policy-unlock', { level: n + 1, space }));
  const pawns = track.pawns.flatMap((position, seat) =>
    position > 0 ? [message('ui-policy-pawn', { player: seatId(seat), position })] : [],
  );
  if (pawns.length === 0) return t('ui-tip-policy-track-idle', { source, levels });
  return t('ui-tip-policy-track', { source, levels, pawns }, names);
}

export const stockText = (plant: string, number: number, ppm: number): string =>
  t('ui-tip-policy-stock', { plant: `plant-${plant}`, number, ppm });

const kinds = (numbers: Readonly<Record<string, number>> | null | undefined): Message[] =>
  each(numbers, (plant, number) => message('ui-policy-of-kind', { number, plant: `plant-${plant}` }));

export const poolText = (view: PolicyView): string =>
  view.dirty_pool
    ? t('ui-tip-policy-pool-kinds', { left: view.dirty_pool_size, kinds: kinds(view.dirty_pool) })
    : t('ui-tip-policy-pool', { left: view.dirty_pool_size });

export const moneyText = (company: Company): string =>
  t('ui-tip-policy-money', { money: company.money, debt: Number(company.debt), tax: company.tax_due });

export function permitText(view: PolicyView): string {
  const { market, next_price: price, per_permit_ppm: ppm, out_of_game: gone } = view.permits;
  if (price === null) return t('ui-tip-policy-permits-none', { ppm, gone });
  const lying = market.flatMap((number, at) => (number ? [message('ui-policy-lying', { number, price: at })] : []));
  return t('ui-tip-policy-permits', { lying, price, ppm, gone });
}

export const loopholeText = (view: PolicyView): string =>
  t('ui-tip-policy-loopholes', { left: view.loopholes.left, price: view.loopholes.price, ppm: view.co2 });

export function fundingText(view: PolicyView): string {
  const { funding_pool: pool, summit, topics } = view.grants;
  if (!summit) return t('ui-tip-policy-funding', { pool });
  return t('ui-tip-policy-funding-summit', { pool, summit: summitName(summit), topics: topics.map(sourceId) });
}

export function companyText(company: Company, seat: number, view: PolicyView, names: Names): string {
  const figure = (name: string, amount: number): Message => message(`ui-policy-company-${name}`, { amount });
  const figures = [
    figure('money', company.money),
    figure('income', company.income),
    figure('ppm', company.ppm),
    figure('plants', Object.values(company.plants).reduce((sum, number) => sum + number, 0)),
    figure('worth', company.worth),
    company.stock ? message('ui-policy-company-stock', { kinds: kinds(company.stock) }) : figure('stock-size', company.stock_size),
  ];
  if (view.policy.taxes) figures.push(figure('tax', company.tax_due));
  if (view.policy.permits) {
    figures.push(message('ui-policy-company-permits', { amount: company.permits, needed: company.permits_needed }));
  }
  if (view.policy.loopholes) figures.push(message('amount-loopholes', { amount: company.loopholes }));
  if (company.debt) figures.push(message('ui-policy-company-debt'));
  return t('ui-tip-policy-company', { player: seatId(seat), figures }, names);
}

export const curveOf = (view: PolicyView): Message =>
  message('ui-tip-policy-curve', {
    ppm: view.co2,
    defeat: view.defeat,
    companies: view.players.length,
    ownerless: view.ownerless_ppm,
  });

export const turnText = (view: PolicyView, names: Names): string =>
  view.active === null ? phaseText(view) : t('ui-tip-policy-turn', { player: seatId(view.active) }, names);

export function phaseText(view: PolicyView): string {
  if (view.end !== null) return t('ui-policy-over');
  if (view.phase === 'upkeep') return t('ui-policy-upkeep');
  if (view.phase === 'setup') return t('ui-policy-setup');
  if (view.phase === 'scoring') return t('ui-policy-scoring');
  return t('ui-policy-round-of', { round: view.round, rounds: view.rounds });
}

/** What the next event can do to the air. */
export function eventText({ forecast }: PolicyView): string {
  const { regions, least, most } = forecast;
  if (regions.length === 0) return t('ui-policy-event-none');
  return t(least === most ? 'ui-policy-event-sure' : 'ui-policy-event-range', { least, most });
}

/** What the end of the decade asks of a company, and what the next round brings. */
export function dueText({ forecast, policy }: PolicyView, seat: number): string {
  const due = forecast.dues.find((each) => each.seat === seat);
  if (!due) return '';
  const asked: Message[] = [];
  if (policy.taxes) asked.push(message('ui-policy-due-tax', { amount: due.tax }));
  if (policy.permits) asked.push(message('ui-policy-due-permits', { amount: due.permits_due }));
  if (due.fine) asked.push(message('ui-policy-due-fine', { amount: due.fine }));
  return t(asked.length > 0 ? 'ui-policy-due' : 'ui-policy-due-nothing', { income: due.income, asked });
}

/** What this decade asks of a company, a line each, and whether that is well. */
export function ledgerLines({ policy, permits }: PolicyView, company: Company): { text: string; mood: '' | 'good' | 'bad' }[] {
  const lines: { text: string; mood: '' | 'good' | 'bad' }[] = [];
  if (policy.permits && permits.in_force) {
    const spare = company.permits - company.permits_needed;
    lines.push({ text: t('ui-policy-ledger-permits', { amount: company.permits_needed, ppm: company.liable_ppm }), mood: '' });
    lines.push(spare < 0 ? { text: t('ui-policy-ledger-missing', { amount: -spare }), mood: 'bad' } : { text: t('ui-policy-ledger-spare', { amount: spare }), mood: 'good' });
  }
  if (policy.taxes) {
    lines.push({ text: t('ui-policy-ledger-tax', { amount: company.tax_due, ppm: company.liable_ppm }), mood: '' });
    if (company.tax_due > company.money) lines.push({ text: t('ui-policy-ledger-poor', { amount: company.tax_due - company.money }), mood: 'bad' });
    else lines.push({ text: t('ui-policy-ledger-left', { amount: company.money - company.tax_due }), mood: 'good' });
  }
  if (lines.length === 0) lines.push({ text: t('ui-policy-ledger-nothing', { ppm: company.ppm }), mood: '' });
  return lines;
}

// The policy in words

/** The policy as a title: what it is, and what goes with it. */
export function policyParts({ policy: id }: Policy): { main: string; more: string } {
  const letters = id.slice(1);
  return { main: t(`ui-policy-law-${id.charAt(0)}`), more: letters ? t(`ui-policy-law-with-${letters}`) : '' };
}

export function policyName(policy: Policy | string): Message {
  const id = typeof policy === 'string' ? policy : policy.policy;
  return message('ui-policy-name', {
    policy: literal(id),
    main: Number(id.charAt(0)),
    grants: Number(id.includes('A')),
    loopholes: Number(id.includes('B')),
  });
}

/** All parameters of the policy, a sentence each. */
export function policyLines(view: PolicyView): string[] {
  const p = view.policy;
  const lines: Message[] = [];
  const add = (name: string, args?: Message['args']) => lines.push(message(`ui-policy-line-${name}`, args));
  if (!p.taxes && !p.permits) add('nothing');
  if (p.taxes) {
    add('tax', { amount: p.tax_amount, step: p.tax_step });
    if (p.tax_rise) add('tax-rise', { amount: p.tax_rise });
  }
  if (p.permits) {
    add('permit', { ppm: view.permits.per_permit_ppm, use: choice(p.permit_use), check: choice(p.permit_check) });
    const emitted = p.permits_given_by === 'emissions';
    const given = emitted ? p.permits_given * view.players.length : p.permits_given;
    add(emitted ? 'permits-by-emissions' : 'permits', { all: p.permit_count, given, turn: view.permits.per_turn });
    if (p.permit_decade > 1) add('from', { decade: p.permit_decade });
    if (p.permit_shrink) add('shrink', { ppm: p.permit_shrink });
    if (p.fine) add('fine', { amount: p.fine });
  }
  if (p.grants) {
    add('grants', { from: choice(p.grants), sum: p.grant_sum, size: p.grant_size, rule: choice(p.grant_rule) });
  }
  if (p.loopholes) {
    const [low = 0, middle = 0, high = 0] = p.loophole_prices;
    const [from = 0, above = 0] = p.loophole_thresholds;
    add('loopholes', { low, middle, high, from, above });
  }
  if (p.dividend) add('dividend');
  add('trade', { mode: choice(p.trade_mode) });
  return lines.map((line) => say(line));
}

// Offers

export function goodsWords(goods: Goods): string[] {
  const amounts = [
    { key: 'amount-money', amount: goods.money },
    { key: 'amount-permits', amount: goods.permits },
    { key: 'amount-loopholes', amount: goods.loopholes },
  ].filter(({ amount }) => amount > 0);
  const plants = goods.plants.map(({ space, region }) => {
    const there = { plant: plantName(space.plant ?? ''), region: regionId(region.region), space: literal(space.space) };
    const exempt = Number(space.exempt);
    return space.ppm
      ? message('ui-policy-goods-dirty', { ...there, ppm: space.ppm, exempt })
      : message('ui-policy-goods-clean', { ...there, cubes: space.cubes ?? 0, exempt });
  });
  return [...amounts.map(({ key, amount }) => message(key, { amount })), ...plants].map((each) => say(each));
}

/** What a plant emits, or its cubes. */
export const yieldText = (space: Space): string =>
  space.plant !== null && isDirty(space.plant) ? t('amount-ppm', { amount: space.ppm }) : t('ui-policy-cubes', { number: space.cubes });

/** What an offer leaves a company with. */
export function leftText({ policy }: PolicyView, left: Left): string {
  const parts: Message[] = [dollarsOf(left.money)];
  if (policy.permits) parts.push(left.needed === null ? message('amount-permits', { amount: left.permits }) : message('ui-policy-left-permits', { amount: left.permits, needed: left.needed }));
  if (policy.loopholes) parts.push(message('amount-loopholes', { amount: left.loopholes }));
  parts.push(message('amount-ppm', { amount: left.ppm }));
  return t('ui-policy-left-with', { parts });
}

/** Whether both sides of an offer stay covered by permits; null if that does not matter, or cannot be said yet. */
export function coverText(
  { permits }: PolicyView,
  seats: readonly [number, number],
  left: readonly [Left, Left],
  names: Names,
): { text: string; mood: 'good' | 'bad' } | null {
  if (!permits.in_force || left.some((each) => each.needed === null)) return null;
  const market = permits.next_price === null ? message('ui-policy-cover-empty') : message('ui-policy-cover-next', { price: permits.next_price });
  const short = left.findIndex((each) => each.permits < (each.needed ?? 0));
  if (short < 0) return { text: t('ui-policy-cover', { market }), mood: 'good' };
  const { permits: held, needed } = left[short] as Left;
  return { text: t('ui-policy-cover-short', { player: seatId(seats[short] ?? 0), amount: (needed ?? 0) - held, market }, names), mood: 'bad' };
}

/** What a company could trade. */
export function partnerText({ policy }: PolicyView, company: Company): string {
  const parts: Message[] = [dollarsOf(company.money)];
  if (policy.permits) parts.push(message('ui-policy-left-permits', { amount: company.permits, needed: company.permits_needed }));
  if (policy.loopholes) parts.push(message('amount-loopholes', { amount: company.loopholes }));
  parts.push(message('ui-policy-company-plants', { amount: Object.values(company.plants).reduce((sum, number) => sum + number, 0) }));
  return t('ui-policy-has', { parts });
}

// The debrief

export const columnOf = (decade: string, round: number, ppm: number): Message =>
  message('ui-debrief-column', { decade: literal(decade), round, ppm });

export const companyCalled = (seat: number): string => t('ui-debrief-called', { number: seat + 1 });
