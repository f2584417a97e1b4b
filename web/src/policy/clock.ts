/** What the air shows in Climate Policy: bars by owner for each round and upkeep, and what the next event can add. */
import type { Clock } from '../stage/air';
import type { Board } from '../stage/board.svelte';
import { signed } from '../lib/words';
import { literal, say, seat, t } from '../words';
import { columns } from './books';
import { curveOf, phaseText, turnText } from './text';
import type { PolicyView } from './view';

const HOTTEST = 4;
const YEARS = 10;

/** What the next event can add, in a sentence; without one, how far away the limit is. */
function moodOf({ air, forecast, co2, end }: PolicyView, told: number | null): string {
  if (end !== null) return t('ui-policy-over');
  if (air.lost) return t('ui-air-lost');
  if (told !== null || forecast.regions.length === 0) return t('ui-policy-mood-below', { ppm: Math.max(0, air.defeat - (told ?? co2)) });
  const [least, most] = [literal(signed(forecast.least)), literal(signed(forecast.most))];
  return t(forecast.least === forecast.most ? 'ui-policy-mood-exactly' : 'ui-policy-mood-between', { least, most });
}

export function clockOf(b: Board<PolicyView>): Clock {
  const { view, given, names } = b;
  const told = given.told?.co2 ?? null;
  const all = columns(view);
  const steps = view.rounds + 1;
  const emitters: readonly (number | null)[] = [...view.players.map((_, at) => at), null];
  return {
    co2: told ?? view.co2,
    then: b.then('co2'),
    air: view.air,
    forecast: told === null && view.end === null ? view.forecast : null,
    curve: all.map(({ total }, n) => ({ at: (n + 0.5) / steps, ppm: total, position: 0 })),
    bars: emitters.map((emitter) => all.map((column) => column.parts.find((part) => part.emitter === emitter)?.ppm ?? 0)),
    steps,
    decade: view.decade,
    years: Array.from({ length: view.decades }, (_, n) => String(Number(view.decade_name) + YEARS * (n + 1 - view.decade))),
    round: view.phase === 'round' ? view.round : view.rounds + 1,
    rounds: view.rounds,
    counting: view.phase === 'round',
    when: phaseText(view),
    start: { player: view.first_player, text: t('ui-policy-first', { player: seat(view.first_player) }, names) },
    mood: moodOf(view, told),
    moodHeat: view.forecast.lost === 'no' ? view.air.heat : HOTTEST,
    name: say(curveOf(view)),
    decadesName: t('ui-policy-when', { decade: literal(view.decade_name), number: view.decade, decades: view.decades }),
    turnName: turnText(view, names),
    dangerWord: '',
    defeatWord: t('ui-policy-all-lose'),
  };
}
