import { describe, expect, test } from 'vitest';
import type { AskedMessage, Option } from '../generated/server';
import { message } from '../words';
import { type Facts, offeredIn, sayingOf } from './bar';
import { verbKeys } from './verbs';

const option = (verb: string, notation: string, ...anchors: string[]): Option => ({
  action: notation.length,
  verb,
  notation,
  anchors,
  label: { key: `label-${verb}` },
  preview: null,
});
const QUESTION = { key: 'ask-classic-turn' };
const asked = (player: number): AskedMessage => ({ player, kind: 'TurnMenu', question: QUESTION, turn: true, verbs: [] });
const END = option('end', 'end', 'turn');
const FACTS: Facts = {
  status: 'playing',
  asked: asked(0),
  options: [END],
  seat: 0,
  within: null,
  bot: false,
  here: true,
  past: null,
  end: null,
  doing: null,
  verb: null,
  menu: true,
  step: 'idle',
  picked: 0,
  at: 'board',
  tapped: null,
  narrow: false,
  slow: false,
};

describe('what the bar says', () => {
  test('the own turn, then what the verb asks for', () => {
    expect(sayingOf(FACTS)).toEqual({ tone: 'mine', seat: 0, heading: message('ui-play-your-turn'), sentence: QUESTION });
    const verb = message('verb-propose');
    expect(sayingOf({ ...FACTS, verb, step: 'places' }).sentence).toEqual(message('ui-play-choose-place'));
    expect(sayingOf({ ...FACTS, verb, step: 'places', picked: 1 }).sentence).toEqual(message('ui-play-choose-where-to'));
    expect(sayingOf({ ...FACTS, verb, step: 'fan', picked: 1 })).toMatchObject({ heading: verb, sentence: message('ui-play-choose-entry') });
  });

  test('a question in the middle of somebody’s turn', () => {
    const saying = sayingOf({ ...FACTS, menu: false, within: 2 });
    expect(saying).toMatchObject({ tone: 'mine', heading: QUESTION, sentence: message('ui-play-in-turn-of', { turn: 'seat-2' }) });
  });

  test('where to choose: at the places, in the bar as well, or on the sheet that asks for itself', () => {
    const hint = (at: Facts['at']) => sayingOf({ ...FACTS, menu: false, step: 'places', at }).sentence;
    expect(hint('board')).toEqual(message('ui-play-choose-place'));
    expect(hint('bar')).toEqual(message('ui-play-choose-here'));
    expect(hint('sheet')).toBeNull();
  });

  test('what somebody else does, in his colour', () => {
    const doing = message('tell-classic-install');
    const saying = sayingOf({ ...FACTS, asked: asked(2), options: [], doing });
    expect(saying).toEqual({ tone: 'other', seat: 2, heading: message('ui-play-turn-of', { player: 'seat-2' }), sentence: doing });
    expect(sayingOf({ ...FACTS, asked: asked(2), options: [], here: false }).sentence).toEqual(message('ui-bar-waiting-for', { player: 'seat-2' }));
  });

  test('looking back and the end come before everything else', () => {
    expect(sayingOf({ ...FACTS, past: { position: 3, last: 9 } }).tone).toBe('past');
    expect(sayingOf({ ...FACTS, status: 'finished', asked: null, options: [] }).tone).toBe('over');
  });

  test('a finger is asked once more', () => {
    expect(sayingOf({ ...FACTS, tapped: END }).sentence).toEqual(message('ui-play-tap-again'));
    const verb = message('ui-play-end');
    expect(sayingOf({ ...FACTS, tapped: END, verb, narrow: true }).heading).toEqual(verb);
  });
});

describe('what the bar offers', () => {
  const few = [option('pay', 'pay hand', 'hand'), option('pay', 'pay EU', 'region:EU'), option('choose', 'decline', 'turn')];
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((each) => option('choose', `put ${each}`, `slot:${each}`));

  test('in a turn its end, and nothing that a verb leads to', () => {
    expect(offeredIn([...many, END], true, () => 10, false)).toEqual({ keys: [], fan: [], end: END });
  });

  test('few options all, of many those without a place', () => {
    expect(offeredIn(few, false, () => 10, false).keys).toEqual(few);
    expect(offeredIn([...many, ...few], false, () => 10, false).keys).toEqual([few[2]]);
  });

  test('what is too long for keys is a fan', () => {
    expect(offeredIn(few, false, () => 80, false)).toEqual({ keys: [], fan: few, end: undefined });
    expect(offeredIn(few, false, () => 30, true).fan).toEqual(few);
  });
});

test('a verb can be pressed if an option has it, is a tick if it was the action, and says why not otherwise', () => {
  const why = message('refuse-classic-main-done');
  const verbs = [
    { verb: 'propose', free: false, main_done: true, why },
    { verb: 'install', free: false, main_done: true, why },
    { verb: 'market', free: true, main_done: false, why: null },
  ];
  const keys = verbKeys(verbs, [option('market', 'buy', 'market')], 'install');
  expect(keys.map(({ verb, state, number }) => [verb, state, number])).toEqual([
    ['propose', 'cannot', 1],
    ['install', 'did', 2],
    ['market', 'can', 3],
  ]);
  expect(keys[0]?.why).toBe(why);
});
