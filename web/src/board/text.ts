/** The English words of the board: names for places and pieces, for hover, focus and screen readers. */
import { sourceName } from '../text/names';
import { capital, count } from '../text/words';
import type { Benefit, Card, EnvironmentalGoal, Level, OpenCard, Plant, Player, Region, Slot, Space, UnGoal } from './view';

/** What a title calls the things that all boards of the family have. */
export interface Lexicon {
  readonly plant: string;
  readonly benefit: string;
  readonly track: string;
  readonly knowledge: (source: string) => string;
  readonly installed: string;
  readonly installing: string;
  readonly card: string;
  readonly closed: string;
  readonly closedLong: string;
  readonly players: string;
  readonly event: string;
  readonly storm: string;
  /** The phases of a decade in their order; without them only the present one is named. */
  readonly phases: readonly string[];
  readonly dangerMark: string;
  readonly defeatMark: string;
  readonly air: (ppm: number, danger: number, defeat: number) => string;
}

export const CLASSIC_WORDS: Lexicon = {
  plant: 'Next plant',
  benefit: 'Install for',
  track: 'Expertise: income and bonus',
  knowledge: (source) => `Expertise in ${source}`,
  installed: 'installed',
  installing: 'Installing',
  card: 'lobby card',
  closed: 'STOP',
  closedLong: 'STOP: the pile ran out in this turn',
  players: 'Companies',
  event: 'Event',
  storm: 'the next disaster strikes here',
  phases: [],
  dangerMark: 'disasters',
  defeatMark: 'all lose',
  air: (ppm, danger, defeat) => `CO₂: ${ppm} ppm. From ${danger} on disasters strike; at ${defeat} everybody loses.`,
};

const SECOND_WORDS = {
  plant: 'Build: levels and costs',
  benefit: 'Prepare for',
  track: 'Knowledge: income, bonus, levels',
  knowledge: (source: string) => `Knowledge of ${source}`,
  installed: 'prepared',
  installing: 'Preparing',
  card: 'lobbyist card',
  closed: 'CLOSED',
  closedLong: 'closed for the rest of this turn',
  event: 'Events',
  storm: 'an event takes place here at the end of the decade',
  defeatMark: 'lost above',
};

export const TEAM_WORDS: Lexicon = {
  ...SECOND_WORDS,
  players: 'The team',
  phases: ['operations', 'income', 'environmental_goals', 'supply'],
  dangerMark: '',
  air: (ppm, _danger, defeat) => `CO₂: ${ppm} ppm. If it is above ${defeat} after Energy Supply, the team has lost.`,
};

export const COMPANIES_WORDS: Lexicon = {
  ...SECOND_WORDS,
  players: 'Companies',
  phases: ['supply', 'operations', 'income', 'events'],
  dangerMark: 'two events',
  air: (ppm, danger, defeat) =>
    `CO₂: ${ppm} ppm. From ${danger} on there are two events in a decade; above ${defeat} everybody loses at once.`,
};

const GRANTS: Readonly<Record<string, string>> = {
  money: 'money grant',
  tech: 'technology grant',
  research: 'research grant',
};

const BONUSES: Readonly<Record<string, string>> = {
  cube: 'a tech cube',
  'region-cep': 'a CEP for a region',
  any: 'a point in any source',
};

export const PHASES: Readonly<Record<string, string>> = {
  setup: 'Setting up',
  supply: 'Energy supply',
  operations: 'Operations',
  income: 'Income',
  environmental_goals: 'Goals',
  events: 'Events',
  between_decades: 'Between decades',
  scoring: 'Final scoring',
};

/** The phases in a row, with the room each word takes. */
export const PHASES_SHORT: Readonly<Record<string, readonly [word: string, width: number]>> = {
  supply: ['Supply', 43],
  operations: ['Operations', 64],
  income: ['Income', 45],
  environmental_goals: ['Goals', 38],
  events: ['Events', 42],
};

