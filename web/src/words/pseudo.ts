/** A made-up language: English in brackets and 40 % longer, so that one sees what is not translated or does not fit. */

const LONGER = 0.4;

export const bracketed = (text: string): string => `⟦${text}⟧`;

/** The text with as many vowels doubled as make it 40 % longer. */
export function lengthened(text: string): string {
  let more = Math.ceil((text.match(/\p{L}/gu)?.length ?? 0) * LONGER);
  let made = '';
  for (const letter of text) {
    made += letter;
    if (more > 0 && /[aeiouy]/i.test(letter)) {
      made += letter.toLowerCase();
      more -= 1;
    }
  }
  return made;
}
