/** What a lobby card shows as a picture: what it asks for, and what it gives. Read out of its messages; no rule is in here. */
import type { Message } from '../words';

export type Scene =
  | { readonly kind: 'plant' | 'talk'; readonly source: string }
  | { readonly kind: 'land'; readonly region: string }
  | { readonly kind: 'lot'; readonly icon: string }
  | { readonly kind: 'icon'; readonly icon: string };

/** A thing that is given: an icon of goods or a point in a source, and how much. */
export interface Token {
  readonly icon: string | null;
  readonly source: string | null;
  readonly text: string;
}

/** The grant of a project space as the goods it gives. */
const GRANTS: Readonly<Record<string, string>> = { money: 'money', tech: 'cube', research: 'research' };
const GOODS: Readonly<Record<string, string>> = { money: 'money', cubes: 'cube', ceps: 'cep', points: 'points', moves: 'scientist', discount: 'money' };

type Arg = NonNullable<Message['args']>[string] | undefined;
export const isMessage = (arg: unknown): arg is Message => typeof arg === 'object' && arg !== null && 'key' in arg;
const bare = (id: Arg, kind: string): string | null => (typeof id === 'string' && id.startsWith(`${kind}-`) ? id.slice(kind.length + 1) : null);

/** The two parts of a card's main effect: what has to be done, and what that brings. */
export function halves(main: Message): { need: Message | null; effect: Message } {
  const { need, effect } = main.args ?? {};
  return isMessage(need) && isMessage(effect) ? { need, effect } : { need: null, effect: main };
}

export function sceneOf(need: Message | null): Scene {
  const { source, place } = need?.args ?? {};
  const about = bare(source, 'source');
  if (about) return { kind: need?.key === 'need-summit' ? 'talk' : 'plant', source: about };
  const region = bare(place, 'region');
  if (region) return { kind: 'land', region };
  const grant = isMessage(place) ? bare(place.args?.['grant'], 'grant') : null;
  if (grant) return { kind: 'lot', icon: GRANTS[grant] ?? 'any' };
  return { kind: 'icon', icon: 'market' };
}

const number = (arg: Arg): number => (typeof arg === 'number' ? arg : 0);

/** What an effect gives; two things if it leaves the choice. */
export function tokensOf(effect: Message): readonly Token[] {
  const { first, second, amount, source } = effect.args ?? {};
  if (isMessage(first) && isMessage(second)) return [...tokensOf(first), ...tokensOf(second)];
  const about = bare(source, 'source');
  if (about) return [{ icon: null, source: about, text: `+${number(amount)}` }];
  const kind = effect.key.replace(/^effect-/, '');
  const icon = GOODS[kind] ?? 'any';
  if (kind === 'moves') return [{ icon, source: null, text: number(amount) > 1 ? `×${number(amount)}` : '' }];
  return [{ icon, source: null, text: `${kind === 'discount' ? '−' : '+'}${number(amount)}` }];
}
