/** The colour of the sky: clean far below the danger, threatening near defeat. */
import type { Air } from './view';

const share = (value: number, from: number, to: number): number =>
  to > from ? Math.min(1, Math.max(0, (value - from) / (to - from))) : Number(value >= to);

export function skyColour({ co2, lowest, danger, defeat }: Pick<Air, 'co2' | 'lowest' | 'danger' | 'defeat'>): string {
  const mix = (from: string, to: string, part: number): string =>
    `color-mix(in oklab, var(--sky-${to}) ${Math.round(part * 100)}%, var(--sky-${from}))`;
  // Where only defeat is dangerous, the second half of the scale is the threatening one.
  const edge = danger < defeat ? danger : (lowest + defeat) / 2;
  if (co2 < edge) return mix('clean', 'mid', share(co2, lowest || edge * 0.55, edge));
  return mix('mid', 'bad', share(co2, edge, defeat));
}
