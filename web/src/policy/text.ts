/** Every sentence of the board of Climate Policy and of its debrief. */
import { sourceName } from '../text/names';
import { capital, count } from '../text/words';
import { DIRTY, type Company, type Goods, isDirty, levelOf, type Policy, type PolicyView, type Region, sourceOf, type Space, type Track } from './view';

export const dollars = (amount: number): string => (amount < 0 ? `−$${-amount}` : `$${amount}`);

export const HEADINGS = {
  board: 'The board of Climate Policy',
  curve: 'CO₂ of all plants',
  companies: 'Companies',
  money: 'money',
  income: 'income',
  ppm: 'ppm',
  worth: 'worth',
  research: 'Research',
  plants: 'Clean plants: level 1, level 2',
  projects: 'Projects by price',
  track: 'Research tracks',
  own: 'Your company',
  stock: 'Dirty plants in stock',
  pool: 'Pool of dirty plants',
  permits: 'Permits by price',
  loopholes: 'Loopholes',
  funding: 'Funding Pool',
  offer: 'Offer',
};

export const WORDS = {
  next: (cost: number) => `next $${cost}`,
  full: (cost: number) => `full, $${cost}`,
  now: 'now',
  limit: (ppm: number) => `${ppm} ppm: everybody loses`,
  ownerless: 'Without owner',
  nobody: 'no owner',
  round: 'Round',
  nothing: 'nothing',
  each: (price: number) => `$${price} each`,
  left: (number: number) => `${number} left`,
  none: 'none left',
  borrow: 'debt',
  over: 'The game is over',
  upkeep: 'Upkeep',
  setup: 'Setting up',
  scoring: 'Final scoring',
  from: (decade: number) => `from decade ${decade} on`,
  topics: (summit: string) => `summit: ${summit}`,
};

/** The parts of a turn in their order, and where each stands. */
export const TURN = [
  { part: 'market', word: 'Market', x: 25 },
  { part: 'build', word: 'Build', x: 80 },
  { part: 'develop', word: 'Develop', x: 125 },
] as const;

// What things are called, for tips and screen readers

export function plantName(plant: string): string {
  return isDirty(plant) ? plant : `${sourceName(sourceOf(plant))} level ${levelOf(plant)}`;
}

export function spaceText(space: Space, names: readonly string[]): string {
  const place = `${space.space}, location cost $${space.cost}`;
  if (space.plant === null) return `${place}: empty`;
  const what = isDirty(space.plant) ? `${space.plant}, ${space.ppm} ppm` : `${plantName(space.plant)}, ${count(space.cubes, 'cube')}`;
  const owner = space.owner === null ? 'without owner' : `of ${names[space.owner] ?? ''}`;
  return `${place}: ${what}, ${owner}${space.exempt ? ', with a loophole' : ''}`;
}

export function regionText(region: Region, names: readonly string[]): string {
  const holder = region.controller === null ? 'nobody controls it' : `controlled by ${names[region.controller] ?? ''}`;
  const next = region.full
    ? `full: the next plant costs $${region.cost} for its place and pushes out the leftmost`
    : `the next plant costs $${region.cost} for its place`;
  return `${region.name}: ${holder}; ${next}`;
}

export const cleanText = (plant: string, left: number, cubes: number, cost: number): string =>
  `${capital(plantName(plant))} plants: ${left === 0 ? 'none left' : `${left} left`}; ${count(cubes, 'cube')}, $${cost} to build`;

export const projectText = (source: string, price: number, number: number): string =>
  `${capital(sourceName(source))} research for $${price}: ${count(number, 'project')}`;

export function trackText(track: Track, names: readonly string[]): string {
  const pawns = track.pawns.map((pawn, seat) => (pawn > 0 ? `${names[seat] ?? ''} ${pawn}` : '')).filter(Boolean);
  const unlock = track.unlock.map((space, n) => `level ${n + 1} from space ${space} on`).join(', ');
  return `Research of ${track.name.toLowerCase()}: ${unlock}; ${pawns.length ? pawns.join(', ') : 'nobody researches it'}`;
}

export const stockText = (plant: string, number: number, ppm: number): string =>
  `Your ${plant} plants in stock: ${number}; each emits ${ppm} ppm`;

export function poolText(view: PolicyView): string {
  const kinds = view.dirty_pool ? ` (${DIRTY.map((plant) => `${view.dirty_pool?.[plant] ?? 0} ${plant}`).join(', ')})` : '';
  return `Pool of dirty plants: ${view.dirty_pool_size} left${kinds}`;
}

export const moneyText = (company: Company): string =>
  `Your money: $${company.money}${company.debt ? '; you are in debt' : ''}${company.tax_due ? `; tax at present $${company.tax_due}` : ''}`;

