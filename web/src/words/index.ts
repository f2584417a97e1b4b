/**
 * Words of the client: sentences are made here, and nowhere else, from the catalogues in `src/keeling/words`.
 *
 *     t('ui-home-against-bots', { bots: 2 })           the client's own words
 *     say(option.label, names)                         a message of the server, with the names of the people
 *     parts(event.message, names)                      the same in pieces, for `Said.svelte`, which draws its things
 *     message('ui-place-slot', { region, grant })      a message to be said later, or inside another one
 *     literal(name), seat(2), 'region-EU'              arguments: what somebody typed, a seat, a thing
 *     known('title-nim')                               whether there is such a message
 *     language                                         the store: `language.choose('de')`, `language.need('classic')`
 *
 * Whatever calls these in a template or a `$derived` follows the language by itself.
 */
import { language } from './language.svelte';
import { type Args, message, type Message, type Sayable, seatOf } from './message';
import { type Part, withMinus } from './renderer';

export { type Arg, type Args, type Item, literal, type Literal, message, type Message, type Sayable, seat, seatOf, type Words } from './message';
export { language, ownName, PSEUDO, suited } from './language.svelte';
export { COMPLETE, ELSEWHERE, LANGUAGES } from './catalogues';
export type { Part } from './renderer';

type Names = readonly string[];

const isMessage = (said: Sayable): said is Message => typeof said === 'object' && 'key' in said;

/** The sentence of a message; what is a sentence already, or nothing, stays as it is. */
export function say(said: Sayable | null | undefined, names: Names = []): string {
  if (said == null) return '';
  if (isMessage(said)) return language.renderer.say(said, names);
  return typeof said === 'string' ? said : said.literal;
}

/** The same in pieces: words, and the names of things and seats with their ids. */
export function parts(said: Sayable | null | undefined, names: Names = []): Part[] {
  if (said == null) return [];
  return isMessage(said) ? language.renderer.parts(said, names) : [say(said)];
}

/** What a seat did, without its name at the beginning and without the full stop: for a line that stands beside the name. */
export function sayBeside(said: Sayable | null | undefined, seat: number, names: Names = []): string {
  const [first, ...rest] = parts(said, names);
  const own = typeof first === 'object' && seatOf(first.id) === seat;
  const shown = own || first === undefined ? rest : [first, ...rest];
  return shown.map((part) => (typeof part === 'string' ? part : part.text)).join('').trim().replace(/\.$/, '');
}

/** Words of the client itself. */
export const t = (key: string, args?: Args, names: Names = []): string => language.renderer.say(message(key, args), names);

/** A bare number, with the minus of the sentences. */
export const figure = (number: number): string => withMinus(String(number));

/** Whether the catalogue has such a message; `key.attribute` asks for an attribute. */
export const known = (key: string): boolean => language.renderer.has(key);

/** Whether two of them say the same. */
export const same = (one: Sayable | null | undefined, other: Sayable | null | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
