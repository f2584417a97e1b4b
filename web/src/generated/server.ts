// Generated from the schemas of the server by `npm run types`; do not edit.

export type ServerMessage =
  | Welcome
  | State
  | Change
  | Previews
  | Seats
  | Ack
  | RefusedMessage
  | Explained
  | Previewed
  | Looked
  | Charted
  | Told
  | Hinted
  | StillLeft
  | Aimed
  | RematchMessage;

/**
 * The answer to hello.
 */
export interface Welcome {
  id: number | string | null;
  protocol: number;
  table: TableInfo;
  type: 'welcome';
}
/**
 * What everybody at a table may know of it, besides the game.
 */
export interface TableInfo {
  /**
   * Of which game it is a branch, if it is one.
   */
  branch: BranchInfo | null;
  is_host: boolean;
  /**
   * Why the table stopped, if it did.
   */
  note: Message | null;
  options: {
    [k: string]: boolean | number | string;
  };
  players: number;
  position: number;
  public: boolean;
  rematch: string | null;
  /**
   * The caller's seat.
   */
  seat: number | null;
  seats: SeatInfo[];
  /**
   * Somebody may know what is hidden: the seed was chosen, imported or downloaded, or somebody who was alone at the time went back over what had been revealed.
   */
  seed_known: boolean;
  seq: number;
  spectators: number;
  status: 'waiting' | 'playing' | 'finished' | 'stopped';
  table: string;
  title: string;
}
/**
 * Where a table goes on from: the table, the position, and what somebody called it (empty: nothing).
 */
