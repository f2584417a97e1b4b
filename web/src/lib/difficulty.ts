/** Difficulties are choices of options: which one the chosen options amount to, and choosing another. */
import type { DifficultyInfo, TitleInfo } from '../generated/api';

export type Values = Record<string, boolean | number | string>;

/** The options that make up the difficulties of a title, with their defaults. */
function concerned({ difficulties, options }: TitleInfo): Values {
  const names = new Set(difficulties.flatMap((each) => Object.keys(each.options)));
  return Object.fromEntries(options.filter((each) => names.has(each.name)).map((each) => [each.name, each.default]));
}

/** The options that the difficulties of a title choose. */
export const difficultyOptions = (title: TitleInfo): Set<string> => new Set(Object.keys(concerned(title)));

/** The name of the difficulty that these values amount to; null if they are a mixture of their own. */
export function chosenDifficulty(title: TitleInfo, values: Values): string | null {
  const defaults = concerned(title);
  const found = title.difficulties.find((each) =>
    Object.entries(defaults).every(([name, usual]) => (values[name] ?? usual) === (each.options[name] ?? usual)),
  );
  return found?.name ?? null;
}

/** The values with another difficulty; what has nothing to do with difficulties stays. */
export function withDifficulty(title: TitleInfo, values: Values, chosen: DifficultyInfo): Values {
  const names = Object.keys(concerned(title));
  const kept = Object.entries(values).filter(([name]) => !names.includes(name));
  return { ...Object.fromEntries(kept), ...chosen.options };
}
