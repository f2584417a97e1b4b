/** What titles, their options, difficulties and ends, bots and people are called: where the catalogue has it. */
import type { DifficultyInfo, OptionInfo, SeatInfo, TitleInfo } from '../generated/api';
import { known, literal, message, type Sayable, say, t, type Words } from '../words';

export type Value = boolean | number | string;

const tidy = (word: string): string => word.replace(/[_-]+/g, ' ');

/** The key of something of a title; titles of one family may share it: `second-chance-cooperative`, `second-chance`. */
function keyOf(kind: string, title: string, name: string): string | null {
  const family = title.split('-').slice(0, -1).join('-');
  return [`${kind}-${title}-${name}`, `${kind}-${family}-${name}`].find(known) ?? null;
}

/** What the server still says in words of its own (a heading, a help), until its messages have come. */
const spoken = (holder: object, field: string): string => {
  const found = (holder as Record<string, unknown>)[field];
  return typeof found === 'string' ? found.replace(/\bCO2\b/g, 'CO₂') : '';
};

export function titleName(title: string, otherwise = ''): Words {
  return known(`title-${title}`) ? message(`title-${title}`) : literal(otherwise.replace(/\bCO2\b/g, 'CO₂') || tidy(title));
}

/** The heading that the server gives a table, if it does. */
export const headingIn = (table: object): string => spoken(table, 'heading');

export const headingOf = (title: TitleInfo): Words => titleName(title.name, spoken(title, 'heading'));

export function summaryOf(title: TitleInfo): Words {
  const key = `title-${title.name}.summary`;
  return known(key) ? message(key) : literal(spoken(title, 'summary'));
}

export function optionName(title: string, option: string): Words {
  const key = keyOf('option', title, option);
  return key ? message(key) : literal(tidy(option).replace(/^./, (first) => first.toUpperCase()));
}

export function optionHelp(title: string, option: OptionInfo): Words {
  const key = keyOf('option', title, option.name);
  return key && known(`${key}.help`) ? message(`${key}.help`) : literal(spoken(option, 'help'));
}

/** A value in words: an attribute of the option, which begins with a letter. */
export function optionValue(title: string, option: string, value: Value): Words {
  const key = keyOf('option', title, option);
  const word = String(value);
  const found = [word, `v${word}`].map((each) => `${key}.${each}`).find((each) => key !== null && known(each));
  if (found) return message(found);
  if (typeof value === 'boolean') return message(value ? 'ui-set-up-on' : 'ui-set-up-off');
  return literal(typeof value === 'number' ? word : tidy(word));
}

const slug = (name: string): string => name.toLowerCase().replace(/[ _]+/g, '-');

export function difficultyName(title: string, difficulty: string): Words {
  const key = keyOf('difficulty', title, slug(difficulty));
  return key ? message(key) : literal(difficulty);
}

export function difficultyHelp(title: string, difficulty: DifficultyInfo): Words {
  const key = keyOf('difficulty', title, slug(difficulty.name));
  return key && known(`${key}.help`) ? message(`${key}.help`) : literal(spoken(difficulty, 'sentence'));
}

/** How a game ended; `short` for where there is little room. */
export function endOf(title: string, reason: string, short = false): Words {
  const key = keyOf('end', title, reason) ?? keyOf('end', title, slug(reason));
  if (!key) return literal(tidy(reason).replace(/^./, (first) => first.toUpperCase()));
  return message(short && known(`${key}.short`) ? `${key}.short` : key);
}

/** A bot in a sentence that says how it plays, or `short` in a word. */
export function botName(spec: string, short = false): string {
  const word = spec.replace(/[^a-z0-9]+/g, '-');
  const key = short ? `ui-bot-short-${word}` : `ui-bot-${word}`;
  return known(key) ? t(key) : spec;
}

/** The name of whoever sits there; the server's names for those who gave none are said in the reader's language. */
export function seatName(seat: Pick<SeatInfo, 'seat' | 'name' | 'kind'>): string {
  const number = seat.seat + 1;
  if (seat.name === '' || seat.name === `Player ${number}`) return t(seat.kind === 'bot' ? 'ui-bot-called' : 'seat', { number });
  return seat.name === `Bot ${number}` ? t('ui-bot-called', { number }) : seat.name;
}

/** A sayable as an argument of another message; a text of a view may be the id of a thing. */
export const inside = (said: Sayable): Words =>
  typeof said !== 'string' ? said : /^[a-z]+-[\w-]+$/.test(said) && known(said) ? message(said) : literal(said);

/** The name of a rule, if the catalogue has one. */
export const ruleName = (rule: string): string => (known(`rule-${rule}`) ? say(message(`rule-${rule}`)) : '');
