/** The colour of the sky: clean far below the safe zone's edge, threatening near defeat. */

const share = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

export function skyColour(co2: number, safeZone: number, defeat: number): string {
  const mix = (from: string, to: string, part: number): string =>
    `color-mix(in oklab, var(--sky-${to}) ${Math.round(part * 100)}%, var(--sky-${from}))`;
  if (co2 < safeZone) return mix('clean', 'mid', share(co2, safeZone * 0.55, safeZone));
  return mix('mid', 'bad', share(co2, safeZone, defeat));
}
