import { describe, expect, test } from 'vitest';
import { byKind, type Chosen, clicked, matching, stepOf, verbsOf, withVerb } from './selection';

const option = (action: number, verb: string, notation: string, ...anchors: string[]) => ({ action, verb, notation, anchors });
const OPTIONS = [
  option(1, 'propose', 'propose a x', 'slot:a', 'project:x'),
  option(2, 'propose', 'propose a y', 'slot:a', 'project:y'),
  option(3, 'propose', 'propose b x', 'slot:b', 'project:x'),
  option(4, 'install', 'install c', 'slot:c'),
  option(5, 'market', 'buy', 'market'),
  option(6, 'market', 'sell', 'market'),
  option(7, 'scientist', 'move hand a', 'hand', 'slot:a'),
  option(8, 'scientist', 'move hand rio', 'hand', 'summit:1:1'),
  option(9, 'scientist', 'move c rio', 'slot:c', 'summit:1:1'),
  option(10, 'end', 'end', 'turn'),
];
const menu = (verb: string | null = null, ...picked: string[]): Chosen => ({ menu: true, verb, picked });
const asked = (...picked: string[]): Chosen => ({ menu: false, verb: null, picked });

describe('what is to be chosen next', () => {
  test('in a turn nothing glows before a verb is chosen', () => {
    expect(stepOf(OPTIONS, menu())).toEqual({ kind: 'idle' });
  });

  test('a verb lights up where pieces go, not where they come from', () => {
    expect(stepOf(OPTIONS, menu('propose'))).toEqual({ kind: 'places', lit: new Set(['slot:a', 'slot:b']) });
  });

  test('every other decision lights up its places at once', () => {
    const learn = [option(1, 'choose', 'learn x', 'track:x'), option(2, 'choose', 'learn y', 'track:y'), option(3, 'choose', 'decline', 'turn')];
    expect(stepOf(learn, asked())).toEqual({ kind: 'places', lit: new Set(['track:x', 'track:y']) });
  });

  test('a place asks what may go there', () => {
    const step = stepOf(OPTIONS, menu('propose', 'slot:a'));
    expect(step).toMatchObject({ kind: 'fan', anchor: 'slot:a', verbs: [], lit: new Set(['slot:b']) });
    expect(step.kind === 'fan' && step.options.map((each) => each.action)).toEqual([1, 2]);
  });

  test('where something comes from asks for where it goes on the board', () => {
    expect(stepOf(OPTIONS, menu('scientist', 'hand'))).toEqual({ kind: 'places', lit: new Set(['slot:a', 'summit:1:1']) });
    expect(stepOf(OPTIONS, menu('propose', 'project:x'))).toEqual({ kind: 'places', lit: new Set(['slot:a', 'slot:b']) });
  });

  test('a place of many options of several verbs asks for the verb', () => {
    const many = [...OPTIONS, ...[11, 12, 13, 14].map((n) => option(n, 'propose', `propose a ${n}`, 'slot:a', `project:${n}`))];
    expect(stepOf(many, menu(null, 'slot:a'))).toMatchObject({ kind: 'fan', verbs: ['propose', 'scientist'] });
    expect(stepOf(OPTIONS, menu(null, 'slot:a'))).toMatchObject({ kind: 'fan', verbs: [] });
  });

  test('a verb with one place has it picked', () => {
    expect(withVerb(OPTIONS, 'market')).toEqual(['market']);
    expect(withVerb(OPTIONS, 'propose')).toEqual([]);
  });
});

describe('what a click on a place means', () => {
  test('without a verb it chooses the one that fits, or leaves that to the fan', () => {
    expect(clicked(OPTIONS, menu(), 'market', true)).toEqual({ kind: 'chosen', verb: 'market', picked: ['market'] });
    expect(clicked(OPTIONS, menu(), 'slot:a', true)).toEqual({ kind: 'chosen', verb: null, picked: ['slot:a'] });
    expect(clicked(OPTIONS, menu(), 'project:x', true)).toEqual({ kind: 'chosen', verb: 'propose', picked: ['project:x'] });
  });

  test('the only option of a place is taken if its consequences are shown, and never by the first click of a turn', () => {
    const install = [option(4, 'install', 'install c', 'slot:c'), option(5, 'install', 'install d', 'slot:d')];
    expect(clicked(install, menu('install'), 'slot:c', true)).toEqual({ kind: 'take', action: 4 });
    expect(clicked(install, menu('install'), 'slot:c', false)).toEqual({ kind: 'chosen', verb: 'install', picked: ['slot:c'] });
    expect(clicked(install, menu(), 'slot:c', true)).toEqual({ kind: 'chosen', verb: 'install', picked: ['slot:c'] });
    expect(clicked(install, menu('install', 'slot:c'), 'slot:c', false)).toEqual({ kind: 'take', action: 4 });
  });

  test('two places complete an option in any order', () => {
    expect(clicked(OPTIONS, menu('scientist', 'hand'), 'summit:1:1', true)).toEqual({ kind: 'take', action: 8 });
    expect(clicked(OPTIONS, menu('scientist', 'summit:1:1'), 'slot:c', true)).toEqual({ kind: 'take', action: 9 });
    expect(clicked(OPTIONS, menu('scientist', 'hand'), 'summit:1:1', false)).toEqual({ kind: 'chosen', verb: 'scientist', picked: ['hand', 'summit:1:1'] });
  });

  test('a second click on a place with several options gives it up', () => {
    expect(clicked(OPTIONS, menu('market', 'market'), 'market', true)).toEqual({ kind: 'chosen', verb: 'market', picked: [] });
  });

  test('a place that does not fit the last one begins anew, one that does not fit the verb is refused', () => {
    expect(clicked(OPTIONS, menu('propose', 'slot:a'), 'slot:b', false)).toEqual({ kind: 'chosen', verb: 'propose', picked: ['slot:b'] });
    expect(clicked(OPTIONS, menu('propose', 'slot:a'), 'slot:c', true)).toEqual({ kind: 'refused', anchor: 'slot:c' });
    expect(clicked(OPTIONS, menu(), 'region:z', true)).toEqual({ kind: 'refused', anchor: 'region:z' });
  });

  test.each(OPTIONS.filter((each) => each.verb !== 'end'))('$notation is reached from its verb in at most three steps', (wanted) => {
    let chosen = menu(wanted.verb, ...withVerb(OPTIONS, wanted.verb));
    for (const steps of [2, 3]) {
      const step = stepOf(OPTIONS, chosen);
      if (step.kind === 'fan') {
        expect(step.options.map((each) => each.action)).toContain(wanted.action);
        return;
      }
      const place = step.kind === 'places' ? [...step.lit].find((anchor) => wanted.anchors.includes(anchor)) : undefined;
      const result = clicked(OPTIONS, chosen, place ?? '', true);
      if (result.kind === 'take') expect(result.action).toBe(wanted.action);
      if (result.kind !== 'chosen') return;
      expect(steps).toBe(2);
      chosen = menu(result.verb, ...result.picked);
    }
  });
});

test('options are grouped by the first word of their notation, in order', () => {
  expect([...byKind(OPTIONS).keys()]).toEqual(['propose', 'install', 'buy', 'sell', 'move', 'end']);
  expect(verbsOf(matching(OPTIONS, ['slot:a']))).toEqual(['propose', 'scientist']);
});
