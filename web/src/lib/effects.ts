/** Options that have no effect: what they describe is not in the game, by the values of other options. */
import type { OptionInfo } from '../generated/api';
import type { Values } from './difficulty';

/** Why options have no effect with these values, by name. What has none counts as left at its default. */
export function withoutEffect(options: readonly OptionInfo[], values: Values): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const valueOf = (name: string) => {
    const usual = options.find((option) => option.name === name)?.default;
    return found.has(name) ? usual : (values[name] ?? usual);
  };
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const option of options) {
      const reason = option.no_effect.find(({ where }) =>
        Object.entries(where).every(([name, idle]) => idle.some((value) => value === valueOf(name))),
      );
      if (reason && !found.has(option.name)) found.set(option.name, reason.why);
    }
  }
  return found;
}

/** What a table is asked for: the values somebody chose, without those that have no effect. */
export function withEffect(options: readonly OptionInfo[], values: Values): Values {
  const idle = withoutEffect(options, values);
  const chosen = options.filter((option) => option.name in values && !idle.has(option.name));
  return Object.fromEntries(chosen.map((option) => [option.name, values[option.name] ?? option.default]));
}
