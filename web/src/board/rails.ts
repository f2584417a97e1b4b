/** What the rails around the stage read out of a view in the same way for every title of the family. */
import { CLASSIC_WORDS, COMPANIES_WORDS, type Lexicon, TEAM_WORDS } from './text';
import { type AnyView, isSecond, isTeam, type OpenCard, type Player, type UnGoal } from './view';

/** What the title calls things. */
export const wordsOf = (view: AnyView): Lexicon => (!isSecond(view) ? CLASSIC_WORDS : isTeam(view) ? TEAM_WORDS : COMPANIES_WORDS);

/** The points of a player, or of the team he plays in. */
export const pointsOf = (view: AnyView, player: Player): number => ('score' in player ? player.score : isTeam(view) ? view.score : 0);
/** Where they stand in the view. */
export const pointsPath = (view: AnyView, seat: number): string => (isTeam(view) ? 'score' : `players.${seat}.score`);

export const openCardsOf = (player: Player): readonly OpenCard[] => ('open_cards' in player ? player.open_cards : []);
export const preparedBy = (player: Player): number => ('prepared' in player ? Object.values(player.prepared).reduce((sum, each) => sum + each, 0) : 0);

/** The UN Goals on display and those that somebody has claimed, by their numbers. */
export const unGoalsOf = (view: AnyView): readonly UnGoal[] =>
  isSecond(view) ? [...view.un_goals, ...view.un_claimed].sort((one, other) => one.card - other.card) : view.un_goals;

/** The goods that an open card gives to a scientist who visits it, as icons. */
export const CARD_GIVES: Readonly<Record<string, string>> = { money: 'money', cubes: 'cube', ceps: 'cep', moves: 'recruit' };
