/** What the bar says and offers, as a function of what stands at the table. */
import type { AskedMessage, Option } from '../generated/server';
import { hasPlace, type Step } from '../lib/selection';
import { endsTurn } from '../lib/turn';
import { known, literal, message, type Message, type Sayable, seat as seatId, type Words } from '../words';

/** Whose bar it is: the own decision, somebody else's, looking back, nobody's any more. */
export type Tone = 'mine' | 'other' | 'past' | 'over';

export interface Facts {
  readonly status: 'waiting' | 'playing' | 'finished' | 'stopped';
  readonly asked: AskedMessage | null;
  readonly options: readonly Option[];
  /** The own seat; null for a spectator. */
  readonly seat: number | null;
  /** Whose turn it is while somebody else is asked; null if the decision belongs to the turn itself. */
  readonly within: number | null;
  /** Who is asked: whether a bot is, and whether he is here. */
  readonly bot: boolean;
  readonly here: boolean;
  /** The position that is looked at and the last one; null for the present. */
  readonly past: { readonly position: number; readonly last: number } | null;
  /** How the game ended, or why it stopped. */
  readonly end: Words | null;
  /** The last thing that was told of whoever is asked. */
  readonly doing: Message | null;
  /** What the chosen verb is called; null if none is chosen. */
  readonly verb: Words | null;
  readonly menu: boolean;
  readonly step: Step<Option>['kind'];
  readonly picked: number;
  /** Where all options are offered: at places of the board alone, in the bar as well, or on a sheet that asks for itself. */
  readonly at: 'board' | 'bar' | 'sheet';
  /** The option that a finger has shown, and takes with the next tap. */
  readonly tapped: Option | null;
  /** There is no room for the option in words; the entry that was tapped has them. */
  readonly narrow: boolean;
  readonly slow: boolean;
}

export interface Saying {
  readonly tone: Tone;
  /** Whose colour it has; null for nobody's. */
  readonly seat: number | null;
  readonly heading: Sayable;
  readonly sentence: Sayable | null;
}

const said = (tone: Tone, seat: number | null, heading: Sayable, sentence: Sayable | null): Saying => ({ tone, seat, heading, sentence });

/** A question as it is put in the bar, where "your turn" stands before it already. */
function shorter(question: Message): Message {
  const key = `ui-play-bar-${question.key}`;
  return known(key) ? { ...question, key } : question;
}

/** The own decision. */
function mine(facts: Facts, asked: AskedMessage): Saying {
  const { within, verb, step, picked, at, tapped, narrow, menu } = facts;
  const say = (heading: Sayable, sentence: Sayable | null) => said('mine', asked.player, heading, sentence);
  if (tapped) return say(narrow && verb !== null ? verb : message('ui-play-tapped', { option: tapped.label }), message('ui-play-tap-again'));
  if (verb !== null) {
    const next = step === 'fan' ? 'ui-play-choose-entry' : picked > 0 ? 'ui-play-choose-where-to' : 'ui-play-choose-place';
    return say(verb, message(next));
  }
  if (menu) return say(message('ui-play-your-turn'), shorter(asked.question));
  // Once he has begun to answer, the question needs the room.
  if (within !== null) return say(asked.question, picked > 0 ? null : message('ui-play-in-turn-of', { turn: seatId(within) }));
  if (step !== 'places' || at === 'sheet') return say(asked.question, null);
  return say(asked.question, message(at === 'bar' ? 'ui-play-choose-here' : 'ui-play-choose-place'));
}

/** Somebody else's decision. */
function others(facts: Facts, asked: AskedMessage): Saying {
  const { within, seat, bot, here, doing } = facts;
  const player = seatId(asked.player);
  const heading =
    within === null
      ? message('ui-play-turn-of', { player })
      : within === seat
        ? message('ui-bar-who-within-yours', { player })
        : message('ui-bar-who-within', { player, turn: seatId(within) });
  if (!bot && !here) return said('other', asked.player, heading, message('ui-bar-waiting-for', { player }));
  return said('other', asked.player, heading, doing ?? message('ui-bar-quoted', { question: asked.question }));
}

/** What the bar says. */
export function sayingOf(facts: Facts): Saying {
  const { status, asked, past, end } = facts;
  if (past) return said('past', null, message('ui-play-past'), message('ui-play-after-move', { ...past }));
  if (status === 'finished') return said('over', null, message('ui-bar-over'), end);
  if (status === 'stopped') return said('over', null, message('ui-bar-stopped'), end);
  if (!asked) return said('over', null, literal(''), null);
  const saying = facts.options.length > 0 ? mine(facts, asked) : others(facts, asked);
  return facts.slow ? { ...saying, sentence: message('ui-bar-slow') } : saying;
}

/** More options than these are not offered as keys. */
const MOST = 6;
/** So many letters of labels fit into the keys beside each other. */
const ROOM: Readonly<Record<'large' | 'small', number>> = { large: 150, small: 64 };

export interface Offered {
  /** Options that are keys of the bar. */
  readonly keys: readonly Option[];
  /** Options that are too many or too long for it: a fan that hangs on the bar. */
  readonly fan: readonly Option[];
  readonly end: Option | undefined;
}

/**
 * The options that the bar itself offers: in the menu of a turn none but its end, otherwise those without a place, and
 * all of them if they are few.
 */
export function offeredIn(options: readonly Option[], menu: boolean, lengthOf: (option: Option) => number, small: boolean): Offered {
  const end = options.find(endsTurn);
  const others = options.filter((option) => option !== end);
  const offered = others.filter((option) => (menu ? !hasPlace(option) : others.length <= MOST || !hasPlace(option)));
  const room = ROOM[small ? 'small' : 'large'];
  const long = offered.reduce((sum, option) => sum + lengthOf(option), 0) > room || offered.length > (small ? MOST / 2 : MOST);
  return long ? { keys: [], fan: offered, end } : { keys: offered, fan: [], end };
}
