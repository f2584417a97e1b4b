/** What the air shows for the family: made of the view, of the curve and of the story that is being told. */
import type { Board } from '../stage/board.svelte';
import type { Clock } from '../stage/air';
import { endOf } from '../lib/called';
import { literal, seat, t } from '../words';
import { wordsOf } from './rails';
import * as text from './text';
import { type AnyView, isSecond, isTeam } from './view';

const HOTTEST = 4;
const YEARS = 10;

const titleOf = (view: AnyView): string => (!isSecond(view) ? 'classic' : isTeam(view) ? 'second-chance-cooperative' : 'second-chance-competitive');

/** What the next supply brings, in a sentence; while a story is told, how far away the end is. */
function moodOf(view: AnyView, told: number | null): string {
  const { air, forecast } = view;
  if (told !== null) return t('ui-air-below', { ppm: Math.max(0, air.defeat - told) });
  if (air.lost) return t('ui-air-lost');
  if (forecast.most === 0) return t('ui-air-nothing');
  return forecast.least === forecast.most
    ? t('ui-air-exactly', { ppm: forecast.most })
    : t('ui-air-between', { least: forecast.least, most: forecast.most });
}

/** What an option of lowering the CO2 costs the team now. */
const reduction = (view: AnyView): string =>
  isTeam(view) ? ` ${t('ui-board-reduction', { ppm: view.reduction_ppm, amount: view.reduction_rates[view.decade - 1] ?? 0 })}.` : '';

export function clockOf(b: Board<AnyView>): Clock {
  const { view, given, names } = b;
  const words = wordsOf(view);
  const told = given.told?.co2 ?? null;
  const { air, forecast } = view;
  const years = Array.from({ length: view.decades }, (_, n) => String(Number(view.decade_name) + YEARS * (n + 1 - view.decade)));
  const round = Math.min(view.round, view.rounds);
  const when = view.phase === 'operations' ? t('ui-air-round', { round, rounds: view.rounds }) : text.phaseName(view.phase, view.draft?.round ?? null);
  const rates = isTeam(view)
    ? years.map((year, n) => t('ui-tip-rates', { decade: literal(year), goal: view.goal_rates[n] ?? 0, ppm: view.reduction_ppm, amount: view.reduction_rates[n] ?? 0 }))
    : [];
  const decades = view.end ? t('ui-tip-over', { end: endOf(titleOf(view), view.end) }) : text.when(view.decade_name, view.decade, view.decades, view.round, view.rounds);
  return {
    co2: told ?? view.co2,
    then: b.then('co2'),
    air,
    forecast: told === null && !view.end ? forecast : null,
    curve: given.curve,
    decade: view.decade,
    years,
    round,
    rounds: view.rounds,
    counting: view.phase === 'operations',
    when,
    start: { player: view.start_player, text: t('ui-air-start', { player: seat(view.start_player) }, names) },
    mood: view.end ? t('ui-air-over') : moodOf(view, told),
    moodHeat: forecast.lost === 'no' ? air.heat : HOTTEST,
    name: t(words.air, { ppm: view.co2, danger: air.danger ?? air.defeat, defeat: air.defeat }) + reduction(view),
    decadesName: [decades, ...rates].join('; '),
    turnName: view.active === null ? t('ui-board-no-turn') : text.onTurn(view.active, openParts(view), names),
    dangerWord: words.dangerMark ? t(words.dangerMark) : '',
    defeatWord: t(words.defeatMark),
  };
}

/** What is still open in this turn. */
const openParts = (view: AnyView): string[] => text.TURN.filter(({ flag }) => !view.turn[flag]).map(({ word }) => word);
