/** What titles, their options, difficulties and ends, bots and people are called: where the catalogue has it. */
import type { SeatInfo } from '../generated/api';
import { known, literal, message, type Sayable, say, t, type Words } from '../words';

export type Value = boolean | number | string;

const tidy = (word: string): string => word.replace(/[_-]+/g, ' ').replace(/^./, (first) => first.toUpperCase());

/** The message of a key, or tidy words where the catalogue has none. */
const named = (key: string | null, otherwise: string): Words => (key !== null && known(key) ? message(key) : literal(tidy(otherwise)));

/** The key of something of a title; what several titles have is worded once, without a title's name. */
const keyOf = (kind: string, title: string, name: string): string | null =>
  [`${kind}-${title}-${name}`, `${kind}-${name}`].find(known) ?? null;

export const titleName = (title: string): Words => named(`title-${title}`, title);
export const titleSummary = (title: string): Words | null => (known(`title-${title}.summary`) ? message(`title-${title}.summary`) : null);

export const optionName = (title: string, option: string): Words => named(keyOf('option', title, option), option);

const helpOf = (key: string | null): Words | null => (key !== null && known(`${key}.help`) ? message(`${key}.help`) : null);

export const optionHelp = (title: string, option: string): Words | null => helpOf(keyOf('option', title, option));

/** A value in words: a form of the option's name, which begins with a letter. */
export function optionValue(title: string, option: string, value: Value): Words {
  const key = keyOf('option', title, option);
  const word = String(value).toLowerCase();
  const form = `${key}.${/^[a-z]/.test(word) ? word : `v${word}`}`;
  if (key !== null && known(form)) return message(form);
  if (typeof value === 'boolean') return message(value ? 'ui-set-up-on' : 'ui-set-up-off');
  return literal(word.replaceAll('_', ' '));
}

export const difficultyName = (title: string, difficulty: string): Words => named(keyOf('difficulty', title, difficulty), difficulty);
export const difficultyHelp = (title: string, difficulty: string): Words | null => helpOf(keyOf('difficulty', title, difficulty));

/** How a game ended; `short` for where there is little room. */
export function endOf(title: string, reason: string, short = false): Words {
  const key = keyOf('end', title, reason);
  return named(short && key !== null && known(`${key}.short`) ? `${key}.short` : key, reason);
}

/** A bot by the name of its level, as a heading or `short` within a sentence; other bots by what they do, or a word. */
export function botName(spec: string, short = false): string {
  const level = `bot-${spec}`;
  if (known(level)) return t(short ? `${level}.short` : level);
  const word = spec.replace(/[^a-z0-9]+/g, '-');
  const key = short ? `ui-bot-short-${word}` : `ui-bot-${word}`;
  return known(key) ? t(key) : spec;
}

/** How a bot of that level plays, in a sentence; empty for other bots. */
export const botHelp = (spec: string): string => (known(`bot-${spec}.help`) ? t(`bot-${spec}.help`) : '');

/** The name of whoever sits there, or of the seat. */
export function seatName({ seat, name, kind }: Pick<SeatInfo, 'seat' | 'name' | 'kind'>): string {
  return name || t(kind === 'bot' ? 'ui-bot-called' : 'seat', { number: seat + 1 });
}

/** The short name of a rule; empty if the catalogue has none. */
export const ruleName = (rule: string): string => (known(`rule-${rule}`) ? say(message(`rule-${rule}`)) : '');

/** A sayable as an argument of another message. */
export const inside = (said: Sayable): Words => (typeof said === 'string' ? literal(said) : said);
