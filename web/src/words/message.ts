/** Messages: a key and typed arguments. Nobody but the reader's end makes a sentence of them. */

export interface Message {
  readonly key: string;
  readonly args?: Args;
}

/** What people typed, or what a program calls something: shown as it is. */
export interface Literal {
  readonly literal: string;
}

/** A text is an id: of a seat (`seat-0`) or of a thing whose name is the message of that key (`region-EU`). */
export type Item = number | string | Message | Literal;
export type Arg = Item | readonly Item[];
export type Args = Readonly<Record<string, Arg>>;

/** What can be said, and said inside another message. */
export type Words = Message | Literal;

/** A message, or what is no message yet or any more: a sentence as it is. */
export type Sayable = Words | string;

export const message = (key: string, args?: Args): Message => (args ? { key, args } : { key });
export const literal = (text: string): Literal => ({ literal: text });
export const seat = (number: number): string => `seat-${number}`;

const SEAT = /^seat-(\d+)$/;

/** The number of the seat that an id stands for; null if it is no seat's. */
export function seatOf(id: string): number | null {
  const found = SEAT.exec(id);
  return found ? Number(found[1]) : null;
}

/** The id of a thing without its kind: `source-cold-fusion` is `cold-fusion`. */
export const bareId = (id: string): string => id.slice(id.indexOf('-') + 1);
