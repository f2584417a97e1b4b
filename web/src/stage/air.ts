/** The CO2 curve: upwards ppm on the scale of the title, to the right its decades. */
import type { AirView, ForecastView } from '../generated/view-classic';
import type { CurvePoint } from './given';

export type { AirView, ForecastView };

/** Everything that the curve column and the strip show: made by the board of a title. */
export interface Clock {
  /** What the air holds now, or at this moment of a story. */
  readonly co2: number;
  /** What it would hold by the option that is looked at. */
  readonly then: number | undefined;
  readonly air: AirView;
  /** What comes next; null while a story is told. */
  readonly forecast: Pick<ForecastView, 'decade' | 'least' | 'most'> | null;
  readonly curve: readonly CurvePoint[];
  /** Instead of the curve, in each step of the game the ppm of each owner, nobody's last: Climate Policy. */
  readonly bars?: readonly (readonly number[])[];
  /** How many of these steps a decade has. */
  readonly steps?: number;
  /** The present decade, from 1, and the years of all. */
  readonly decade: number;
  readonly years: readonly string[];
  readonly round: number;
  readonly rounds: number;
  /** Whether a round is played now: otherwise `when` names a phase. */
  readonly counting: boolean;
  /** The round or the phase, in words. */
  readonly when: string;
  readonly start: { readonly player: number; readonly text: string } | null;
  /** What is to come, in a sentence, and how hot that is. */
  readonly mood: string;
  readonly moodHeat: number;
  /** All of it in words; what the decades say; who is on turn. */
  readonly name: string;
  readonly decadesName: string;
  readonly turnName: string;
  /** What happens from the two limits on. */
  readonly dangerWord: string;
  readonly defeatWord: string;
}

/** The frame of the curve in its picture, and how time and ppm lie in it. */
export interface Graph {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Scale extends Graph {
  /** The width of a decade. */
  readonly step: number;
  readonly x: (at: number) => number;
  readonly y: (ppm: number) => number;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

export function scaleOf(graph: Graph, { lowest, highest }: AirView, decades: number): Scale {
  const { left, right, top, bottom } = graph;
  const step = (right - left) / Math.max(1, decades);
  const inside = (ppm: number): number => Math.min(highest, Math.max(lowest, ppm));
  return {
    ...graph,
    step,
    x: (at) => tenth(left + Math.min(decades, Math.max(0, at)) * step),
    y: (ppm) => tenth(bottom - ((inside(ppm) - lowest) / Math.max(1, highest - lowest)) * (bottom - top)),
  };
}

/** The points of the curve with the present one last; without any, only the present one. */
export function pointsOf({ curve, co2, decade }: Pick<Clock, 'curve' | 'co2' | 'decade'>): readonly { readonly at: number; readonly ppm: number }[] {
  const last = curve.at(-1);
  const at = last?.at ?? decade - 1;
  return last?.ppm === co2 ? curve : [...curve, { at, ppm: co2 }];
}

export const lineOf = (points: readonly { readonly at: number; readonly ppm: number }[], { x, y }: Scale): string =>
  points.map(({ at, ppm }, n) => `${n ? 'L' : 'M'}${x(at)} ${y(ppm)}`).join('');

/** So that the block is seen where all of it lies beyond the scale. */
const LEAST_BLOCK = 12;

/** Where the block of what comes next stands: in its decade, but right of now, and inside the frame. */
export function blockOf(forecast: { decade: number; least: number; most: number }, co2: number, now: number, scale: Scale): { x: number; width: number; top: number; bottom: number } {
  const width = scale.step - 2;
  const x = Math.min(scale.right - scale.step, Math.max(scale.left + (forecast.decade - 1) * scale.step, scale.x(now) + 4)) + 1;
  const top = scale.y(co2 + forecast.most);
  return { x: tenth(x), width: tenth(width), top, bottom: Math.max(top + LEAST_BLOCK, scale.y(co2 + forecast.least)) };
}

/** The numbers at the scale: round ones that stand clear of the two limits. */
export function ticksOf({ lowest, highest, danger, defeat }: AirView, { y }: Scale): readonly number[] {
  const step = highest - lowest > 300 ? 100 : 20;
  const first = Math.ceil((lowest + 1) / step) * step;
  const clear = (ppm: number, limit: number | null): boolean => limit === null || Math.abs(y(ppm) - y(limit)) >= 14;
  const all = Array.from({ length: Math.max(0, Math.ceil((defeat - first) / step)) }, (_, n) => first + n * step);
  return all.filter((ppm) => clear(ppm, defeat) && clear(ppm, danger));
}
