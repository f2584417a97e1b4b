/** The catalogue files that all sides share (`src/keeling/words`), fetched when they are needed: one chunk for each. */

const files = import.meta.glob<string>('../../../src/keeling/words/*/*.ftl', { query: '?raw', import: 'default' });

const known = new Map(
  Object.entries(files).map(([path, load]) => {
    const [language = '', file = ''] = path.split('/').slice(-2);
    return [`${language}/${file.replace(/\.ftl$/, '')}`, load] as const;
  }),
);

/** The languages that there are catalogues of, English first. */
export const LANGUAGES: readonly string[] = [...new Set([...known.keys()].map((name) => name.split('/')[0] ?? ''))].sort(
  (a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b),
);

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
