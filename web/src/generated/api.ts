// Generated from the schemas of the server by `npm run types`; do not edit.

export interface Api {}
/**
 * The ppm somebody caused and avoided; without a seat: supply and events.
 */
export interface AirOf {
  avoided: number;
  caused: number;
  seat: number | null;
}
/**
 * Of which puzzle the table is.
 */
export interface AskVerdict {
  puzzle: string;
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
 * Go on from the position after `at` actions, at a new table.
 */
export interface Branch {
  at: number;
  /**
   * What the branch shall be called, for people.
   */
  name?: string | null;
  /**
   * The seat to take; the one that is asked there if none is given.
   */
  seat?: number | null;
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
 * What the continuations under one policy came to.
 */
export interface BranchView {
  co2: EstimateView;
  defeat: EstimateView;
  fan: FanView;
  worth: EstimateView[];
}
/**
 * A mean and its interval of 95 %, which a single game has not.
 */
export interface EstimateView {
  high: number | null;
  low: number | null;
  mean: number;
}
/**
 * The CO2 in five percentiles of the games, a value for each row of the books from the decade on.
 *
 * A game that was lost keeps the CO2 by which it was, to the end.
 */
export interface FanView {
  p25: number[];
  p5: number[];
  p50: number[];
  p75: number[];
  p95: number[];
}
/**
 * A chapter; its name is `lesson-chapter-ID`.
 */
export interface ChapterInfo {
  id: string;
  steps: StepInfo[];
}
/**
 * One idea of a chapter. Without `expect` it is only read. Texts are keys of the catalogues.
 */
export interface StepInfo {
  /**
   * Anchors of the board that it is about.
   */
  about: string[];
  done: Done | null;
  /**
   * Kinds of action that are right: the first word of a notation.
   */
  expect: string[];
  /**
   * By kind, what is said of an expected one that did not do it.
   */
  near: {
    [k: string]: string;
  };
  /**
   * By kind, what one did that was not expected.
   */
  reactions: {
    [k: string]: string;
  };
  /**
   * Its sentences; the forms `heading` and `task` belong to it.
   */
  say: string;
  /**
   * The actions that do it, in notation and in their order.
   */
  show: string[];
}
/**
 * When a step is done: after an event of the learner of that kind since it began, or when the view is so.
 */
export interface Done {
  event: string | null;
  op: ('==' | '!=' | '<' | '<=' | '>' | '>=' | 'set') | null;
  path: string | null;
  value: boolean | number | string | null;
}
/**
 * What one thing gave a seat (null: the team) after a position: by how much each of its goods has changed.
 */
export interface Credit {
  goods: {
    [k: string]: number;
  };
  position: number;
  seat: number | null;
  source: string;
  told: Message | null;
}
/**
 * What each thing gave to whom, and who caused and who avoided which ppm (empty until the game is over).
 */
export interface CreditsView {
  air: AirOf[];
  gains: Credit[];
}
/**
 * Chances before a decision, from 0 to 1: that not everybody loses, and of each seat to win.
 */
export interface CurveView {
  games: number;
  position: number;
  survival: number;
  winning: number[];
}
/**
 * A decision, by the number of actions before it: what its turn cost against the best one found.
 *
 * The loss, in points, stands at the decision where the better turn parts from what was played; the other decisions
 * of a turn have none. It is flagged only beyond two standard errors.
 */
export interface DecisionView {
  action: string;
  better: string[];
  error: number;
  flagged: boolean;
  loss: number;
  position: number;
  seat: number;
  turn: number;
}
/**
 * What is other under the other policy, game by game.
 */
export interface DifferenceView {
  co2: EstimateView;
  defeat: EstimateView;
  worth: EstimateView[];
}
/**
 * A choice of options that makes a game easier or harder, for these numbers of players.
 */
export interface DifficultyInfo {
  name: string;
  options: {
    [k: string]: boolean | number | string;
  };
  players: number[];
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
 * What the turn came to, and the solution.
 */
export interface FoundVerdict {
  /**
   * The action that counts.
   */
  accepted: string;
  /**
   * The standard error of the loss.
   */
  error: number;
  /**
   * What each action of the solution does.
   */
  labels: Message[];
  /**
   * By how many points the solution is better, over deals that both share; or 0.
   */
  loss: number;
  /**
   * By how many points it beats the best turn without the action that counts.
   */
  margin: number;
  /**
   * The turn that was played, in notation.
   */
  played: string[];
  reason: Message[];
  /**
   * The whole turn as far as it can be foreseen, in notation.
   */
  solution: string[];
  verdict: 'right' | 'nearly' | 'not';
}
/**
 * The words that guides use. A word stands in the catalogue under its key; its form `help` says what it means.
 */
export interface Glossary {
  /**
   * In alphabetical order of their keys.
   */
  terms: Term[];
}
/**
 * A word of the glossary: its key in the catalogue, the rules that bring it in, and where guides use it.
 *
 * `sections` are the first section of each guide that uses it, as `TITLE/SECTION`.
 */
export interface Term {
  key: string;
  rules: string[];
  sections: string[];
}
/**
 * A table; its rows have as many cells as the head.
 */
export interface Grid {
  head: Message[];
  rows: (number | string | Message | (number | string | Message)[])[][];
}
/**
 * The rules of a title for people: sections in the order of reading.
 */
export interface Guide {
  prefixes: string[];
  rules: {
    [k: string]: string;
  };
  sections: Section[];
  title: string;
  variants: Variant[];
}
/**
 * A section: its word in addresses, what it says, and what of a game it explains.
 *
 * `verbs` and `asks` are verbs of the title's turn and kinds of its decisions, `places` beginnings of the anchors of
 * its board.
 */
export interface Section {
  asks: string[];
  grid: Grid | null;
  heading: Message;
  lines: Line[];
  name: string;
  picture: Picture | null;
  places: string[];
  terms: string[];
  verbs: string[];
}
/**
 * A paragraph, a numbered step, a point of a list or a remark, and the rules it rests on.
 */
export interface Line {
  form: 'text' | 'step' | 'point' | 'note';
  rules: string[];
  said: Message;
}
/**
 * A picture that the reader's end draws: which one, the things on it in order, and numbers for it.
 */
export interface Picture {
  kind: string;
  numbers: {
    [k: string]: number[];
  };
  things: string[];
}
/**
 * An option that has another value than usual, and the rule it belongs to; empty if there is none.
 */
export interface Variant {
  option: string;
  rule: string;
  usual: boolean | number | string;
  value: boolean | number | string;
}
export interface HTTPValidationError {
  detail?: ValidationError[];
}
export interface ValidationError {
  ctx?: {};
  input?: unknown;
  loc: (string | number)[];
  msg: string;
  type: string;
}
/**
 * How the server is. It is failing if its database takes nothing, because the disk is full, say, or no bot can
 * think, because no process can be started.
 */
export interface Health {
  /**
   * Bots' moves that wait for a free process.
   */
  bots_waiting: number;
  build: string;
  connections: number;
  database: 'ok' | 'failing';
  loaded: number;
  status: 'ok' | 'failing';
  tables: number;
  version: string;
  /**
   * The processes in which bots think; busy if none has answered yet, which is no failure.
   */
  workers: 'ok' | 'busy' | 'failing';
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
 * A record as a new table, at the position after `at` actions (all of them if it is not given).
 */
export interface ImportedTable {
  at?: number | null;
  public?: boolean;
  record: {
    [k: string]: unknown;
  };
  /**
   * As in the record if not given.
   */
  seats?: SeatPlan[] | null;
}
/**
 * Who shall sit on a seat: anybody with the link, somebody who gets a token at once, or a bot.
 */
export interface SeatPlan {
  /**
   * The bot's spec, for kind bot; `/api/titles` lists those for people.
   */
  bot?: string | null;
  kind?: 'open' | 'human' | 'bot';
  name?: string | null;
}
/**
 * Take an open seat: a certain one, or the first.
 */
export interface Join {
  /**
   * A random text of the caller's own: the same call with the same key gives the same seat again, if the answer was lost.
   */
  key?: string | null;
  name?: string | null;
  seat?: number | null;
}
/**
 * The seat that was taken.
 */
export interface Joined {
  seat: number;
  table: string;
  token: string;
}
/**
 * Begin a chapter.
 */
export interface Learn {
  /**
   * What the learner is called at the table.
   */
  name?: string | null;
}
/**
 * The lesson of a title with all its chapters, in the order in which they are learned.
 */
export interface LessonInfo {
  chapters: ChapterInfo[];
  title: string;
}
/**
 * The lesson of a title, without what its chapters say.
 */
export interface LessonNames {
  chapters: string[];
  title: string;
}
/**
 * What can be learned here.
 */
export interface Lessons {
  lessons: LessonNames[];
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
 * A table that was made, and its tokens: they are shown this once.
 */
export interface MadeTable {
  /**
   * The token of whoever made the table.
   */
  host: string;
  /**
   * The token to join or watch with.
   */
  link: string;
  seats: SeatToken[];
  /**
   * The table's id, for addresses.
   */
  table: string;
}
/**
 * A seat and the token that opens it, if there is one to hand out.
 */
export interface SeatToken {
  seat: number;
  token: string | null;
}
/**
 * A new table.
 */
export interface NewTable {
  /**
   * Whether there are hints against bots; between people all must agree first.
   */
  hints?: boolean;
  options?: {
    [k: string]: boolean | number | string;
  };
  /**
   * Whether anybody who knows the table's id may watch, without its link.
   */
  public?: boolean;
  seats: SeatPlan[];
  /**
   * 1 to 64 characters; the number 7 is the text 7. Random if not given. Whoever chooses it can know what is hidden.
   */
  seed?: number | string | null;
  title: string;
}
/**
 * A reason why an option has no effect: all of these other options have one of these values.
 *
 * `why` is the key of a message.
 */
export interface NoEffect {
  where: {
    [k: string]: (boolean | number | string)[];
  };
  why: string;
}
/**
 * A puzzle to play, and how the one who plays it is called.
 */
export interface OpenPuzzle {
  name?: string | null;
  puzzle: string;
}
/**
 * A table at the position of a puzzle: whoever has the token plays the seat that is asked there.
 */
export interface OpenedPuzzle {
  /**
   * How many actions led there: where an `undo` to the question goes back to.
   */
  position: number;
  seat: number;
  table: string;
  title: string;
  token: string;
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
 * A rule option of a title: what it can be, what it is if nobody chooses, and which rule it belongs to.
 */
export interface OptionInfo {
  choices: string[];
  default: boolean | number | string;
  high: number | null;
  kind: 'bool' | 'int' | 'choice';
  low: number | null;
  name: string;
  no_effect: NoEffect[];
  rule: string;
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
 * The game as it was played: its CO2 at the end of each row of the books, and how it ended.
 */
export interface OwnView {
  co2: number[];
  lost: boolean;
  worth: number[];
}
/**
 * Anything that was refused: a message for people, and a stable word for programs.
 */
export interface Problem {
  code: string;
  error: Message;
  rule?: string | null;
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
 * A puzzle as anybody may know it: not its solution.
 */
export interface PuzzleInfo {
  /**
   * 1: the level `easy` finds it; 2: `normal` does; 3: neither.
   */
  difficulty: number;
  id: string;
  players: number;
  title: string;
}
/**
 * The verdict on a turn; null while it is not over.
 */
export interface PuzzleVerdict {
  found: FoundVerdict | null;
}
/**
 * All puzzles, title by title, and the one of the day (UTC), which is the same for everybody.
 */
export interface Puzzles {
  /**
   * The date, like 2026-11-18.
   */
  day: string;
  puzzles: PuzzleInfo[];
  /**
   * The id of the puzzle of the day; null if there are none.
   */
  today: string | null;
}
/**
 * Which seat needs a new token.
 */
export interface Reissue {
  seat: number;
}
/**
 * The new table with the same seats, and the caller's tokens for it.
 */
export interface Rematch {
  /**
   * The new host token, if the caller is the host.
   */
  host: string | null;
  /**
   * The new link token, when the table is made, for those who had a token.
   */
  link: string | null;
  seat: number | null;
  table: string;
  /**
   * The token of the caller's seat at the new table.
   */
  token: string | null;
}
/**
 * A table or a figure beside a report, to be saved.
 */
export interface ReportFile {
  bytes: number;
  /**
   * Below the report's address: `tables/summary.csv`.
   */
  path: string;
}
/**
 * A report that can be opened.
 */
export interface ReportInfo {
  /**
   * Where its page is; it has a policy of its own and belongs to no origin.
   */
  address: string;
  /**
   * Of its page.
   */
  bytes: number;
  conditions: number;
  /**
   * Of its games; empty if it does not say.
   */
  digest: string;
  files: ReportFile[];
  games: number;
  /**
   * The name of its folder.
   */
  id: string;
  /**
   * The version that wrote it.
   */
  keeling: string;
  language: string;
  /**
   * When the report was written: `2026-11-19T12:00:00Z`.
   */
  made: string;
  /**
   * What the experiment is called.
   */
  name: string;
  /**
   * What it asks; may be empty.
   */
  question: string;
  /**
   * The title it plays, which this server need not offer.
   */
  title: string;
}
/**
 * All reports, the newest first.
 */
export interface ReportList {
  /**
   * Whether this server has a folder of reports.
   */
  offered: boolean;
  reports: ReportInfo[];
}
/**
 * How far the review of a table is, and the review; `done` and `of` count turns.
 */
export interface ReviewState {
  ahead: number;
  done: number;
  error: Message | null;
  of: number;
  position: number;
  review: ReviewView | null;
  state: 'none' | 'waiting' | 'working' | 'failed' | 'done';
}
/**
 * The whole review. `saving` is null if not everybody lost, or if no single turn would have saved the game.
 */
export interface ReviewView {
  credits: CreditsView;
  curves: CurveView[];
  decisions: DecisionView[];
  finished: boolean;
  players: number;
  saving: SavingView | null;
  title: string;
  turning_points: TurningPointView[];
}
/**
 * The one turn that would have saved a lost game most often: shares of imagined games with what was played and
 * with the better turn.
 */
export interface SavingView {
  better: number;
  deals: number;
  labels: Message[];
  played: number;
  position: number;
  seat: number;
}
/**
 * A turn by which the game turned (`loss`), and the better one with its reason; or a swing of the chances.
 *
 * A `swing` is nobody's mistake: whose chance to win it is says `seat` (null: that the planet holds, or the team
 * wins), from `position` to `until` it moved from `before` to `after`, from 0 to 1, and `happened` says what happened
 * then. It has no loss and no better turn. Of a loss `until` is where its turn ends, `before` and `after` are null.
 */
export interface TurningPointView {
  after: number | null;
  before: number | null;
  better: string[];
  error: number;
  happened: Message[];
  kind: 'loss' | 'swing';
  labels: Message[];
  loss: number;
  played: Message[];
  position: number;
  reason: Message[];
  seat: number | null;
  until: number;
}
/**
 * A row of the books: its decade, and the round in it; 0 is the upkeep.
 */
export interface RowView {
  decade: number;
  round: number;
}
/**
 * A rule atom, or a ruling on a conflict (B-) or gap (G-) of the documents; its short name is `rule-ID`.
 */
export interface Rule {
  id: string;
  /**
   * The whole text, in English.
   */
  text: string;
}
/**
 * All rule atoms and rulings, in the order of the documents.
 */
export interface Rules {
  rules: Rule[];
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
 * Begin now; bots of this spec take the seats that are still open.
 */
export interface Start {
  fill?: string | null;
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
 * A title and what can be chosen for it.
 */
export interface TitleInfo {
  /**
   * The default first; empty if there is nothing to choose.
   */
  difficulties: DifficultyInfo[];
  ends: string[];
  /**
   * What players of its view pay and gain, each with the key of an amount.
   */
  goods: {
    [k: string]: string;
  };
  name: string;
  options: OptionInfo[];
  players: number[];
  rules_version: number;
}
/**
 * What can be played here, and the levels of bots that people are offered, from the gentlest on.
 */
export interface Titles {
  bots: string[];
  titles: TitleInfo[];
}
/**
 * What if these options had held from the decade on?
 */
export interface WhatIf {
  /**
   * Its number, from 1, or what the game calls it.
   */
  decade: number | string;
  /**
   * How many under each policy.
   */
  games?: number;
  options: {
    [k: string]: boolean | number | string;
  };
}
/**
 * How far a counterfactual of a table is, and the counterfactual; `done` and `of` count games.
 */
export interface WhatIfState {
  ahead: number;
  done: number;
  error: Message | null;
  id: string;
  of: number;
  position: number;
  state: 'none' | 'waiting' | 'working' | 'failed' | 'done';
  what_if: WhatIfView | null;
}
/**
 * A whole counterfactual. `record` and what follows to `bot` are what it was made of; `digest` covers all games.
 */
export interface WhatIfView {
  as_it_was: BranchView;
  bot: string;
  changed: {
    [k: string]: boolean | number | string;
  };
  decade: number;
  difference: DifferenceView;
  digest: string;
  games: number;
  limit: number;
  options: {
    [k: string]: boolean | number | string;
  };
  own: OwnView;
  own_options: {
    [k: string]: boolean | number | string;
  };
  players: number;
  record: string;
  rows: RowView[];
  title: string;
  what_if: BranchView;
  year: string;
  years: string[];
}