export function permitText(view: PolicyView): string {
  const { market, next_price: price, per_permit_ppm: ppm, out_of_game: gone } = view.permits;
  const lying = market.map((number, at) => (number ? `${number} for $${at}` : '')).filter(Boolean);
  const next = price === null ? 'none for sale' : `the next costs $${price}`;
  return `Permit market: ${lying.join(', ') || 'empty'}; ${next}; a permit covers ${ppm} ppm; ${gone} out of the game`;
}

export const loopholeText = (view: PolicyView): string =>
  `Loopholes: ${view.loopholes.left} left for $${view.loopholes.price} each at ${view.co2} ppm`;

export function fundingText(view: PolicyView): string {
  const { funding_pool: pool, summit, topics } = view.grants;
  const last = summit ? `; last summit ${summit}: ${topics.map(sourceName).join(', ')}` : '';
  return `Funding Pool: $${pool}${last}`;
}

export function companyText(company: Company, name: string, view: PolicyView): string {
  const parts = [
    `${name}: $${company.money}`,
    `income $${company.income}`,
    `${company.ppm} ppm`,
    `${Object.values(company.plants).reduce((sum, number) => sum + number, 0)} plants`,
    `worth ${count(company.worth, 'point')} now`,
    stockWords(company),
  ];
  if (view.policy.taxes) parts.push(`tax at present $${company.tax_due}`);
  if (view.policy.permits) parts.push(`${count(company.permits, 'permit')}, ${company.permits_needed} needed`);
  if (view.policy.loopholes) parts.push(count(company.loopholes, 'loophole'));
  if (company.debt) parts.push('in debt');
  return parts.join(', ');
}

const stockWords = (company: Company): string =>
  company.stock ? `stock ${DIRTY.map((plant) => `${company.stock?.[plant] ?? 0} ${plant}`).join(' ')}` : `stock ${company.stock_size}`;

export const curveText = (view: PolicyView): string =>
  `CO₂ now ${view.co2} ppm, at ${view.defeat} everybody loses; ${view.players.length} companies and plants without owner ${view.ownerless_ppm} ppm`;

export const turnText = (view: PolicyView, name: string): string =>
  view.active === null ? phaseText(view) : `${name} is on turn: market, build, develop`;

export function phaseText(view: PolicyView): string {
  if (view.end !== null) return WORDS.over;
  if (view.phase === 'upkeep') return `Upkeep of the ${view.decade_name}s`;
  return view.phase === 'setup' ? WORDS.setup : view.phase === 'scoring' ? WORDS.scoring : `Round ${view.round} of ${view.rounds}`;
}

// The policy in words

const POLICIES: Readonly<Record<string, string>> = { '1': 'do nothing', '2': 'carbon taxes', '3': 'emission permits' };

export function policyName(policy: Policy | string): string {
  const id = typeof policy === 'string' ? policy : policy.policy;
  const parts = [POLICIES[id.charAt(0)] ?? id];
  if (id.includes('A')) parts.push('grants');
  if (id.includes('B')) parts.push('loopholes');
  return `Policy ${id}: ${parts.join(', ')}`;
}

const GRANTED: Readonly<Record<string, string>> = {
  leader: 'to the research leader of each source of a summit',
  researchers: 'to all who research a source of a summit',
  cubes: 'to owners of plants of a source of a summit, by cubes',
  equal: 'to all companies alike',
};

/** All parameters of the policy, a sentence each. */
export function policyLines(view: PolicyView): string[] {
  const p = view.policy;
  const lines: string[] = [];
  if (!p.taxes && !p.permits) lines.push('Nobody pays for emissions; the only limit is common defeat.');
  if (p.taxes) {
    lines.push(`Tax: $${p.tax_amount} for every started ${p.tax_step} ppm, each decade.`);
    if (p.tax_rise) lines.push(`It rises by $${p.tax_rise} each decade.`);
  }
  if (p.permits) {
    lines.push(
      `A permit for every started ${view.permits.per_permit_ppm} ppm, ${p.permit_use === 'spent' ? 'spent' : 'shown'} each decade${p.permit_check === 'build' ? ' and needed to build' : ''}.`,
    );
    const free = p.permits_given_by === 'emissions' ? `${p.permits_given * view.players.length} given by emissions` : `${p.permits_given} free for each`;
    lines.push(`${p.permit_count} permits in all, ${free}, at most ${view.permits.per_turn} a turn.`);
    if (p.permit_decade > 1) lines.push(`In force from decade ${p.permit_decade} on.`);
    if (p.permit_shrink) lines.push(`A permit covers ${p.permit_shrink} ppm less each decade.`);
    if (p.fine) lines.push(`Fine: $${p.fine} for each missing permit.`);
  }
  if (p.grants) {
    const from = p.grants === 'revenue' ? 'from the revenue' : p.grants === 'd6' ? 'a die each decade' : `$${p.grant_sum} each decade`;
    const size = p.grant_size ? `$${p.grant_size} each` : 'all there is';
    lines.push(`Grants ${from}, ${size}, ${GRANTED[p.grant_rule] ?? ''}.`);
  }
  if (p.loopholes) {
    const [low, middle, high] = p.loophole_prices;
    const [from, above] = p.loophole_thresholds;
    lines.push(`Loopholes: $${low}, $${middle} from ${from} ppm on, $${high} above ${above}.`);
  }
  if (p.dividend) lines.push('What is left is paid back to all alike.');
  lines.push(TRADES[p.trade_mode] ?? '');
  return lines;
}

