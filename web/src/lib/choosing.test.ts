import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Option, State } from '../generated/server';
import { Choosing } from './choosing.svelte';
import type { TableStore } from './table.svelte';

const option = (action: number, verb: string, notation: string, ...anchors: string[]): Option => ({ action, verb, notation, anchors, label: { key: `label-${verb}` }, preview: null });
const OPTIONS = [
  option(1, 'propose', 'propose a x', 'slot:a', 'project:x'),
  option(2, 'propose', 'propose a y', 'slot:a', 'project:y'),
  option(8, 'propose', 'propose b x', 'slot:b', 'project:x'),
  option(3, 'install', 'install c', 'slot:c'),
  option(4, 'install', 'install d', 'slot:d'),
  option(5, 'market', 'buy', 'market'),
  option(6, 'market', 'sell', 'market'),
  option(7, 'end', 'end', 'turn'),
];
const VERBS = ['propose', 'install'].map((verb) => ({ verb, free: false, main_done: false, why: null }));

/** A table that is asked for a turn, and notes what it is asked to do. */
function table() {
  const asked: unknown[] = [];
  const store = {
    options: OPTIONS,
    asked: { player: 0, kind: 'TurnMenu', question: { key: 'ask' }, turn: true, verbs: VERBS },
    names: ['Ada'],
    view: null,
    info: null,
    myTurn: true,
    past: { shown: null },
    phase: { kind: 'lost' },
    state: { seq: 9, position: 4 },
    stories: { seen: () => undefined },
    advice: { took: () => undefined, holds: (action: number) => action === store.held },
    held: null as number | null,
    asking: { busy: false, say: () => undefined, ask: async (question: unknown) => asked.push(question), report: () => undefined },
    connection: { ask: async () => ({ type: 'explained', reasons: [], previews: {}, legal: [] }) },
  };
  const choosing = new Choosing(store as unknown as TableStore);
  choosing.previews = Object.fromEntries(OPTIONS.map((each) => [each.action, {}]));
  return { choosing, asked, store };
}
const taken = (asked: unknown[]) => (asked as { action: number }[]).map((each) => each.action);
const CLICK = { detail: 1 };

let { choosing, asked, store } = table();
beforeEach(() => {
  ({ choosing, asked, store } = table());
});

describe('choosing', () => {
  test('what is held back once is taken with the second press', () => {
    store.held = 7;
    choosing.press(7, CLICK);
    expect(taken(asked)).toEqual([]);
    store.held = null;
    choosing.press(7, CLICK);
    expect(taken(asked)).toEqual([7]);
  });

  test('a finger sees what is left and what the option does with its first tap, and takes it with the second', () => {
    choosing.hand = 'touch';
    store.held = 7;
    choosing.press(7, CLICK);
    store.held = null;
    choosing.press(7, CLICK);
    expect(taken(asked)).toEqual([7]);
  });

  test('verb, place, entry: three steps', () => {
    choosing.choose('propose');
    expect([...choosing.lit]).toEqual(['slot:a', 'slot:b']);
    choosing.pick('slot:a');
    expect(choosing.step.kind).toBe('fan');
    choosing.press(2, CLICK);
    expect(taken(asked)).toEqual([2]);
    expect(choosing.did).toBe('propose');
  });

  test('a mouse that points at a lit place with one option sees what it does, and takes it', () => {
    choosing.choose('install');
    choosing.hover('slot:c');
    expect(choosing.shown?.action).toBe(3);
    choosing.pick('slot:c');
    expect(taken(asked)).toEqual([3]);
  });

  test('a finger shows first and takes with the second tap, on places and on entries', () => {
    choosing.hand = 'touch';
    choosing.choose('install');
    choosing.pick('slot:c');
    expect(asked).toEqual([]);
    expect(choosing.shown?.action).toBe(3);
    choosing.pick('slot:c');
    expect(taken(asked)).toEqual([3]);
    choosing.choose('market');
    choosing.press(5, CLICK);
    expect(taken(asked)).toEqual([3]);
    choosing.press(5, CLICK);
    expect(taken(asked)).toEqual([3, 5]);
  });

  test('a first click without a verb takes nothing', () => {
    choosing.hover('slot:c');
    choosing.pick('slot:c');
    expect(asked).toEqual([]);
    expect([choosing.verb, choosing.picked]).toEqual(['install', ['slot:c']]);
  });

  test('Esc goes back step by step', () => {
    choosing.choose('propose');
    choosing.pick('slot:a');
    expect([choosing.back(), choosing.verb, choosing.picked]).toEqual([true, 'propose', []]);
    expect([choosing.back(), choosing.verb]).toEqual([true, null]);
    expect(choosing.back()).toBe(false);
    choosing.choose('market');
    expect(choosing.picked).toEqual(['market']);
    expect([choosing.back(), choosing.verb]).toEqual([true, null]);
  });

  test('a click right after the position changed was meant for what stood there before; a key was not', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const state = { seat: 0, position: 5, options: OPTIONS } as unknown as State;
    choosing.follow({ ...state, position: 4 }, state, true);
    choosing.press(7, CLICK);
    expect(asked).toEqual([]);
    choosing.press(7, { detail: 0 });
    expect(taken(asked)).toEqual([7]);
    now.mockReturnValue(2000);
    choosing.press(7, CLICK);
    expect(taken(asked)).toEqual([7, 7]);
    now.mockRestore();
  });

  test('what a finger pointed at is forgotten once it is taken', () => {
    choosing.hand = 'touch';
    choosing.press(7, CLICK);
    expect([...choosing.pointed]).toEqual(['turn']);
    choosing.press(7, CLICK);
    expect(taken(asked)).toEqual([7]);
    expect([...choosing.pointed]).toEqual([]);
  });
});
