// Generated from the schemas of the server by `npm run types`; do not edit.

export type ServerMessage =
  Welcome | State | Previews | Seats | Ack | RefusedMessage | Explained | Looked | Charted | RematchMessage;

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
   * Somebody chose, imported or downloaded the seed, and may know what is hidden.
   */
  seed_known: boolean;
  seq: number;
  spectators: number;
  status: 'waiting' | 'playing' | 'finished' | 'stopped';
  table: string;
  title: string;
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
 * Everything the receiver may know now, and the log since what it has seen.
 */
export interface State {
  asked: AskedMessage | null;
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
}
/**
 * An entry of the table's log. After an undo, drop every action whose position is beyond the undo's.
 */
export interface LogLine {
  at: number;
  events: EventView[];
  kind: 'start' | 'action' | 'undo' | 'join' | 'leave' | 'handover' | 'rematch';
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
 * Somebody asks to go back to a position; `waiting` are the seats that have not answered.
 */
export interface ProposalInfo {
  by: number;
  to: number;
  waiting: number[];
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
 * What `undo` and `reset_turn` would do for the receiver: happen at once, ask the others, or nothing.
 */
export interface UndoInfo {
  reset_to: number | null;
  reset_turn: boolean;
  undo: 'free' | 'consent' | 'no';
  undo_to: number | null;
  why: Message | null;
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
 * Why one action is refused.
 */
export interface Reason {
  action: number;
  message: Message;
  notation: string;
  rule: string | null;
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
