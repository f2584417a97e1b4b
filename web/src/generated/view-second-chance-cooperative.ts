// Generated from the schemas of the server by `npm run types`; do not edit.

/**
 * What a seat may know of a cooperative game. Rates are points for each goal or reduction, by decade.
 */
export interface CooperativeView {
  active: number | null;
  air: AirView;
  benefits: BenefitView[];
  co2: number;
  decade: number;
  decade_name: string;
  decades: number;
  defeat: number;
  draft: DraftView | null;
  dues: DueView[];
  end: string | null;
  environment: EnvironmentView[];
  epithet: EpithetView | null;
  floor: number;
  forecast: ForecastView;
  goal_rates: number[];
  goals_cost: number;
  goals_open: number;
  hand: LobbyView[];
  home_region: string | null;
  inspectors: InspectorView[];
  market: MarketView;
  phase: string;
  plants: PlantView[];
  players: TeamPlayerView[];
  reduction_ppm: number;
  reduction_rates: number[];
  regions: RegionView[];
  round: number;
  round_space: number;
  rounds: number;
  score: number;
  start_player: number;
  steps: StepView[];
  summits: SummitView[];
  supplies: SuppliesView;
  tracks: TrackView[];
  turn: TurnView;
  un_claimed: UnGoalView[];
  un_goals: UnGoalView[];
  un_points: number;
  un_unclaimed_most: number;
  winners: number[];
}
/**
 * CO2 as it is drawn: from `lowest` to `highest` ppm, how hot it looks (0 to 4), and its limits.
 *
 * From `danger` on events strike, or strike twice; `lost` tells whether there is too much CO2 now, by the rule of the
 * title: some lose at `defeat`, others only above it.
 */
export interface AirView {
  danger: number | null;
  defeat: number;
  heat: number;
  highest: number;
  lost: boolean;
  lowest: number;
}
/**
 * What installing a project of a source gives.
 */
export interface BenefitView {
  ceps: number;
  cubes: number;
  money: number;
  source: string;
}
/**
 * The draft: its round and the seat's own pack.
 */
export interface DraftView {
  pack: LobbyView[];
  round: number;
}
/**
 * A lobby card the seat can see.
 */
export interface LobbyView {
  card: number;
  main: Message;
  minor: Message;
}
/**
 * What is to be said: a key of the catalogues, and typed arguments; the reader's end makes a sentence of it.
 */
export interface Message {
  args?: {
    [k: string]: number | string | Message | Verbatim | (number | string | Message | Verbatim)[];
  };
  key: string;
}
/**
 * A text that is the same in every language.
 */
export interface Verbatim {
  literal: string;
}
/**
 * A region whose new fossil plant is still to be paid: by a player, or by a CEP the region has laid on it.
 */
export interface DueView {
  player: number | null;
  region: string;
}
/**
 * A group of Environmental Goals.
 */
export interface EnvironmentView {
  goals: EnvironmentalGoalView[];
  group: string;
}
/**
 * An Environmental Goal by its place on the board; an inspector makes it cost double.
 */
export interface EnvironmentalGoalView {
  done: boolean;
  index: number;
  inspected: boolean;
  kind: string;
  text: Message;
  value: string;
}
/**
 * What a victorious team may call itself: the arguments of the message `epithet`.
 */
export interface EpithetView {
  name: string;
  rank: string;
}
/**
 * What the next supply or event adds to the air if nothing is built before: when, where, and how much.
 *
 * `least` and `most` ppm are counted by what lies open: tiles that are all gone cannot come. `lost` tells whether that
 * is too much CO2; what a team buys down afterwards is not counted. Without another supply it adds nothing.
 */
export interface ForecastView {
  decade: number;
  least: number;
  lost: 'no' | 'maybe' | 'sure';
  most: number;
  phase: string;
  regions: ThreatView[];
}
/**
 * A region that gets a dirty plant if nothing is built there before, and the number of its space from 0.
 */
export interface ThreatView {
  region: string;
  space: number;
}
/**
 * A UN Inspector and the index of the goal he stands on.
 */
