/** What the boards of the family say: tips for hover, focus and screen readers, made of the view's numbers and ids. */
import type { Edition } from '../faces/family';
import { region as regionId, source as sourceId, summitName } from '../faces/naming';
import { literal, type Message, message, say, seat as seatId, t, type Words } from '../words';
import type { Benefit, Card, EnvironmentalGoal, Level, OpenCard, Plant, Player, Region, Slot, Space, UnGoal } from './view';

type Names = readonly string[];

/** What a title calls the things that all boards of the family have: keys of the catalogue. */
export interface Lexicon {
  readonly edition: Edition;
  readonly event: string;
  /** What happens in a region that is marked: the second half of `ui-tip-storm-…`. */
  readonly storm: 'disaster' | 'event';
  readonly dangerMark: string | null;
  readonly defeatMark: string;
  readonly air: string;
}

export const CLASSIC_WORDS: Lexicon = {
  edition: 'classic',
  event: 'ui-board-event',
  storm: 'disaster',
  dangerMark: 'ui-board-disasters',
  defeatMark: 'ui-board-all-lose',
  air: 'ui-tip-air-classic',
};

const SECOND_WORDS = { edition: 'second', event: 'ui-board-events', storm: 'event', defeatMark: 'ui-board-lost-above' } as const;

export const TEAM_WORDS: Lexicon = {
  ...SECOND_WORDS,
  dangerMark: null,
  air: 'ui-tip-air-team',
};

export const COMPANIES_WORDS: Lexicon = {
  ...SECOND_WORDS,
  dangerMark: 'ui-board-two-events',
  air: 'ui-tip-air-companies',
};

/** What a turn consists of. */
export const TURN = [
  { flag: 'main_done', word: 'ui-board-part-main' },
  { flag: 'move_done', word: 'ui-board-part-move' },
  { flag: 'market_done', word: 'ui-board-part-market' },
  { flag: 'card_done', word: 'ui-board-part-card' },
] as const;

export const phaseName = (phase: string, draft: number | null): string =>
  draft === null ? t(`phase-${phase}`) : t('ui-phase-draft', { phase: `phase-${phase}`, round: draft });

/** A seat, or nobody. */
const holder = (seat: number | null): string => (seat === null ? 'ui-nobody' : seatId(seat));
/** An id that is there to choose a variant by, and has no name. */
const choice = (word: string): string => `choice-${word}`;

/** Levels are Roman, so that nobody takes them for an income. */
export const level = (number: number): string => 'I'.repeat(number);

export function slot(region: Region, at: Slot, names: Names): string {
  const where = { region: regionId(region.region), grant: `grant-${at.grant}` };
  if (at.source === null) return t('ui-tip-slot-empty', where);
  const rank = 'level' in at && at.level !== null ? at.level : 0;
  const token = 'token' in at ? at.token : undefined;
  const done = token === undefined ? 'installed' : token === null ? 'prepared' : 'token';
  const args = {
    source: sourceId(at.source),
    level: rank,
    state: choice(at.installed ? done : 'proposed'),
    owner: holder(token ?? null),
    scientist: holder(at.scientist),
  };
  return t('ui-tip-slot', { ...where, ...args }, names);
}

export function space(number: number, at: Space, names: Names): string {
  if (at.plant === null) return t('ui-tip-space-empty', { decade: number });
  if (at.ppm !== null) return t('ui-tip-space-fossil', { decade: number, plant: `plant-${at.plant}`, ppm: at.ppm });
  const green = { decade: number, source: sourceId(at.plant), owner: holder(at.owner) };
  if (!('infrastructure' in at)) return t('ui-tip-space-green', green, names);
  return t('ui-tip-space-prepared', { ...green, other: holder(at.infrastructure) }, names);
}

export function region(at: Region, names: Names, storm: Lexicon['storm'] | null, due?: number | null): string {
  const args = {
    region: regionId(at.region),
    holder: holder(at.controller),
    agenda: at.agenda.map(sourceId),
    ceps: at.ceps,
    limit: at.cep_limit,
    amount: at.cubes,
    storm: choice(storm ?? 'none'),
    due: due === undefined ? choice('none') : holder(due),
  };
  return t('ui-tip-region', args, names);
}

export function plant(at: Plant): string {
  const source = sourceId(at.source);
  if (!at.left) return t('ui-tip-plant-none', { source });
  if ('levels' in at) return t('ui-tip-plant-levels', { source, left: at.left, levels: at.levels.map(cost) });
  return t('ui-tip-plant', { source, money: at.money ?? 0, cubes: at.cubes ?? 0, amount: at.points ?? 0, left: at.left });
}

const cost = ({ level: rank, space, money, cubes, ceps, points }: Level): Message =>
  message('ui-board-level-cost', { level: rank, space, money, cubes, ceps, amount: points });

