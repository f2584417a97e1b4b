/** Which pawn is which: a pawn that left one place and one that came to another of the same player are the same. */
import { type AnyView, openCards } from './view';

export interface Pawn {
  readonly id: number;
  readonly player: number;
  readonly place: string;
}

type Standing = Omit<Pawn, 'id'>;

/** Where all scientists are: on projects, at summits, on open cards, in hands and in pools. */
export function standing(view: AnyView): Standing[] {
  const found: Standing[] = [];
  const put = (player: number | null, place: string): void => {
    if (player !== null) found.push({ player, place });
  };
  for (const region of view.regions) for (const slot of region.slots) put(slot.scientist, `slot:${slot.slot}`);
  view.summits.forEach((summit, s) => {
    summit.topics.forEach((topic, t) => put(topic.scientist, `summit:${s + 1}:${t + 1}`));
  });
  for (const { card } of openCards(view)) put(card.scientist, `card:${card.card}`);
  view.players.forEach((player, number) => {
    for (let n = 0; n < player.scientists_in_hand; n++) put(number, 'hand');
    for (let n = 0; n < player.scientists_in_pool; n++) put(number, 'pool');
  });
  return found;
}

/** The pawns of now, with the ids they had before as far as they can be the same. */
export function follow(before: readonly Pawn[], now: readonly Standing[]): Pawn[] {
  const left = [...before];
  const take = (fits: (pawn: Pawn) => boolean): Pawn | undefined => {
    const index = left.findIndex(fits);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  let next = before.reduce((most, pawn) => Math.max(most, pawn.id), 0);
  const stayed = now.map((each) => take((pawn) => pawn.player === each.player && pawn.place === each.place));
  return now
    .map((each, n) => {
      const same = stayed[n] ?? take((pawn) => pawn.player === each.player);
      return { ...each, id: same ? same.id : ++next };
    })
    .sort((a, b) => a.id - b.id);
}
