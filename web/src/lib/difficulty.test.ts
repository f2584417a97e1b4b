import { describe, expect, test } from 'vitest';
import type { OptionInfo, TitleInfo } from '../generated/api';
import { chosenDifficulty, withDifficulty } from './difficulty';

const option = (name: string, usual: string | boolean): OptionInfo => ({
  name,
  default: usual,
  kind: typeof usual === 'boolean' ? 'bool' : 'choice',
  choices: [],
  low: null,
  high: null,
  rule: '',
  no_effect: [],
});

const title: TitleInfo = {
  name: 'game',
  goods: {},
  players: [2, 3],
  rules_version: 1,
  ends: [],
  options: [option('start', 'printed'), option('relief', false), option('draft', false)],
  difficulties: [
    { name: 'As printed', options: {}, players: [2, 3] },
    { name: 'Gentler', options: { start: 'zero' }, players: [2, 3] },
    { name: 'Helped', options: { relief: true }, players: [2] },
  ],
};

describe('difficulty', () => {
  test('is the one whose options are chosen, the others being at their defaults', () => {
    expect(chosenDifficulty(title, {})).toBe('As printed');
    expect(chosenDifficulty(title, { draft: true })).toBe('As printed');
    expect(chosenDifficulty(title, { start: 'zero' })).toBe('Gentler');
    expect(chosenDifficulty(title, { start: 'printed', relief: true })).toBe('Helped');
    expect(chosenDifficulty(title, { start: 'zero', relief: true })).toBeNull();
  });

  test('replaces only what belongs to difficulties', () => {
    const [printed, gentler] = title.difficulties;
    if (!printed || !gentler) throw new Error('the difficulties are missing');
    const chosen = withDifficulty(title, { draft: true, relief: true }, gentler);
    expect(chosen).toEqual({ draft: true, start: 'zero' });
    expect(withDifficulty(title, chosen, printed)).toEqual({ draft: true });
  });
});
