// Generated from the schemas of the server by `npm run types`; do not edit.

/**
 * What a seat may know.
 */
export interface PolicyView {
  active: number | null;
  air: AirView;
  co2: number;
  decade: number;
  decade_name: string;
  decades: number;
  defeat: number;
  dirty_pool: {
    [k: string]: number;
  } | null;
  dirty_pool_size: number;
  dirty_ppm: {
    [k: string]: number;
  };
  end: string | null;
  events: EventsView;
  first_player: number;
  flow: {
    [k: string]: number;
  };
  forecast: PolicyForecastView;
  grants: GrantsView;
  history: HistoryView;
  loopholes: LoopholesView;
  offer: OfferView | null;
  offers_left: number;
  ownerless_ppm: number;
  permits: PermitsView;
  phase: string;
  plants: CleanView[];
  players: PlayerView[];
  policy: PolicyCardView;
  regions: RegionView[];
  research: ResearchView;
  round: number;
  round_space: number;
  rounds: number;
  tracks: TrackView[];
  turn: TurnView;
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
 * Where the last event struck, and the cards that can come next.
 */
export interface EventsView {
  deck: string[];
  last: string | null;
}
/**
 * What the next event can add to the air: the continents it can strike; and what the upkeep asks for.
 */
export interface PolicyForecastView {
  decade: number;
  dues: DuesView[];
  least: number;
  lost: 'no' | 'maybe' | 'sure';
  most: number;
  phase: string;
  regions: ThreatView[];
}
/**
 * What the upkeep at the end of the decade asks of a company as things stand, and its income of the next round.
 *
 * `fine` is for the permits that are missing, if the policy has fines; otherwise plants must go.
 */
export interface DuesView {
  fine: number;
  income: number;
  permits_due: number;
  permits_missing: number;
  seat: number;
  tax: number;
}
/**
 * A region that gets a dirty plant if nothing is built there before, and the number of its space from 0.
 */
export interface ThreatView {
  region: string;
  space: number;
}
/**
 * The Funding Pool, the word of the summit tile drawn last with its topics in order, and how many are left.
 */
export interface GrantsView {
  funding_pool: number;
  summit: string | null;
  summits_left: number;
  topics: string[];
}
/**
 * The books of all rounds and upkeeps so far, by column; the meaning of the columns stands in ledger.py.
 */
export interface HistoryView {
  companies: {
    [k: string]: number[];
  }[];
  table: {
    [k: string]: number[];
  };
}
/**
 * The loophole tiles and their price of the moment.
 */
export interface LoopholesView {
  in_force: boolean;
  left: number;
  price: number;
}
/**
 * An offer that is put together or answered; negative numbers are asked for, plants are given by their owners.
 */
export interface OfferView {
  loopholes: number;
  maker: number;
  money: number;
  partner: number;
  permits: number;
  plants: string[];
}
/**
 * The permit market: permits by price from 0, the price of the next one, and those out of the game.
 */
export interface PermitsView {
  in_force: boolean;
  market: number[];
  next_price: number | null;
  out_of_game: number;
  per_permit_ppm: number;
  per_turn: number;
}
/**
 * The clean plants of a source and level in the supply.
 */
export interface CleanView {
  build_cost: number;
  cubes: number;
  left: number;
  plant: string;
}
/**
 * A company: its balance sheet, its duties under the policy, and its stock for those who may see it.
 */
export interface PlayerView {
  debt: boolean;
  flow: {
    [k: string]: number;
  };
  income: number;
  liable_ppm: number;
  loopholes: number;
  money: number;
  pawns_left: number;
  permits: number;
  permits_needed: number;
  plants: {
    [k: string]: number;
  };
  ppm: number;
  regions: number;
  score: number;
  sheet: SheetView;
  stock: {
    [k: string]: number;
  } | null;
  stock_size: number;
  tax_due: number;
  unpermitted_ppm: number;
  worth: number;
}
/**
 * A company's points as things stand; after the game they are the final ones.
 */
export interface SheetView {
  clean: number;
  debt: number;
  dirty: number;
  money: number;
  permits: number;
}
/**
 * The policy of this game with all its parameters; what it does not have is None or 0.
 */
export interface PolicyCardView {
  dividend: boolean;
  fine: number;
  grant_rule: string;
  grant_size: number;
  grant_sum: number;
  grants: string | null;
  loophole_count: number;
  loophole_prices: number[];
  loophole_thresholds: number[];
  loopholes: boolean;
  permit_check: string;
  permit_count: number;
  permit_decade: number;
  permit_shrink: number;
  permit_use: string;
  permits: boolean;
  permits_given: number;
  permits_given_by: string;
  policy: string;
  tax_amount: number;
  tax_rise: number;
  tax_step: number;
  taxes: boolean;
  trade_mode: string;
}
/**
 * A continent; `cost` is what the next plant pays for its place, on a full one by pushing out the leftmost.
 */
export interface RegionView {
  controller: number | null;
  cost: number;
  full: boolean;
  region: string;
  spaces: SpaceView[];
}
/**
 * A space: its location cost, and the plant on it with its emissions or cubes, owner and loophole tile.
 */
export interface SpaceView {
  cost: number;
  cubes: number;
  exempt: boolean;
  owner: number | null;
  plant: string | null;
  ppm: number;
  space: string;
}
/**
 * The research projects that can be funded, cheapest first, and how many are in the bag.
 */
export interface ResearchView {
  bag: {
    [k: string]: number;
  };
  prices: ProjectsView[];
}
/**
 * The open research projects at a price, by source.
 */
export interface ProjectsView {
  price: number;
  sources: {
    [k: string]: number;
  };
}
/**
 * A research track: the spaces that unlock each level, its length, and each company's pawn (0: none).
 */
export interface TrackView {
  length: number;
  pawns: number[];
  source: string;
  unlock: number[];
}
/**
 * What the active player has done in this turn.
 */
export interface TurnView {
  built: boolean;
  developed: string | null;
  funded: number;
  loopholes_bought: number;
  permits_bought: number;
}
