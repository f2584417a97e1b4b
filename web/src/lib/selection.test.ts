import { describe, expect, test } from 'vitest';
import { byKind, matching, pick, pickable } from './selection';

const option = (action: number, notation: string, ...anchors: string[]) => ({ action, notation, anchors });
const OPTIONS = [
  option(1, 'propose a x', 'slot:a', 'project:x'),
  option(2, 'propose a y', 'slot:a', 'project:y'),
  option(3, 'propose b x', 'slot:b', 'project:x'),
  option(4, 'install c', 'slot:c'),
  option(5, 'buy', 'market'),
  option(6, 'sell', 'market'),
  option(7, 'end'),
];

describe('picking places', () => {
  test('the first pick narrows, the second completes', () => {
    const first = pick(OPTIONS, [], 'slot:a');
    expect(first).toEqual({ kind: 'narrow', picked: ['slot:a'] });
    expect(pick(OPTIONS, ['slot:a'], 'project:y')).toEqual({ kind: 'act', action: 2 });
  });

  test('the order of the places does not matter', () => {
    expect(pick(OPTIONS, ['project:x'], 'slot:b')).toEqual({ kind: 'act', action: 3 });
  });

  test('a place with a single option asks for a second click on it', () => {
    expect(pick(OPTIONS, [], 'slot:c')).toEqual({ kind: 'narrow', picked: ['slot:c'] });
    expect(pick(OPTIONS, ['slot:c'], 'slot:c')).toEqual({ kind: 'act', action: 4 });
  });

  test('a second click on a place with several options gives it up', () => {
    expect(pick(OPTIONS, ['market'], 'market')).toEqual({ kind: 'narrow', picked: [] });
  });

  test('a place that does not fit begins anew, one without options is refused', () => {
    expect(pick(OPTIONS, ['slot:a'], 'slot:b')).toEqual({ kind: 'narrow', picked: ['slot:b'] });
    expect(pick(OPTIONS, ['slot:a'], 'region:z')).toEqual({ kind: 'refused', anchor: 'region:z' });
  });

  test('only what completes an option glows', () => {
    expect([...pickable(OPTIONS, ['slot:a'])].sort()).toEqual(['project:x', 'project:y', 'slot:a']);
    expect(matching(OPTIONS, [])).toHaveLength(OPTIONS.length);
  });

  test('every option with places can be reached by picking its places in order', () => {
    for (const wanted of OPTIONS.filter((each) => each.anchors.length > 0)) {
      let picked: readonly string[] = [];
      let reached: number | null = null;
      for (const anchor of [...wanted.anchors, wanted.anchors.at(-1) ?? '']) {
        const result = pick(OPTIONS, picked, anchor);
        if (result.kind === 'act') reached = result.action;
        if (result.kind !== 'narrow') break;
        picked = result.picked;
      }
      const left = matching(OPTIONS, wanted.anchors).map((each) => each.action);
      expect(reached === wanted.action || left.length > 1).toBe(true);
    }
  });
});

test('options are grouped by the first word of their notation, in order', () => {
  expect([...byKind(OPTIONS).keys()]).toEqual(['propose', 'install', 'buy', 'sell', 'end']);
});
