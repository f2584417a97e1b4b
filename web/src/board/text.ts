/** The English words of the board: names for places and pieces, for hover, focus and screen readers. */
import type {
  BenefitView,
  PlantView,
  PlayerView,
  RegionView,
  SlotView,
  SpaceView,
  UnGoalView,
} from '../generated/view-classic';

export const GRANTS: Readonly<Record<string, string>> = {
  money: 'money grant',
  tech: 'technology grant',
  research: 'research grant',
};

export const BONUSES: Readonly<Record<string, string>> = {
  cube: 'a tech cube',
  'region-cep': 'a CEP for a region',
  any: 'a point in any source',
};

export const PHASES: Readonly<Record<string, string>> = {
  setup: 'Setting up',
  supply: 'Energy supply',
  operations: 'Operations',
  between_decades: 'Between decades',
  scoring: 'Final scoring',
};

export const ENDS: Readonly<Record<string, string>> = {
  decades: 'The last decade is over',
  green_regions: 'Enough regions are green',
  safe_zone: 'CO₂ is back in the safe zone',
  defeat: 'Too much CO₂: all lose',
  solo_over: 'Too much CO₂',
};

/** What a turn consists of, and where it stands in the line of the turn. */
export const TURN = [
  { flag: 'main_done', word: 'Action', x: 25 },
  { flag: 'move_done', word: 'Scientist', x: 73 },
  { flag: 'market_done', word: 'Market', x: 135 },
  { flag: 'card_done', word: 'Card', x: 186 },
] as const;

export const MARKS = { disasters: 'disasters', defeat: 'all lose', storm: 'The next disaster strikes here' };

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
};

export const HEADINGS = {
  board: 'The board',
  source: 'Source',
  plant: 'Next plant',
  benefit: 'Install for',
  projects: 'Projects',
  track: 'Expertise: income and bonus',
  summits: 'Summits',
  market: 'CEP market',
  bank: 'Bank',
  stop: 'STOP',
  event: 'Event',
  next: 'next',
  goals: 'UN Goals',
  supplies: 'Supplies',
  players: 'Companies',
  hand: 'Your lobby cards',
  pack: 'Choose from this pack',
  companyGoal: 'Your Company Goal',
  minor: 'or',
  none: 'none',
};

export const count = (number: number, thing: string, things = `${thing}s`): string =>
  `${number} ${number === 1 ? thing : things}`;

export const source = (id: string): string => id.replace('-', ' ');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function slot(region: RegionView, at: SlotView, names: readonly string[]): string {
  const where = `${region.name}, ${GRANTS[at.grant] ?? at.grant}`;
  if (at.source === null) return `${where}: empty`;
  const project = `${where}: ${source(at.source)} project, ${at.installed ? 'installed' : 'proposed'}`;
  return at.scientist === null ? project : `${project}, with a scientist of ${names[at.scientist] ?? ''}`;
}

export function space(number: number, at: SpaceView, names: readonly string[]): string {
  const where = `Demand of decade ${number}`;
  if (at.plant === null) return `${where}: not met yet`;
  if (at.ppm !== null) return `${where}: ${at.plant} plant, ${at.ppm} ppm`;
  return `${where}: ${source(at.plant)} plant of ${at.owner === null ? 'nobody' : (names[at.owner] ?? '')}`;
}

export function region(at: RegionView, names: readonly string[], event: boolean): string {
  const holder = at.controller === null ? 'controlled by nobody' : `controlled by ${names[at.controller] ?? ''}`;
  const wants = `wants ${at.agenda.map(source).join(', then ')}`;
  const storm = event ? '; the next disaster strikes here' : '';
  return `${at.name}: ${holder}; ${wants}; ${at.ceps} of ${at.cep_limit} CEPs; ${count(at.cubes, 'tech cube')}${storm}`;
}

export function plant(at: PlantView): string {
  if (!at.left) return `${capital(source(at.source))} plants: none left`;
  const cost = `$${at.money} and ${count(at.cubes ?? 0, 'tech cube')}`;
  return `Next ${source(at.source)} plant: costs ${cost}, gives ${count(at.points ?? 0, 'point')}; ${at.left} left`;
}

export function benefit(at: BenefitView): string {
  const parts = [
    at.money ? `$${at.money}` : '',
    at.cubes ? count(at.cubes, 'tech cube') : '',
    at.ceps ? count(at.ceps, 'CEP') : '',
  ];
  return `Installing ${source(at.source)} gives ${parts.filter(Boolean).join(' and ')}`;
}

export const unGoal = (at: UnGoalView): string =>
  `UN Goal ${at.card}: plants of ${at.sources.map(source).join(' and ')}, ${count(at.points, 'point')}`;

export function goalState(player: PlayerView): string {
  if (player.has_goal) return 'Company Goal held';
  if (player.goal_discarded) return 'Company Goal given up';
  return player.goal ? 'Company Goal scored' : 'No Company Goal';
}

export function track(name: string, positions: readonly number[], names: readonly string[]): string {
  const there = positions.map((position, n) => `${names[n] ?? ''} ${position}`).join(', ');
  return `Expertise in ${name.toLowerCase()}: ${there}`;
}

export function trackSpace(position: number, income: number, bonus: string | null): string {
  const gives = bonus === null ? '' : `; bonus: ${BONUSES[bonus] ?? `a point in ${source(bonus)}`}`;
  return `Space ${position}: income ${income}${gives}`;
}

export const player = (number: number): string => `Player ${number + 1}`;

export const co2 = (now: number, safeZone: number, defeat: number): string =>
  `CO₂: ${now} ppm. From ${safeZone} on disasters strike; at ${defeat} everybody loses.`;

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

export function market(pile: number, price: number, bank: number, stop: boolean): string {
  const stopped = stop ? '; STOP: the price has changed in this turn' : '';
  return `CEP market: ${count(pile, 'CEP')} at $${price}; bank: ${count(bank, 'CEP')}${stopped}`;
}

export const event = (open: string, next: string, deck: number, safeZone: number): string =>
  `Event: ${open}; next: ${next}; ${count(deck, 'card')} in the deck. Disasters strike from ${safeZone} ppm on.`;

export const topic = (summit: string, id: string, holder: string | null): string =>
  `${summit} summit, ${source(id)}: ${holder === null ? 'free' : `scientist of ${holder}`}`;

export const lobbyCard = (card: number, main: string, minor: string): string =>
  `Lobby card ${card}: ${main}; ${HEADINGS.minor} ${minor}`;

export const projects = (name: string, left: number): string => `${name}: ${count(left, 'project')} left`;

export const hidden = (number: number): string => `${number} still hidden`;

export const played = (number: number): string => `${count(number, 'lobby card')} played`;

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
