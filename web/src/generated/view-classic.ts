// Generated from the schemas of the server by `npm run types`; do not edit.

/**
 * What a seat may know.
 */
export interface ClassicView {
  active: number | null;
  air: AirView;
  auction: AuctionView | null;
  benefits: BenefitView[];
  co2: number;
  decade: number;
  decade_name: string;
  decades: number;
  defeat: number;
  draft: DraftView | null;
  end: string | null;
  events: EventsView;
  forecast: ForecastView;
  hand: LobbyView[];
  market: MarketView;
  phase: string;
  plants: PlantView[];
  players: PlayerView[];
  regions: RegionView[];
  round: number;
  round_space: number;
  rounds: number;
  safe_zone: number;
  start_player: number;
  summits: SummitView[];
  supplies: SuppliesView;
  tracks: TrackView[];
  turn: TurnView;
  un_goals: UnGoalView[];
  un_stack: number;
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
 * The highest bid of the auction.
 */
export interface AuctionView {
  bid: number | null;
  bidder: number | null;
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
 * The event on its space, the open card of the deck, and how many cards the deck has.
 */
export interface EventsView {
  deck: number;
  next: string | null;
  open: string | null;
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
 * The CEP market; `stop` means that its pile ran out in this turn, which closes it for something (C-MKT-07).
 */
export interface MarketView {
  bank: number;
  pile: number;
  price: number;
  stop: boolean;
}
/**
 * The pile of green plants of a source, with its top tile.
 */
export interface PlantView {
  cubes: number | null;
  left: number;
  money: number | null;
  points: number | null;
  source: string;
}
/**
 * What everybody may know of a player, and the goal for those who may see it.
 */
export interface PlayerView {
  ceps: number;
  cubes: number;
  goal: GoalView | null;
  goal_discarded: boolean;
  has_goal: boolean;
  income: number;
  lobby_cards: number;
  money: number;
  plants: {
    [k: string]: number;
  };
  regions: number;
  scientists_in_hand: number;
  scientists_in_pool: number;
  score: number;
  sheet: SheetView | null;
  un_goals: number[];
}
/**
 * A Company Goal and what it would give now.
 */
export interface GoalView {
  card: number;
  points: number;
  text: Message;
}
/**
 * A player's final scoring.
 */
export interface SheetView {
  coins: number;
  cubes: number;
  goal: number;
  income: number;
  play: number;
  un_goals: number;
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
 * A project space.
 */
export interface SlotView {
  grant: string;
  installed: boolean;
  scientist: number | null;
  slot: string;
  source: string | null;
}
/**
 * A demand space: empty, a fossil plant with its CO2, or a green plant with its owner.
 */
export interface SpaceView {
  owner: number | null;
  plant: string | null;
  ppm: number | null;
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
 * What lies beside the board, with the lobby cards that are left and those that were played.
 */
export interface SuppliesView {
  cubes: number;
  fossil_deck: number;
  fossil_replaced: {
    [k: string]: number;
  };
  lobby_deck: number;
  lobby_played: number[];
  projects: {
    [k: string]: number;
  };
  summit_deck: number;
}
/**
 * A track of a source: income and bonus by space, and the position of each player's disc (0: none).
 */
export interface TrackView {
  bonuses: (string | null)[];
  discs: number[];
  income: number[];
  source: string;
}
/**
 * What the active player has done in this turn.
 */
export interface TurnView {
  bought: boolean;
  card_done: boolean;
  installed: string | null;
  main_done: boolean;
  market_done: boolean;
  move_done: boolean;
  proposed: string | null;
  sold: boolean;
  summit_topics: string[];
}
/**
 * A UN Goal on display.
 */
export interface UnGoalView {
  card: number;
  points: number;
  sources: string[];
}
