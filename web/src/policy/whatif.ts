/** What an answer to "what if" says: sentences with their intervals, and its fans as lines. Adds nothing up but for people. */
import type { EstimateView, FanView, WhatIfView } from '../generated/api';
import { literal, message, type Message, seat, type Words } from '../words';

const PERCENT = 100;
const low = (figure: EstimateView): number => figure.low ?? figure.mean;
const high = (figure: EstimateView): number => figure.high ?? figure.mean;

/** Whether a difference is surely one: -1, 1, or 0 if it may be chance. */
const direction = (figure: EstimateView): -1 | 0 | 1 => (high(figure) < 0 ? -1 : low(figure) > 0 ? 1 : 0);

/** The size of a sure difference, with its interval, without signs. */
function size(figure: EstimateView, scale = 1): { amount: number; least: number; most: number } {
  const ends = [Math.abs(low(figure)), Math.abs(high(figure))].map((each) => Math.round(scale * each));
  return { amount: Math.round(scale * Math.abs(figure.mean)), least: Math.min(...ends), most: Math.max(...ends) };
}

const WAYS = { [-1]: 'less', 0: 'unsure', 1: 'more' } as const;

export function co2Said(found: WhatIfView): Message {
  const figure = found.difference.co2;
  const way = direction(figure);
  const both = { before: Math.round(found.as_it_was.co2.mean), after: Math.round(found.what_if.co2.mean) };
  if (way === 0) return message('ui-whatif-co2-unsure', { ...both, least: Math.round(low(figure)), most: Math.round(high(figure)) });
  return message(`ui-whatif-co2-${WAYS[way]}`, { ...both, ...size(figure) });
}

export function defeatSaid(found: WhatIfView): Message {
  const [before, after] = [found.as_it_was.defeat.mean, found.what_if.defeat.mean];
  if (before === 0 && after === 0) return message('ui-whatif-defeat-never');
  const { least, most } = size(found.difference.defeat, PERCENT);
  return message(`ui-whatif-defeat-${WAYS[direction(found.difference.defeat)]}`, { before: Math.round(PERCENT * before), after: Math.round(PERCENT * after), least, most });
}

/** Who surely gains or loses, most first. */
export function worthSaid(found: WhatIfView): Message {
  const sure = found.difference.worth.map((figure, at) => ({ figure, at })).filter(({ figure }) => direction(figure) !== 0);
  if (sure.length === 0) return message('ui-whatif-worth-same');
  sure.sort((a, b) => b.figure.mean - a.figure.mean);
  const companies = sure.map(({ figure, at }) => message(direction(figure) > 0 ? 'ui-whatif-gain' : 'ui-whatif-loss', { company: seat(at), ...size(figure) }));
  return message('ui-whatif-worth', { companies });
}

export const botsSaid = (found: WhatIfView): Message => message('ui-whatif-bots', { games: found.games });

/** The first row of the books that another policy could change. */
export const firstRow = (found: WhatIfView): number => found.rows.findIndex((row) => row.decade === found.decade);

/** The picture in words: the end of every decade from the changed one on. */
export function chartSaid(found: WhatIfView, title: Words): Message {
  const first = firstRow(found);
  const decades = found.rows.flatMap((row, n) => {
    if (n < first || row.round !== 0) return [];
    const at = (fan: FanView, name: keyof FanView): number => fan[name][n - first] ?? 0;
    const own = found.own.co2[n];
    return [
      message('ui-whatif-decade-said', {
        year: literal(found.years[row.decade - 1] ?? ''),
        own: own === undefined ? message('ui-whatif-own-over') : message('ui-whatif-own-ppm', { ppm: own }),
        before: at(found.as_it_was.fan, 'p50'),
        after: at(found.what_if.fan, 'p50'),
        least: at(found.what_if.fan, 'p5'),
        most: at(found.what_if.fan, 'p95'),
      }),
    ];
  });
  return message('ui-whatif-said', { title, decades });
}
