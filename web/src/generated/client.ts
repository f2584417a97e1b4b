// Generated from the schemas of the server by `npm run types`; do not edit.

export type ClientMessage =
  | Hello
  | Act
  | Explain
  | Undo
  | Redo
  | ResetTurn
  | Consent
  | Preview
  | Refresh
  | Look
  | Chart
  | TellTale
  | Hint
  | Still
  | Aim
  | SwitchHints
  | Handover;

/**
 * The first message. `since` is the last sequence number seen: 0 asks for the whole log, null for none of it.
 *
 * With `changes` the receiver can make a state of the one before it and a `change`. Without `previews` those of its
 * options are not made before it asks for them.
 */
export interface Hello {
  changes?: boolean;
  host?: string | null;
  id?: number | string | null;
  previews?: boolean;
  since?: number | null;
  token?: string | null;
  type: 'hello';
}
/**
 * Take an option of the open decision; `seq` is that of the state it was seen in.
 */
export interface Act {
  action: number;
  id: number | string;
  seq: number;
  type: 'act';
}
/**
 * Why is this refused? One action by number or notation, or everything that touches an anchor.
 */
export interface Explain {
  action?: number | null;
  anchor?: string | null;
  id: number | string;
  notation?: string | null;
  type: 'explain';
}
/**
 * Take back the own last decision, or go back to a position; asks the others where that is needed.
 */
export interface Undo {
  id: number | string;
  to?: number | null;
  type: 'undo';
}
/**
 * Play again what the last undo took back, up to the next reveal.
 */
export interface Redo {
  id: number | string;
  type: 'redo';
}
/**
 * Go back to the begin of the own run of decisions, as far as that is free.
 */
export interface ResetTurn {
  id: number | string;
  type: 'reset_turn';
}
/**
 * Answer the proposal to go back; whoever made it withdraws it with no.
 */
export interface Consent {
  id: number | string;
  type: 'consent';
  yes: boolean;
}
/**
 * What some of the own options would change.
 */
export interface Preview {
  actions: number[];
  id: number | string;
  type: 'preview';
}
/**
 * The whole state once more: a change did not fit.
 */
export interface Refresh {
  id: number | string;
  type: 'refresh';
}
/**
 * The own view of an earlier position.
 */
export interface Look {
  id: number | string;
  position: number;
  type: 'look';
}
/**
 * Public numbers at every position, by path; without paths: which there are.
 */
export interface Chart {
  id: number | string;
  paths?: string[] | null;
  type: 'chart';
}
/**
 * The end told by the rules: the moments of a finished game, its points by source, and whose ppm they were.
 */
export interface TellTale {
  id: number | string;
  type: 'tale';
}
/**
 * The best turns for the open decision, which is the receiver's own, with reasons.
 */
export interface Hint {
  id: number | string;
  type: 'hint';
}
/**
 * What free thing is left that is worth doing before the turn ends.
 */
export interface Still {
  id: number | string;
  type: 'still';
}
/**
 * What now? What the turn is for, what the own goals lack, what comes in and what comes next.
 */
export interface Aim {
  id: number | string;
  type: 'aim';
}
/**
 * Hints at this table: switch them off, or have them; between people the others are asked.
 */
export interface SwitchHints {
  id: number | string;
  on: boolean;
  type: 'hints';
}
/**
 * Hand a seat to a bot, or back.
 */
export interface Handover {
  bot?: string | null;
  id: number | string;
  seat: number;
  to: 'bot' | 'human';
  type: 'handover';
}
