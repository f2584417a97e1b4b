import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The colours of theme.css as they stand in each theme. */
function themes(): Record<string, Map<string, string>> {
  const css = readFileSync('src/theme.css', 'utf8');
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const [, selector, body] of css.matchAll(/(:root[^{]*)\{([^}]*)\}/g)) {
    const into = selector?.includes('dark') ? [dark] : selector?.trim() === ':root' ? [light, dark] : [];
    for (const [, name, value] of (body ?? '').matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6});/g)) {
      for (const theme of into) theme.set(name as string, value as string);
    }
  }
  return { light, dark };
}

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const SURFACES = ['page', 'surface', 'surface-2', 'surface-3'];
const PAIRS: [string, string][] = [
  ...SURFACES.flatMap((surface): [string, string][] => ['ink', 'ink-2', 'link'].map((ink) => [ink, surface])),
  ['good', 'surface'],
  ['good', 'surface-2'],
  ['bad', 'surface'],
  ['bad', 'surface-2'],
  ['bad', 'bad-surface'],
  ['warn-ink', 'warn-surface'],
];

describe.each(Object.entries(themes()))('contrast in the %s theme', (_name, colours) => {
  const value = (name: string) => colours.get(name) ?? '';
  const inked = [...colours.keys()].filter((name) => name.startsWith('on-')).map((name): [string, string] => [name, name.slice(3)]);

  test.each([...PAIRS, ...inked])('%s on %s is at least 4.5', (ink, surface) => {
    expect(contrast(value(ink), value(surface))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['glow', 'chosen', 'pointed', 'focus', 'line-strong'])('%s is seen on every surface', (name) => {
    for (const surface of ['page', 'surface', 'surface-2']) expect(contrast(value(name), value(surface))).toBeGreaterThanOrEqual(3);
  });
});
