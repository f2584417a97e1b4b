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

const PAPERS = ['paper', 'paper-2', 'paper-3'];
const GOODS = ['money', 'cube', 'cep', 'points', 'res'];
const pairs = (inks: string[], surfaces: string[]): [string, string][] => surfaces.flatMap((surface) => inks.map((ink): [string, string] => [ink, surface]));
const PAIRS: [string, string][] = [
  ...pairs(['ink', 'ink-2'], [...PAPERS, 'card', 'card-2']),
  ...pairs(['land-ink', 'ink'], ['land']),
  ...pairs(['t0', 't1', 't2', 't3', 't4'], ['paper']),
  ...pairs(GOODS, ['paper', 'card']),
  ...pairs(['on-dock', 'on-dock-2'], ['dock', 'dock-2']),
  ['new', 'paper'],
];

describe.each(Object.entries(themes()))('contrast in the %s theme', (_name, colours) => {
  const value = (name: string) => colours.get(name) ?? '';
  const inked = [...colours.keys()]
    .filter((name) => name.startsWith('on-') && colours.has(name.slice(3)))
    .map((name): [string, string] => [name, name.slice(3)]);

  test.each([...PAIRS, ...inked])('%s on %s is at least 4.5', (ink, surface) => {
    expect(contrast(value(ink), value(surface))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['ink', 'new', 'h4'])('%s is seen on every paper', (name) => {
    for (const surface of PAPERS) expect(contrast(value(name), value(surface))).toBeGreaterThanOrEqual(3);
  });
});
