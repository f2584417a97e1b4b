/** The catalogue files that all sides share (`src/keeling/words`), fetched when they are needed: one chunk for each. */

const files = import.meta.glob<string>('../../../src/keeling/words/*/*.ftl', { query: '?raw', import: 'default' });

const known = new Map(
  Object.entries(files).map(([path, load]) => {
    const [language = '', file = ''] = path.split('/').slice(-2);
    return [`${language}/${file.replace(/\.ftl$/, '')}`, load] as const;
  }),
);

const descriptions = import.meta.glob<string>('../../../src/keeling/words/*/language.toml', { query: '?raw', import: 'default', eager: true });

/** What a language says about itself in its `language.toml`. */
export interface Described {
  /** What it calls itself. */
  readonly name: string;
  /** Whether it has every message; of one that is only begun, what it lacks is said in English. */
  readonly complete: boolean;
  /** Whose numbers and plurals it uses. */
  readonly locale: string;
}

function described(code: string, text: string): Described {
  const field = (name: string) => new RegExp(`^${name} *= *"?([^"\\n]*)`, 'm').exec(text)?.[1]?.trim();
  return { name: field('name') ?? code, complete: field('complete') === 'true', locale: field('locale') ?? code };
}

/** The languages that there are by their codes, English first. */
export const DESCRIBED: ReadonlyMap<string, Described> = new Map(
  Object.entries(descriptions)
    .map(([path, text]) => [path.split('/').at(-2) ?? '', text] as const)
    .sort(([a], [b]) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b))
    .map(([code, text]) => [code, described(code, text)]),
);

/** Their codes. */
export const LANGUAGES: readonly string[] = [...DESCRIBED.keys()];

/** The codes of those that have every message. */
export const COMPLETE: readonly string[] = LANGUAGES.filter((code) => DESCRIBED.get(code)?.complete);

/** What titles of other packages bring along: the server has their catalogues. */
export const ELSEWHERE = 'elsewhere';

/** The text of one area (`client`, `classic`, ...) of a language; empty if the language does not have it. */
export async function catalogue(language: string, area: string): Promise<string> {
  if (area !== ELSEWHERE) return (await known.get(`${language}/${area}`)?.()) ?? '';
  try {
    const answer = await fetch(`/api/words/${language}`);
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}
