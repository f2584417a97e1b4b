/**
 * Makes sentences of messages, from Fluent catalogues. Pure: it knows no files, no browser and no runes.
 *
 * In a catalogue `{ $region }` is the name of a thing, `{ NAME($region, form: "in") }` one of its forms, and
 * `{ ID($reason) -> ... }` chooses by its id. A seat is the name of whoever sits there. A list is joined by `list-pair`,
 * `list-middle` and `list-last`.
 */
import { FluentBundle, type FluentFunction, FluentNumber, FluentResource, FluentType, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { type Arg, bareId, type Item, type Message, message, seatOf } from './message';
import { bracketed, lengthened } from './pseudo';

/** A piece of a sentence: words, or the name of a thing or a seat, which somebody may want to draw. */
export type Part = string | { readonly id: string; readonly text: string };

type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle['getMessage']>>['value']>;
interface Found {
  readonly bundle: FluentBundle;
  readonly pattern: Pattern;
}

/** Sentences begin with a capital, also if a name of a thing comes first; the client's tips are sentences, too. */
const SENTENCE = /^(tell|ask|refuse|label|error|say|end|ui-tip)-/;
const MARK = /\uE000(\d+)\uE001/;

/** An argument inside Fluent. As text it is a mark, which stands for its parts. */
class Named extends FluentType<string> {
  constructor(
    id: string,
    private readonly parts: (form: string | null) => Part[],
    private readonly groups: Part[][],
    private readonly form: string | null = null,
  ) {
    super(id);
  }

  in(form: string): Named {
    return new Named(this.value, this.parts, this.groups, form);
  }

  override toString(): string {
    return `\uE000${this.groups.push(this.parts(this.form)) - 1}\uE001`;
  }
}

/** A typographer's minus: a hyphen is shorter than the plus beside it, and lines break behind it. */
export const withMinus = (number: string): string => number.replace('-', '\u2212');

class Figure extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return withMinus(super.toString(scope));
  }
}

const NAME: FluentFunction = ([what], { form }) =>
  what instanceof Named ? what.in(String((form as FluentValue | undefined)?.valueOf() ?? '')) : (what as FluentValue);

const ID: FluentFunction = ([what]) => (what instanceof Named ? bareId(what.value) : (what as FluentValue));

export class Renderer {
  private readonly bundle: FluentBundle;
  private readonly own = new Set<string>();

  /**
   * @param language the tag whose plurals and numbers hold, or `pseudo`
   * @param texts the catalogues of the language
   * @param fallback what is asked for messages that the language does not have
   */
  constructor(
    readonly language: string,
    private readonly texts: readonly string[],
    private readonly fallback: Renderer | null = null,
  ) {
    const pseudo = language === 'pseudo';
    this.bundle = new FluentBundle(pseudo ? 'en' : language, {
      useIsolating: false,
      functions: { NAME, ID },
      ...(pseudo ? { transform: lengthened } : {}),
    });
    // Messages refer to one another, so what only the fallback has must be there as well.
    for (const text of fallback?.texts ?? []) this.bundle.addResource(new FluentResource(text));
    for (const text of texts) {
      const resource = new FluentResource(text);
      for (const entry of resource.body) this.own.add(entry.id);
      this.bundle.addResource(resource, { allowOverrides: true });
    }
  }

  /** Whether there is such a message; `key.attribute` asks for an attribute. */
  has(key: string): boolean {
    return this.find(key) !== null;
  }

  /** The sentence. */
  say(said: Message, names: readonly string[] = []): string {
    return flat(this.parts(said, names));
  }

  /** The sentence in pieces, so that its things can be drawn. */
  parts(said: Message, names: readonly string[] = []): Part[] {
    const made = this.render(said, names, null);
    return SENTENCE.test(said.key) ? capital(made) : made;
  }