export const ENDS: Readonly<Record<string, string>> = {
  decades: 'The last decade is over',
  green_regions: 'Enough regions are green',
  safe_zone: 'CO₂ is back in the safe zone',
  defeat: 'Too much CO₂: all lose',
  solo_over: 'Too much CO₂',
  victory: 'The team has won',
  too_much_co2: 'Too much CO₂: all lose',
  score_below_zero: 'The team has no points left',
  private_goal_missed: 'A Private Goal was missed',
  un_goals_unclaimed: 'Too many UN Goals are left',
};

/** What a turn consists of, and where it stands in the line of the turn. */
export const TURN = [
  { flag: 'main_done', word: 'Action', x: 25 },
  { flag: 'move_done', word: 'Scientist', x: 73 },
  { flag: 'market_done', word: 'Market', x: 135 },
  { flag: 'card_done', word: 'Card', x: 186 },
] as const;

export const WORDS = {
  round: 'Round',
  start: 'start',
  price: 'price',
  you: 'you',
  goal: 'goal',
  givenUp: 'given up',
  replaced: 'replaced',
  played: 'played',
  noneLeft: 'none left',
  auction: 'Auction',
  noTurn: 'Nobody is on turn',
  achieved: 'achieved',
};

export const HEADINGS = {
  board: 'The board',
  source: 'Source',
  projects: 'Projects',
  summits: 'Summits',
  market: 'CEP market',
  bank: 'Bank',
  next: 'next',
  goals: 'UN Goals',
  environment: 'Environmental Goals',
  supplies: 'Supplies',
  hand: 'Your cards',
  pack: 'Choose from this pack',
  companyGoal: 'Your Company Goal',
  offeredGoal: 'Company Goal offered',
  privateGoal: 'Private Goal',
  teamPoints: 'Points',
  minor: 'or',
  none: 'none',
};

export { capital, count };

const holderOf = (seat: number | null, names: readonly string[]): string => (seat === null ? 'nobody' : (names[seat] ?? ''));

/** Levels are Roman, so that nobody takes them for an income. */
export const level = (number: number): string => 'I'.repeat(number);

export function slot(region: Region, at: Slot, names: readonly string[], words: Lexicon): string {
  const where = `${region.name}, ${GRANTS[at.grant] ?? at.grant}`;
  if (at.source === null) return `${where}: empty`;
  const rank = 'level' in at && at.level !== null ? ` of level ${at.level}` : '';
  const token = 'token' in at && at.token !== null ? ` by ${names[at.token] ?? ''}` : '';
  const project = `${where}: ${sourceName(at.source)} project${rank}, ${at.installed ? words.installed + token : 'proposed'}`;
  return at.scientist === null ? project : `${project}, with a scientist of ${names[at.scientist] ?? ''}`;
}

export function space(number: number, at: Space, names: readonly string[]): string {
  const where = `Demand of decade ${number}`;
  if (at.plant === null) return `${where}: not met yet`;
  if (at.ppm !== null) return `${where}: ${at.plant} plant, ${at.ppm} ppm`;
  const plant = `${where}: ${sourceName(at.plant)} plant of ${holderOf(at.owner, names)}`;
  return 'infrastructure' in at ? `${plant}, on infrastructure of ${holderOf(at.infrastructure, names)}` : plant;
}

export function region(at: Region, names: readonly string[], storm: string, due?: number | null): string {
  const holder = `controlled by ${holderOf(at.controller, names)}`;
  const wants = `wants ${at.agenda.map(sourceName).join(', then ')}`;
  const owed = due === undefined ? '' : due === null ? '; the region pays a CEP' : `; ${names[due] ?? ''} owes a CEP`;
  const ceps = `${at.ceps} of ${at.cep_limit} CEPs`;
  return `${at.name}: ${holder}; ${wants}; ${ceps}; ${count(at.cubes, 'tech cube')}${storm ? `; ${storm}` : ''}${owed}`;
}

export function plant(at: Plant): string {
  const name = sourceName(at.source);
  if (!at.left) return `${capital(name)} plants: none left`;
  if ('levels' in at) return `${capital(name)} plants: ${at.left} left. ${at.levels.map(cost).join('; ')}`;
  const price = `$${at.money} and ${count(at.cubes ?? 0, 'tech cube')}`;
  return `Next ${name} plant: costs ${price}, gives ${count(at.points ?? 0, 'point')}; ${at.left} left`;
}