export interface InspectorView {
  index: number | null;
  inspector: string;
}
/**
 * The CEP market; `stop` means that its pile ran out in this turn, which closes it for something (C-MKT-07).
 */
export interface MarketView {
  bank: number;
  pile: number;
  price: number;
  stop: boolean;
}
/**
 * The plants of a source: tiles left, the level of the next project tile, and the levels.
 */
export interface PlantView {
  left: number;
  levels: LevelView[];
  next_level: number | null;
  source: string;
}
/**
 * A level of plants: the space of the track it needs, its costs and its points.
 */
export interface LevelView {
  ceps: number;
  cubes: number;
  level: number;
  money: number;
  points: number;
  space: number;
}
/**
 * A player of the team; how many Private Goals are face down, and those the seat may see.
 */
export interface TeamPlayerView {
  ceps: number;
  control_cubes: number | null;
  control_markers: number | null;
  cubes: number;
  goals: PrivateGoalView[];
  hidden_goals: number;
  income: number;
  lobby_cards: number;
  money: number;
  open_cards: OpenCardView[];
  plants: {
    [k: string]: number;
  };
  prepared: {
    [k: string]: number;
  };
  regions: number;
  scientists_in_hand: number;
  scientists_in_pool: number;
  supported: {
    [k: string]: number;
  };
  tokens: number | null;
  un_goals: number[];
}
/**
 * A Private Goal the seat may see: how far its owner has come, and how far he must come.
 */
export interface PrivateGoalView {
  achieved: boolean;
  card: number;
  least: number;
  progress: number;
  shown: boolean;
  text: Message;
}
/**
 * A lobbyist card that was played and lies open: what it gives, how much, and the scientist who stands on it.
 */
export interface OpenCardView {
  amount: number;
  card: number;
  gives: string;
  main: Message;
  minor: Message;
  scientist: number | null;
}
/**
 * A region; its agenda stands in the order of preference.
 */
export interface RegionView {
  agenda: string[];
  cep_limit: number;
  ceps: number;
  controller: number | null;
  cubes: number;
  region: string;
  slots: SlotView[];
  spaces: SpaceView[];
}
/**
 * A project space; `installed` means that its infrastructure is prepared, and whose token tells by whom.
 */
export interface SlotView {
  grant: string;
  installed: boolean;
  level: number | null;
  scientist: number | null;
  slot: string;
  source: string | null;
  token: number | null;
}
/**
 * A demand space; a green plant has its builder's control cube on it, and infrastructure below it.
 */
export interface SpaceView {
  infrastructure: number | null;
  owner: number | null;
  plant: string | null;
  ppm: number | null;
}
/**
 * What a team with at most so much CO2 may call itself.
 */
export interface StepView {
  most_ppm: number;
  name: string;
}
/**
 * A summit place: the word of its tile, and what it gives when it is complete; without one it has no topics.
 */
export interface SummitView {
  gives: Message | null;
  summit: string | null;
  topics: TopicView[];
}
/**
 * A topic of a summit, and whose scientist talks about it.
 */
export interface TopicView {
  scientist: number | null;
  source: string;
}
/**
 * What lies beside the board.
 */
export interface SuppliesView {
  cubes: number;
  fossil_deck: number;
  fossil_replaced: {
    [k: string]: number;
  };
  projects: {
    [k: string]: number;
  };
  summit_deck: number;
}
/**
 * A knowledge track; with the space that each level of plants needs, and the half-way space.
 */
export interface TrackView {
  bonuses: (string | null)[];
  discs: number[];
  half_way: number;
  income: number[];
  level_spaces: number[];
  source: string;
}
/**
 * What the active player has done in this turn; `extra_possible` in games with a second main action.
 */
export interface TurnView {
  bought: boolean;
  built: string | null;
  card_done: boolean;
  extra_done: boolean;
  extra_possible: boolean;
  installed: string | null;
  main_done: boolean;
  market_done: boolean;
  move_done: boolean;
  proposed: string | null;
  sold: boolean;
  summit_topics: string[];
}
/**
 * A UN Goal: its plants, a source once for each plant, its price, and who has claimed it.
 */
export interface UnGoalView {
  card: number;
  cubes: number;
  owner: number | null;
  sources: string[];
}