const TRADES: Readonly<Record<string, string>> = {
  free: 'Companies trade before each turn and before upkeep.',
  compliance: 'Companies trade before upkeep only.',
  off: 'Companies do not trade.',
};

/** A text in lines of at most so many letters. */
export function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

// Offers

export const OFFER = {
  heading: (maker: string, partner: string) => `${maker} offers ${partner} a trade`,
  drafting: (maker: string, partner: string) => `${maker} puts together an offer to ${partner}`,
  gives: (name: string) => `${name} gives`,
  plants: 'For plants, click them on the map.',
  place: 'The offer',
};

export function goodsWords(goods: Goods): string[] {
  const found: string[] = [];
  if (goods.money) found.push(`$${goods.money}`);
  if (goods.permits) found.push(count(goods.permits, 'permit'));
  if (goods.loopholes) found.push(count(goods.loopholes, 'loophole'));
  for (const { space, region } of goods.plants) {
    const what = space.plant === null ? '' : plantName(space.plant);
    const ppm = space.ppm ? `, ${space.ppm} ppm` : space.cubes ? `, ${count(space.cubes, 'cube')}` : '';
    found.push(`${what} in ${region.name} (${space.space}${ppm}${space.exempt ? ', with a loophole' : ''})`);
  }
  return found;
}

// The debrief

export const DEBRIEF = {
  heading: 'Debrief',
  policy: 'The policy',
  curve: 'CO₂ by emitter, round by round',
  profit: 'Profit since the start, in dollars',
  profitHelp: 'Everything earned less everything paid; loans are no profit.',
  emitters: 'Who emitted what',
  emitter: 'Emitter',
  mean: 'mean ppm',
  most: 'highest',
  last: 'at the end',
  share: 'share',
  money: 'Where the money of the policy went',
  company: 'Company',
  flows: { tax: 'taxes', fine: 'fines', permit_cost: 'permits', loophole_cost: 'loopholes', grants: 'grants', dividend: 'dividend' } as Readonly<Record<string, string>>,
  paid: 'Paid by all',
  back: 'Came back to companies',
  pool: 'Left in the Funding Pool',
  bank: 'Kept by the bank',
  bankPaid: 'Added by the bank',
  noMoney: 'This policy moved no money.',
  demolitions: 'Demolished plants',
  reasons: {
    demolished_pushed: 'pushed out',
    demolished_chosen: 'by choice',
    demolished_tax: 'for the tax',
    demolished_permits: 'for want of permits',
  } as Readonly<Record<string, string>>,
  ownerless: (number: number) => `${count(number, 'plant')} without owner ${number === 1 ? 'was' : 'were'} pushed out.`,
  trades: 'Trades',
  traded: (trades: number, money: number, permits: number, loopholes: number, plants: number) =>
    trades === 0
      ? 'No trade was made.'
      : `${count(trades, 'trade')}: ${count(permits, 'permit')}, ${count(loopholes, 'loophole')} and ${count(plants, 'plant')} for $${money}.`,
  sheet: 'Final sheet, in points',
  books: 'The books',
  booksHelp: 'Every number of every round, for a spreadsheet.',
  download: 'Download the books (CSV)',
  copy: 'Copy the books',
  copied: 'Copied.',
  copyFailed: 'Copying is not allowed here: download them.',
  print: 'Print',
  project: 'Whole screen',
  total: 'total',
  company_: (seat: number) => `Company ${seat + 1}`,
  decade: (name: string) => `${name}s`,
  roundOf: (decade: string, round: number) => (round === 0 ? `upkeep of the ${decade}s` : `${decade}s, round ${round}`),
  columnText: (decade: string, round: number, total: number) => `${DEBRIEF.roundOf(decade, round)}: ${total} ppm`,
};

export const SHEET: Readonly<Record<string, string>> = {
  dirty: 'dirty plants',
  clean: 'clean cubes',
  money: 'money',
  permits: 'permits',
  debt: 'debt',
};