  private find(key: string, form: string | null = null): Found | null {
    const [id = '', attribute = form] = key.split('.');
    const holder = this.own.has(id) ? this.bundle.getMessage(id) : undefined;
    const pattern = attribute ? holder?.attributes[attribute] : holder?.value;
    if (pattern != null) return { bundle: this.bundle, pattern };
    return this.fallback?.find(key, form) ?? null;
  }

  private render(said: Message, names: readonly string[], form: string | null): Part[] {
    // A form belongs to a language: English forms are no help to a German name.
    const found = (form && this.own.has(said.key) ? this.ownForm(said.key, form) : null) ?? this.find(said.key);
    if (!found) return [bracketed(said.key)];
    const groups: Part[][] = [];
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(said.args ?? {})) args[name] = this.value(arg, names, groups);
    const text = found.bundle.formatPattern(found.pattern, args, []);
    return spread(this.language === 'pseudo' ? bracketed(text) : text, groups);
  }

  private ownForm(key: string, form: string): Found | null {
    const pattern = this.bundle.getMessage(key)?.attributes[form];
    return pattern === undefined ? null : { bundle: this.bundle, pattern };
  }

  private value(arg: Arg, names: readonly string[], groups: Part[][]): FluentVariable {
    if (typeof arg === 'number') return new Figure(arg);
    if (isList(arg)) return new Named('', () => this.list(arg, names), groups);
    const id = typeof arg === 'string' ? arg : 'key' in arg ? arg.key : arg.literal;
    return new Named(id, (form) => this.item(arg, names, form), groups);
  }

  private item(arg: Item, names: readonly string[], form: string | null): Part[] {
    if (typeof arg === 'number') return [withMinus(new Intl.NumberFormat(this.bundle.locales).format(arg))];
    if (typeof arg !== 'string') return 'key' in arg ? this.render(arg, names, form) : [arg.literal];
    const number = seatOf(arg);
    if (number === null) return [{ id: arg, text: flat(this.render({ key: arg }, names, form)) }];
    return [{ id: arg, text: names[number] || flat(this.render(message('seat', { number: number + 1 }), names, form)) }];
  }

  /** One after the other: the first with the second, what that gives with the third, and so on. */
  private list(items: readonly Item[], names: readonly string[]): Part[] {
    const made = items.map((item) => this.item(item, names, null));
    if (made.length === 0) return this.render(message('list-empty'), names, null);
    const [first = [], ...others] = made;
    return others.reduce((before, next, n) => {
      const key = made.length === 2 ? 'list-pair' : n < others.length - 1 ? 'list-middle' : 'list-last';
      return this.join(key, before, next);
    }, first);
  }

  private join(key: string, first: Part[], second: Part[]): Part[] {
    const found = this.find(key);
    if (!found) return [...first, bracketed(key), ...second];
    const groups: Part[][] = [];
    const both = { first: new Named('', () => first, groups), second: new Named('', () => second, groups) };
    return spread(found.bundle.formatPattern(found.pattern, both, []), groups);
  }
}

const isList = (arg: Arg): arg is readonly Item[] => Array.isArray(arg);
const flat = (parts: readonly Part[]): string => parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** The text with the parts that its marks stand for. */
const spread = (text: string, groups: readonly Part[][]): Part[] =>
  tidy(text.split(MARK).flatMap((piece, n): Part[] => (n % 2 ? (groups[Number(piece)] ?? []) : [piece])));

/** Words that follow one another are one part; empty ones are none. */
function tidy(parts: readonly Part[]): Part[] {
  const made: Part[] = [];
  for (const part of parts) {
    const last = made.at(-1);
    if (part === '') continue;
    if (typeof part === 'string' && typeof last === 'string') made[made.length - 1] = last + part;
    else made.push(part);
  }
  return made;
}

function capital(parts: readonly Part[]): Part[] {
  const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const [first, ...others] = parts;
  if (first === undefined) return [];
  return [typeof first === 'string' ? upper(first) : { ...first, text: upper(first.text) }, ...others];
}
