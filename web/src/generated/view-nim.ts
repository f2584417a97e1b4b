// Generated from the schemas of the server by `npm run types`; do not edit.

/**
 * What a seat may know.
 */
export interface NimView {
  end: string | null;
  heaps: number[];
  players: NimPlayer[];
  tiles: number;
}
/**
 * What everybody may know of a player, and his card for those who may see it.
 */
export interface NimPlayer {
  card: string | null;
  score: number;
  shown: boolean;
  taken: number[];
}