const cost = (at: Level): string =>
  `Level ${at.level} from space ${at.space} of the track on: $${at.money}, ${count(at.cubes, 'tech cube')}, ` +
  `${count(at.ceps, 'CEP')}; gives ${count(at.points, 'point')}`;

export function benefit(at: Benefit, words: Lexicon): string {
  const parts = [
    at.money ? `$${at.money}` : '',
    at.cubes ? count(at.cubes, 'tech cube') : '',
    at.ceps ? count(at.ceps, 'CEP') : '',
  ];
  return `${words.installing} ${sourceName(at.source)} gives ${parts.filter(Boolean).join(' and ')}`;
}

export function unGoal(at: UnGoal, names: readonly string[]): string {
  const plants = `UN Goal ${at.card}: plants of ${at.sources.map(sourceName).join(' and ')}`;
  if ('points' in at) return `${plants}, ${count(at.points, 'point')}`;
  const price = `${plants} on the own infrastructure, costs ${count(at.cubes, 'tech cube')}`;
  return at.owner === null ? price : `${price}; claimed by ${names[at.owner] ?? ''}`;
}

export const unScores = (scores: readonly number[]): string =>
  `In the end ${scores.slice(1).join(', ')} points for 1, 2, 3 … UN Goals`;

export const mayBeLeft = (most: number): string => `at most ${most} left`;

export const unTeam = (points: number, most: number): string =>
  `Each UN Goal claimed gives ${count(points, 'point')}; at most ${most} may be left in the end`;

export function environmental(at: EnvironmentalGoal, rate: number): string {
  if (at.done) return `${capital(at.text)}: ${WORDS.achieved}`;
  return `${capital(at.text)}: open, costs ${count(rate, 'point')}${at.inspected ? ', doubled by an inspector' : ''}`;
}

export const GROUPS: Readonly<Record<string, string>> = { plants: 'Plants', knowledge: 'Knowledge', summits: 'Summits' };

export const openGoals = (open: number, cost: number): string => (open ? `${open} open: −${cost}` : 'all achieved');

export const openGoalsLong = (open: number, cost: number, decade: string): string =>
  `${count(open, 'goal')} still open; they cost ${count(cost, 'point')} at the end of ${decade}`;

export const rates = (decade: string, goal: number, reduction: number, ppm: number): string =>
  `${decade}: an open Environmental Goal costs ${count(goal, 'point')}, ${ppm} ppm less cost ${count(reduction, 'point')}`;

export const reduction = (ppm: number, points: number): string => `−${ppm} ppm for ${count(points, 'point')}`;

export const teamScore = (points: number): string => `The team’s points: ${points}`;

export function goalState(player: Player): string {
  if ('hidden_goals' in player) {
    const shown = player.goals.filter((goal) => goal.shown).map((goal) => goal.text);
    return [`${count(player.hidden_goals, 'Private Goal')} face down`, ...shown.map((text) => `shown: ${text}`)].join('; ');
  }
  if (player.has_goal) return 'Company Goal held';
  if (player.goal_discarded) return 'Company Goal given up';
  return ('goals' in player ? player.goals.length > 0 : player.goal) ? 'Company Goal scored' : 'No Company Goal';
}

export function track(name: string, positions: readonly number[], names: readonly string[], words: Lexicon): string {
  const there = positions.map((position, n) => `${names[n] ?? ''} ${position}`).join(', ');
  return `${words.knowledge(name.toLowerCase())}: ${there}`;
}

export interface TrackSpace {
  readonly position: number;
  readonly income: number;
  readonly bonus: string | null;
  /** The level of plants that may be built from here on; 0 for none. */
  readonly level: number;
  readonly halfWay: boolean;
}

export function trackSpace(at: TrackSpace): string {
  const parts = [`Space ${at.position}: income ${at.income}`];
  if (at.bonus !== null) parts.push(`bonus: ${BONUSES[at.bonus] ?? `a point in ${sourceName(at.bonus)}`}`);
  if (at.level) parts.push(`plants of level ${at.level} from here on`);
  if (at.halfWay) parts.push('half-way');
  return parts.join('; ');
}

