/** What the server says, message or still sentence: the one place that knows of both forms. */
import type { EventView, Reason } from '../generated/server';
import type { Message, Sayable } from '../words';

interface Told {
  readonly message?: Message | null;
  readonly text?: string;
  readonly seat?: number | null;
  readonly phase?: string;
}

/** What an event tells; null if it is not worth a sentence. */
export const told = (event: EventView): Sayable | null => (event as unknown as Told).message ?? ((event as unknown as Told).text || null);

/** Whom it is told under: a seat, null for everybody, undefined if the server does not say. */
export const toldOf = (event: EventView): number | null | undefined => (event as unknown as Told).seat;

/** The phase of the game after it; empty if the server does not say. */
export const phaseOf = (event: EventView): string => (event as unknown as Told).phase ?? '';

/** Why an action is refused. */
export const reasonOf = (reason: Reason): Sayable => {
  const { message, sentence } = reason as unknown as { message?: Message; sentence?: string };
  return message ?? sentence ?? '';
};
