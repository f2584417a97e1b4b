/** A table that is being set up: chairs, difficulties, variants, and what the server is asked for. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { OptionInfo, TitleInfo } from '../../generated/api';
import { titles } from '../../lib/titles.svelte';
import { Plan } from './plan.svelte';

const option = (name: string, more: Partial<OptionInfo> = {}): OptionInfo => ({ name, kind: 'bool', default: false, choices: [], low: null, high: null, rule: '', no_effect: [], ...more });
const GAME: TitleInfo = {
  name: 'elsewhere',
  players: [2, 3, 4],
  options: [option('hard'), ...['a', 'b', 'c', 'd', 'e'].map((name) => option(name))],
  difficulties: [
    { name: 'usual', options: {}, players: [2, 3, 4] },
    { name: 'harder', options: { hard: true }, players: [2, 3] },
  ],
  ends: [],
  goods: {},
  rules_version: 1,
};

function laid(): Plan {
  const plan = new Plan(() => 'elsewhere');
  plan.furnish();
  return plan;
}

describe('the set-up', () => {
  beforeEach(() => {
    titles.all = { titles: [GAME], bots: ['easy', 'normal', 'hard', 'expert'] };
  });

  test('begins with you, a friend and a bot', () => {
    expect(laid().chairs.map((chair) => chair.who)).toEqual(['you', 'friend', 'bot', 'nobody']);
  });

  test('a click goes round friend, bot, somebody here and nobody; your own chair stays', () => {
    const plan = laid();
    const [own, second] = plan.chairs;
    if (!own || !second) throw new Error('there are four chairs');
    const seen = [1, 2, 3, 4].map(() => (plan.next(second), second.who));
    expect(seen).toEqual(['bot', 'here', 'nobody', 'friend']);
    plan.next(own);
    expect(own.who).toBe('you');
  });

  test('too few are refused, and the others get the seats without gaps', () => {
    const plan = laid();
    for (const chair of plan.chairs.slice(1)) chair.who = 'nobody';
    expect(plan.objection).not.toBeNull();
    const last = plan.chairs[3];
    if (last) last.who = 'bot';
    expect(plan.objection).toBeNull();
    expect(plan.table(GAME).seats).toEqual([{ kind: 'human' }, { kind: 'bot', bot: 'normal' }]);
  });

  test('a difficulty is offered for the numbers of players it is for, and chooses its options', () => {
    const plan = laid();
    expect(plan.difficulties.map((each) => each.name)).toEqual(['usual', 'harder']);
    const harder = plan.difficulties[1];
    if (harder) plan.setDifficulty(harder);
    expect(plan.table(GAME).options).toEqual({ hard: true });
    const last = plan.chairs[3];
    if (last) last.who = 'bot';
    expect(plan.difficulties.map((each) => each.name)).toEqual(['usual']);
  });

  test('four variants stand open, the rest is folded and counts its changes', () => {
    const plan = laid();
    expect(plan.asked.map((each) => each.name)).toEqual(['a', 'b', 'c', 'd']);
    expect(plan.rest.flatMap((group) => group.options.map((each) => each.name))).toEqual(['e']);
    plan.values['e'] = true;
    expect(plan.changedIn(plan.rest[0]?.options ?? [])).toBe(1);
  });
});
