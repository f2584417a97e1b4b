/** What the books of the view say: curves, sums and a table for other programs. Adds up, and knows no rules. */
import type { PolicyView } from './view';

/** Who emits: a company, or nobody any more. */
export type Emitter = number | null;

export interface Column {
  readonly decade: string;
  /** 0 for the upkeep after the rounds. */
  readonly round: number;
  readonly total: number;
  readonly parts: readonly { emitter: Emitter; ppm: number }[];
  /** As things stand; the books of this round are still open. */
  readonly open: boolean;
}

const at = (column: readonly number[] | undefined, row: number): number => column?.[row] ?? 0;
const rows = (view: PolicyView): number => view.history.table['co2']?.length ?? 0;
const decadeName = (view: PolicyView, decade: number): string => String(Number(view.decade_name) + 10 * (decade - view.decade));

/** The CO2 at the end of every round and upkeep, by emitter, and as it stands now. */
export function columns(view: PolicyView): Column[] {
  const { table, companies } = view.history;
  const closed = Array.from({ length: rows(view) }, (_, row) => ({
    decade: decadeName(view, at(table['decade'], row)),
    round: at(table['round'], row),
    total: at(table['co2'], row),
    parts: [
      { emitter: null, ppm: at(table['ownerless_ppm'], row) },
      ...companies.map((company, emitter) => ({ emitter, ppm: at(company['ppm'], row) })),
    ],
    open: false,
  }));
  if (view.end !== null) return closed;
  const now = {
    decade: view.decade_name,
    round: view.phase === 'upkeep' ? 0 : view.round,
    total: view.co2,
    parts: [{ emitter: null, ppm: view.ownerless_ppm }, ...view.players.map((player, emitter) => ({ emitter, ppm: player.ppm }))],
    open: true,
  };
  return [...closed, now];
}

/** How many columns a whole game has. */
export const wholeGame = (view: PolicyView): number => view.decades * (view.rounds + 1);

const GAINS = ['income', 'grants', 'dividend', 'knowledge', 'trade_balance'];
const COSTS = ['building', 'development', 'research', 'permit_cost', 'loophole_cost', 'tax', 'fine'];

/** The profit of each company since the start, after every round and upkeep; loans are no profit. */
export function profits(view: PolicyView): number[][] {
  return view.history.companies.map((company) => {
    let sum = 0;
    return Array.from({ length: rows(view) }, (_, row) => {
      for (const gain of GAINS) sum += at(company[gain], row);
      for (const cost of COSTS) sum -= at(company[cost], row);
      return sum;
    });
  });
}

const sum = (column: readonly number[] | undefined): number => (column ?? []).reduce((all, value) => all + value, 0);

/** A flow of a company over the whole game, the open round included. */
export const companyTotal = (view: PolicyView, seat: number, flow: string): number =>
  sum(view.history.companies[seat]?.[flow]) + (view.players[seat]?.flow[flow] ?? 0);

/** A flow of the table over the whole game, the open round included. */
export const tableTotal = (view: PolicyView, flow: string): number => sum(view.history.table[flow]) + (view.flow[flow] ?? 0);

export interface Emission {
  readonly emitter: Emitter;
  /** The mean over all rounds. */
  readonly mean: number;
  readonly most: number;
  readonly last: number;
  /** Of everything that was emitted, in percent. */
  readonly share: number;
}

/** Who emitted what, over the rounds (an upkeep is no round). */
export function emissions(view: PolicyView): Emission[] {
  const played = columns(view).filter((column) => column.round > 0);
  const all = played.reduce((total, column) => total + column.total, 0);
  const emitters: Emitter[] = [...view.players.map((_, seat) => seat), null];
  return emitters.map((emitter) => {
    const ppm = played.map((column) => column.parts.find((part) => part.emitter === emitter)?.ppm ?? 0);
    const total = sum(ppm);
    return {
      emitter,
      mean: played.length ? Math.round(total / played.length) : 0,
      most: Math.max(0, ...ppm),
      last: emitter === null ? view.ownerless_ppm : (view.players[emitter]?.ppm ?? 0),
      share: all ? Math.round((100 * total) / all) : 0,
    };
  });
}

export interface MoneyFlow {
  /** What each company paid under the policy, and what came back. */
  readonly companies: readonly { tax: number; fine: number; permit_cost: number; loophole_cost: number; grants: number; dividend: number }[];
  readonly paid: number;
  readonly back: number;
  readonly pool: number;
  /** What the bank kept of it; negative if it paid more than it got. */
  readonly bank: number;
}

/** Where the money of the policy came from, and where it went. */
export function moneyFlow(view: PolicyView): MoneyFlow {
  const companies = view.players.map((_, seat) => ({
    tax: companyTotal(view, seat, 'tax'),
    fine: companyTotal(view, seat, 'fine'),
    permit_cost: companyTotal(view, seat, 'permit_cost'),
    loophole_cost: companyTotal(view, seat, 'loophole_cost'),
    grants: companyTotal(view, seat, 'grants'),
    dividend: companyTotal(view, seat, 'dividend'),
  }));
  const paid = sum(companies.map((each) => each.tax + each.fine + each.permit_cost + each.loophole_cost));
  const back = sum(companies.map((each) => each.grants + each.dividend));
  const pool = view.grants.funding_pool;
  return { companies, paid, back, pool, bank: paid - back - pool };
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The books as comma-separated values: a line for each round and upkeep, the table's columns and then each company's. */
export function csv(view: PolicyView, names: readonly string[]): string {
  const { table, companies } = view.history;
  const heads = [...Object.keys(table), ...companies.flatMap((company, seat) => Object.keys(company).map((key) => `${seat + 1} ${names[seat] ?? ''} ${key}`))];
  const all = [...Object.values(table), ...companies.flatMap((company) => Object.values(company))];
  const lines = Array.from({ length: rows(view) }, (_, row) => all.map((column) => column[row] ?? '').join(','));
  return `${[heads.map(quoted).join(','), ...lines].join('\n')}\n`;
}
