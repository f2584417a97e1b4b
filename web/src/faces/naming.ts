/** Names that several faces make of what a view says. */
import { known, literal, type Message, message, seat as seatId, type Words } from '../words';

export const ofPlayer = (seat: number, what: Words): Message => message('ui-of-player', { player: seatId(seat), what });

/** What is said of a player, where it is plain whose it is. */
export function withoutPlayer(name: Words): Words {
  const what = 'key' in name && name.key === 'ui-of-player' ? name.args?.['what'] : undefined;
  return typeof what === 'object' && 'key' in what ? what : name;
}

/** The place of a player, whose number counts from 1 in anchors. */
export const playerPlace = (number: string, names: readonly string[]): Words => literal(names[Number(number) - 1] ?? number);

export const region = (id: string | undefined): string => `region-${id ?? ''}`;
export const source = (id: string | undefined): string => `source-${id ?? ''}`;

/** The name of a summit; one of a content of somebody's own may have none in the catalogue. */
export const summitName = (word: string): Words => (known(`summit-${word}`) ? message(`summit-${word}`) : literal(word.replaceAll('-', ' ')));
