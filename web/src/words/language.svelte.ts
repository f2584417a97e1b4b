/**
 * The language of the page, as one store: which one it is, what is loaded of it, and what makes its sentences. Whatever is
 * rendered with `t` or `say` follows it at once.
 */
import { catalogue, DESCRIBED, LANGUAGES } from './catalogues';
import { Renderer } from './renderer';

export const PSEUDO = 'pseudo';
const ENGLISH = 'en';
/** What every page needs. */
const EVERYWHERE = ['names', 'client', 'client-pages', 'server'];

/** Whose numbers and plurals a language uses; the made-up one is English. */
const localeOf = (code: string): string => DESCRIBED.get(code)?.locale ?? ENGLISH;

class Language {
  /** The language that is spoken now: the tag of a catalogue, or `pseudo`. */
  code = $state(ENGLISH);
  /** What makes its sentences. */
  renderer: Renderer = $state.raw(new Renderer(ENGLISH, []));
  /** The tag for numbers, dates and the page itself. */
  readonly tag: string = $derived(localeOf(this.code));

  private areas: readonly string[] = EVERYWHERE;
  private wanted = ENGLISH;
  private readonly texts = new Map<string, string>();

  /** Speak this language, as soon as its catalogues have come. */
  async choose(code: string): Promise<void> {
    this.wanted = code;
    await this.load();
  }

  /** Also have these areas (`board`, `classic`, `rules`, ...), in this language and in those that follow. */
  async need(...areas: readonly string[]): Promise<void> {
    const more = areas.filter((area) => !this.areas.includes(area));
    if (more.length === 0) return;
    this.areas = [...this.areas, ...more];
    await this.load();
  }

  private async load(): Promise<void> {
    const { wanted, areas } = this;
    const languages = wanted === PSEUDO || wanted === ENGLISH ? [ENGLISH] : [ENGLISH, wanted];
    await Promise.all(
      languages.flatMap((language) =>
        areas.map(async (area) => {
          const name = `${language}/${area}`;
          if (!this.texts.has(name)) this.texts.set(name, await catalogue(language, area));
        }),
      ),
    );
    if (wanted !== this.wanted || areas !== this.areas) return; // Something newer is being loaded.
    const textsOf = (language: string) => areas.map((area) => this.texts.get(`${language}/${area}`) ?? '');
    const english = new Renderer(wanted === PSEUDO ? PSEUDO : ENGLISH, textsOf(ENGLISH));
    this.renderer = languages.length === 1 ? english : new Renderer(localeOf(wanted), textsOf(wanted), english);
    this.code = wanted;
  }
}

export const language = new Language();

/** The language that suits best what somebody prefers, in the order of preference. */
export function suited(preferred: readonly string[]): string {
  for (const tag of preferred) {
    const bare = tag.toLowerCase().split('-')[0] ?? '';
    if (LANGUAGES.includes(bare)) return bare;
  }
  return ENGLISH;
}

/** What a language calls itself. */
export const ownName = (code: string): string => DESCRIBED.get(code)?.name ?? code.charAt(0).toUpperCase() + code.slice(1);
