/** Words of any text: numbers of things, and the begin of a sentence. */

export const count = (number: number, thing: string, things = `${thing}s`): string => `${number} ${number === 1 ? thing : things}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