export function benefit(at: Benefit, words: Lexicon): string {
  const goods = [
    { key: 'amount-money', amount: at.money },
    { key: 'amount-cubes', amount: at.cubes },
    { key: 'amount-ceps', amount: at.ceps },
  ].filter(({ amount }) => amount > 0);
  return t(`ui-tip-benefit-${words.edition}`, {
    source: sourceId(at.source),
    goods: goods.map(({ key, amount }) => message(key, { amount })),
  });
}

export function unGoal(at: UnGoal, names: Names): string {
  const asked = { card: at.card, sources: at.sources.map(sourceId) };
  if ('points' in at) return t('ui-tip-un-goal', { ...asked, amount: at.points });
  return t('ui-tip-un-goal-second', { ...asked, amount: at.cubes, owner: holder(at.owner) }, names);
}

export const unScores = (scores: readonly number[]): string =>
  t('ui-tip-un-scores', { scores: scores.slice(1).map((score) => literal(String(score))) });

export function environmental(at: EnvironmentalGoal, rate: number): string {
  const goal = at.text;
  if (at.done) return t('ui-tip-environmental-done', { goal });
  return t('ui-tip-environmental-open', { goal, amount: rate, doubled: Number(at.inspected) });
}

export function goalState(player: Player, names: Names): string {
  if ('hidden_goals' in player) {
    const goals = player.goals.filter((goal) => goal.shown).map((goal) => goal.text);
    const number = player.hidden_goals;
    return goals.length > 0 ? t('ui-tip-goals-shown', { number, goals }, names) : t('ui-tip-goals-hidden', { number });
  }
  if (player.has_goal) return t('ui-tip-goal-held');
  if (player.goal_discarded) return t('ui-tip-goal-given-up');
  return ('goals' in player ? player.goals.length > 0 : player.goal) ? t('ui-tip-goal-scored') : t('ui-tip-goal-none');
}

export function track(source: string, positions: readonly number[], names: Names, words: Lexicon): string {
  const discs = positions.map((position, n) => message('ui-board-disc', { player: seatId(n), position }));
  return t(`ui-tip-track-${words.edition}`, { source: sourceId(source), discs }, names);
}

export interface TrackSpace {
  readonly position: number;
  readonly income: number;
  readonly bonus: string | null;
  /** The level of plants that may be built from here on; 0 for none. */
  readonly level: number;
  readonly halfWay: boolean;
}

const BONUSES = ['cube', 'region-cep', 'any'];

export function trackSpace(at: TrackSpace): string {
  const bonus = at.bonus === null ? choice('none') : BONUSES.includes(at.bonus) ? choice(at.bonus) : sourceId(at.bonus);
  return t('ui-tip-track-space', { position: at.position, income: at.income, bonus, level: at.level, half: Number(at.halfWay) });
}

export const when = (name: string, decade: number, decades: number, round: number, rounds: number): string =>
  t('ui-tip-when', { decade: literal(name), number: decade, decades, round: Math.min(round, rounds), rounds });

export const onTurn = (active: number, open: readonly string[], names: Names): string =>
  t('ui-tip-on-turn', { player: seatId(active), open }, names);

export const market = (pile: number, price: number, bank: number, stop: boolean, words: Lexicon): string =>
  t('ui-tip-market', { pile, price, bank, closed: choice(stop ? words.edition : 'none') });

/** The region of an event, or none. */
export const eventIn = (region: string | null): Words => message(region === null ? 'ui-board-none' : regionId(region));

export const topic = (summit: string, id: string, scientist: number | null, names: Names): string =>
  t('ui-tip-topic', { summit: summitName(summit), source: sourceId(id), holder: holder(scientist) }, names);

export const lobbyCard = (at: Card, names: Names, words: Lexicon): string =>
  t(`ui-tip-card-${words.edition}`, { card: at.card, main: at.main, minor: at.minor }, names);

export const openCard = (at: OpenCard, owner: number, names: Names): string =>
  t('ui-tip-open-card', { card: at.card, owner: seatId(owner), scientist: holder(at.scientist), minor: at.minor }, names);

export const projects = (source: string, left: number, rank: number | null): string =>
  t('ui-tip-projects', { source: sourceId(source), left, level: rank ?? 0 });

export const tokens = (left: number | null, prepared: number): string =>
  left === null ? t('ui-tip-prepared', { prepared }) : t('ui-tip-tokens', { prepared, left });

/** What a Company Goal is worth, or what has become of it. */
export function worth(points: number, givenUp: boolean, scored: boolean): Message {
  if (givenUp) return message('ui-board-given-up');
  return message(scored ? 'ui-board-scored' : 'ui-board-worth', { points });
}

/** A player with everything that is true of him: the shape of his pieces, whose turn it is, who began, who won. */
export const player = (seat: number, roles: readonly string[], names: Names): string =>
  t('ui-tip-player', { player: seatId(seat), roles }, names);

/** A goal with its state, for who cannot see how it lies there. */
export const goal = (heading: Words, state: Words | null, text: Words, names: Names): string =>
  say(state ? message('ui-tip-goal', { heading, state, goal: text }) : message('ui-tip-goal-plain', { heading, goal: text }), names);