export interface BranchInfo {
  at: number;
  name: string;
  table: string;
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
 * A seat as everybody at the table sees it.
 */
export interface SeatInfo {
  bot: string | null;
  connected: boolean;
  kind: 'open' | 'human' | 'bot';
  name: string;
  seat: number;
}
/**
 * Everything the receiver may know now, and the log since what it has seen. `edition` tells states apart.
 */
export interface State {
  asked: AskedMessage | null;
  edition: number;
  hints: HintsInfo;
  log: LogLine[];
  note: Message | null;
  options: Option[];
  outcome: OutcomeInfo | null;
  position: number;
  proposal: ProposalInfo | null;
  rematch: string | null;
  seat: number | null;
  seats: SeatMessage[];
  seq: number;
  since: number | null;
  spectators: number;
  status: 'waiting' | 'playing' | 'finished' | 'stopped';
  type: 'state';
  undo: UndoInfo;
  view: {
    [k: string]: unknown;
  } | null;
}
/**
 * Who is asked what.
 */
export interface AskedMessage {
  kind: string;
  player: number;
  question: Message;
  turn: boolean;
  verbs: VerbView[];
}
/**
 * A verb of a turn: whether it is free beside the main action, whether its part of the turn is done, and why none
 * of its options is legal now (null if one is).
 */
export interface VerbView {
  free: boolean;
  main_done: boolean;
  verb: string;
  why: Message | null;
}
/**
 * Whether there are hints, whether the host has switched them off, and at how many positions each seat had some.
 */
export interface HintsInfo {
  off_by_host: boolean;
  on: boolean;
  used: number[];
}
/**
 * An entry of the table's log. After an undo, drop every action whose position is beyond the undo's.
 *
 * A redo is followed by the actions it plays again.
 */
export interface LogLine {
  at: number;
  events: EventView[];
  kind:
    | 'start'
    | 'action'
    | 'undo'
    | 'redo'
    | 'join'
    | 'leave'
    | 'handover'
    | 'rematch'
    | 'download'
    | 'reissue'
    | 'hint'
    | 'hints';
  position: number;
  seat: number | null;
  seq: number;
}
/**
 * Something that happened, as one seat may know it: the step, its fields, a message, and what it changed.
 *
 * `seat` is whom it is about, if it is about somebody; `phase` is the phase of the game it happened in, empty while
 * people take turns. `facts` are the whole numbers the step carries (a step carries nothing hidden), `changes` the
 * numbers of the public view before and after, `words` its texts before and after; one that was or is not there is
 * 0 or empty.
 */
export interface EventView {
  changes: {
    [k: string]: [number, number];
  };
  facts: {
    [k: string]: number;
  };
  kind: string;
  message: Message | null;
  phase: string;
  seat: number | null;
  words: {
    [k: string]: [string, string];
  };
}
/**
 * One thing the receiver can do now. `preview` is null until it is known (see `previews`).
 */
export interface Option {
  action: number;
  anchors: string[];
  label: Message;
  notation: string;
  preview: {
    [k: string]: [number, number];
  } | null;
  verb: string;
}
/**
 * How the game ended.
 */
export interface OutcomeInfo {
  reason: string;
  scores: number[];
  winners: number[];
}
/**
 * Somebody asks to go back to a position, or to have hints; `waiting` are the seats that have not answered.
 */
export interface ProposalInfo {
  by: number;
  to: number;
  waiting: number[];
  what: 'undo' | 'hints';
}
/**
 * A seat as everybody at the table sees it.
 */
export interface SeatMessage {
  bot: string | null;
  connected: boolean;
  kind: 'open' | 'human' | 'bot';
  name: string;
  seat: number;
}
/**
 * What `undo`, `reset_turn` and `redo` would do for the receiver: happen at once, ask the others, or nothing.
 *
 * `what` names the earliest action that `undo` takes back, `seats` whose decisions these are, in order and each once,
 * `count` how many; likewise for `reset_turn`, which is about this turn only. `redo_what` names the first action that
 * `redo` plays, if it is the receiver's own.
 */
export interface UndoInfo {
  count: number;
  redo: boolean;
  redo_what: Message | null;
  reset_count: number;
  reset_seats: number[];
  reset_to: number | null;
  reset_turn: boolean;
  seats: number[];
  undo: 'free' | 'consent' | 'no';
  undo_to: number | null;
  what: Message | null;
  why: Message | null;
}
/**
 * What makes the receiver's next state of the one with the edition `base`, and the log since what it has seen.
 *
 * `patch` is for the state's other fields: a list holds a new value, an object a patch for each key or index where
 * something has changed.
 */
export interface Change {
  base: number;
  edition: number;
  log: LogLine[];
  patch: {
    [k: string]: unknown;
  };
  since: number | null;
  type: 'change';
}
/**
 * What each option would change, by action number, for the state with this sequence number.
 */
export interface Previews {
  previews: {
    [k: string]: {
      [k: string]: [number, number];
    };
  };
  seq: number;
  type: 'previews';
}
/**
 * Somebody came or went; nothing else has changed.
 */
export interface Seats {
  seats: SeatMessage[];
  spectators: number;
  type: 'seats';
}
/**
 * It is done and durable. `seq` is the table's sequence number now; `pending` if the others are asked first.
 */
export interface Ack {
  id: number | string;
  pending: boolean;
  seq: number;
  type: 'ack';
}
/**
 * It was not done, and nothing has changed.
 */
export interface RefusedMessage {
  code: string;
  error: Message;
  id: number | string | null;
  rule: string | null;
  type: 'refused';
}
/**
 * The answer to explain: legal actions with their previews, and the reasons against the others.
 */
export interface Explained {
  id: number | string;
  legal: number[];
  previews: {
    [k: string]: {
      [k: string]: [number, number];
    };
  };
  reasons: Reason[];
  type: 'explained';
}
/**
 * Why one action is refused, what it would do, and the verb it belongs to.
 */
export interface Reason {
  action: number;
  label: Message;
  message: Message;
  notation: string;
  rule: string | null;
  verb: string;
}
/**
 * The answer to preview: what the options that were asked about would change, by action number.
 *
 * `seq` is that of the last change of the position they were made for; empty if it has changed meanwhile.
 */
export interface Previewed {
  id: number | string;
  previews: {
    [k: string]: {
      [k: string]: [number, number];
    };
  };
  seq: number;
  type: 'previewed';
}
/**
 * The answer to look.
 */
export interface Looked {
  asked: AskedMessage | null;
  id: number | string;
  position: number;
  type: 'looked';
  view: {
    [k: string]: unknown;
  };
}
/**
 * The answer to chart: a value for each position from 0, null where the number does not exist.
 */
export interface Charted {
  id: number | string;
  paths: string[];
  series: {
    [k: string]: (number | null)[];
  };
  type: 'charted';
}
/**
 * The answer to tale.
 */
export interface Told {
  id: number | string;
  tale: Tale;
  type: 'tale';
}
/**
 * The whole story: at most five moments in order, plants, goals, points by source, and whose ppm they were.
 */
export interface Tale {
  air: AirOf[];
  goals: GoalTaken[];
  moments: Moment[];
  plants: PlantBuilt[];
  points: PointsOf[];
}
/**
 * The ppm somebody caused and avoided; without a seat: supply and events.
 */
export interface AirOf {
  avoided: number;
  caused: number;
  seat: number | null;
}
/**
 * A goal that somebody (null: the team) has reached or scored.
 */
export interface GoalTaken {
  kind: string;
  name: Message;
  position: number;
  seat: number | null;
}
/**
 * A moment of the game: after which action, whose it was (null: nobody's), and the CO2 before and after it.
 */
export interface Moment {
  after: number;
  before: number;
  decade: number;
  decade_name: string;
  detail: Message;
  kind: 'first-plant' | 'worst-supply' | 'danger' | 'defeat' | 'fall' | 'lead' | 'control' | 'goal';
  position: number;
  seat: number | null;
  title: Message;
}
/**
 * A plant that a company built: what it is, where, and the plant it replaced.
 */
export interface PlantBuilt {
  position: number;
  region: string;
  replaced: string | null;
  seat: number;
  source: string;
}
/**
 * Where a company's points come from; together they are its final score.
 */
export interface PointsOf {
  parts: PointsPart[];
  seat: number;
}
/**
 * So many points from one source.
 */
export interface PointsPart {
  amount: number;
  name: Message;
  source: string;
}
/**
 * The answer to hint, for the position after the entry `seq`; the best turn first.
 */
export interface Hinted {
  id: number | string;
  seq: number;
  turns: HintTurn[];
  type: 'hinted';
}
/**
 * A whole turn worth considering, up to the action that makes something known.
 *
 * `points` of the first turn are those to be expected in the end if the planet holds; every other one has as many
 * fewer as it is worse, the danger to the planet counted. `survival` says how often the planet held, in per mille;
 * each with its standard error, over so many imagined games, the same for all turns.
 */
export interface HintTurn {
  deals: number;
  points: number;
  points_error: number;
  reason: Message[];
  steps: Step[];
  survival: number;
  survival_error: number;
}
/**
 * An action of a turn that is recommended.
 */
export interface Step {
  action: number;
  anchors: string[];
  label: Message;
  notation: string;
  verb: string;
}
/**
 * The answer to still, for the position after the entry `seq`; null if nothing is left that is worth a word.
 */
export interface StillLeft {
  id: number | string;
  left: Left | null;
  seq: number;
  type: 'still';
}
/**
 * Something free that is worth doing before the turn ends, by how many tenths of a point, and why.
 */
export interface Left {
  reason: Message[];
  steps: Step[];
  tenths: number;
}
/**
 * The answer to aim, for the position after the entry `seq`.
 */
export interface Aimed {
  id: number | string;
  parts: AimPart[];
  seq: number;
  type: 'aim';
}
/**
 * One thing to know now, with a heading: what it is about, and a sentence for each line.
 */
export interface AimPart {
  kind: 'aim' | 'turn' | 'goals' | 'income' | 'air' | 'ceps' | 'dues';
  lines: Message[];
  title: Message;
}
/**
 * A new table with the same seats was made; the tokens are the receiver's own.
 */
export interface RematchMessage {
  host: string | null;
  link: string | null;
  seat: number | null;
  table: string;
  token: string | null;
  type: 'rematch';
}