export const player = (number: number): string => `Player ${number + 1}`;

export const startPlayer = (name: string): string => `Start player: ${name}`;

export const over = (end: string): string => `The game is over: ${ENDS[end] ?? end}`;

export const when = (name: string, decade: number, decades: number, round: number, rounds: number): string =>
  `Decade ${name}, ${decade} of ${decades}; round ${Math.min(round, rounds)} of ${rounds}`;

export const onTurn = (name: string, open: readonly string[]): string =>
  `${name} is on turn; still open: ${open.join(', ').toLowerCase() || 'nothing'}`;

export const bid = (value: number | null): string => (value === null ? 'Auction: no bid yet' : `Highest bid: ${value}`);

export const ways = (number: number): string => `${number} ways`;

export const winners = (names: readonly string[]): string =>
  `${names.length > 1 ? 'Winners' : 'Winner'}: ${names.join(', ')}`;

export function market(pile: number, price: number, bank: number, stop: boolean, words: Lexicon): string {
  const stopped = stop ? `; ${words.closedLong}` : '';
  return `CEP market: ${count(pile, 'CEP')} at $${price}; bank: ${count(bank, 'CEP')}${stopped}`;
}

export const event = (open: string, next: string, deck: number, safeZone: number): string =>
  `Event: ${open}; next: ${next}; ${count(deck, 'card')} in the deck. Disasters strike from ${safeZone} ppm on.`;

export const events = (open: string, next: string, deck: number, second: number): string =>
  `Event at the end of this decade: ${open}; upcoming: ${next}, which takes place too from ${second} ppm on; ` +
  `${count(deck, 'tile')} in the pile`;

export const alsoFrom = (ppm: number): string => `also, from ${ppm} ppm on`;

export const topic = (summit: string, id: string, holder: string | null): string =>
  `${summit} summit, ${sourceName(id)}: ${holder === null ? 'free' : `scientist of ${holder}`}`;

export const lobbyCard = (at: Card, words: Lexicon): string =>
  `${capital(words.card)} ${at.card}: ${at.main}; ${HEADINGS.minor} ${at.minor}`;

export function openCard(at: OpenCard, owner: string, names: readonly string[], words: Lexicon): string {
  const there = at.scientist === null ? 'free for a scientist' : `with a scientist of ${names[at.scientist] ?? ''}`;
  return `${capital(words.card)} ${at.card} of ${owner}, ${there}: ${at.minor}`;
}

export const projects = (name: string, left: number, rank: number | null): string =>
  `${name}: ${count(left, 'project')} left${rank === null ? '' : `, ${nextLevel(rank)}`}`;

export const hidden = (number: number): string => `${number} still hidden`;

export const played = (number: number, words: Lexicon): string => `${count(number, words.card)} played`;

const nextLevel = (rank: number): string => `the next one is of level ${rank}`;

export const progress = (now: number, least: number): string => `${Math.min(now, least)} of ${least}`;

export const tokens = (left: number | null, prepared: number): string =>
  `${count(prepared, 'infrastructure')} prepared${left === null ? '' : `, ${count(left, 'token')} left`}`;

/** What a Company Goal is worth, or what has become of it. */
export function worth(points: number, givenUp: boolean, scored: boolean): string {
  if (givenUp) return WORDS.givenUp;
  return scored ? `scored ${points}` : `now worth ${points}`;
}

/** The own pieces that a decision can be about. */
export const own = {
  score: (number: number): string => `Your score: ${number}`,
  money: (number: number): string => `Your money: $${number}`,
  cubes: (number: number): string => `Your tech cubes: ${number}`,
  hand: (ceps: number, scientists: number): string =>
    `Your hand: ${count(ceps, 'CEP')}, ${count(scientists, 'scientist')}`,
  pool: (scientists: number): string => `Your pool: ${count(scientists, 'scientist')}`,
};

export const roles = { you: 'you', active: 'on turn', start: 'start player', winner: 'winner' };

export const controls = (regions: number): string => `Controls ${count(regions, 'region')}`;

export const goalsScored = (goals: number): string => `${count(goals, 'UN Goal')} scored`;
