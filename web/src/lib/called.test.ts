import { expect, test } from 'vitest';
import { say } from '../words';
import { botHelp, botName, difficultyName, endOf, optionHelp, optionName, optionValue, ruleName, seatName, titleName, titleSummary } from './called';

test('titles, options, difficulties, ends and rules are said in words', () => {
  expect(say(titleName('classic'))).toBe('CO₂');
  expect(say(titleSummary('classic'))).toMatch(/\.$/);
  expect(say(optionName('classic', 'preset'))).toBe('Fossil plants at the start');
  expect(say(optionHelp('classic', 'preset'))).toMatch(/\.$/);
  expect(say(optionValue('classic', 'preset', 'off'))).not.toBe('off');
  expect(say(optionName('second-chance-competitive', 'lobby_draft'))).toBe(say(optionName('second-chance-cooperative', 'lobby_draft')));
  expect(say(difficultyName('classic', 'beginner'))).toBe('Beginner');
  expect(say(endOf('classic', 'defeat'))).toMatch(/lost\.$/);
  expect(say(endOf('classic', 'defeat', true)).length).toBeLessThan(say(endOf('classic', 'defeat')).length);
  expect(ruleName('C-VAR-01')).not.toBe('');
});

test('what the catalogue does not know is said as tidily as can be', () => {
  expect(say(titleName('an-expansion'))).toBe('An expansion');
  expect(titleSummary('an-expansion')).toBeNull();
  expect(say(optionName('an-expansion', 'some_option'))).toBe('Some option');
  expect(optionHelp('an-expansion', 'some_option')).toBeNull();
  expect(say(optionValue('an-expansion', 'some_option', 'any_decade'))).toBe('any decade');
  expect([true, false, 12].map((value) => say(optionValue('an-expansion', 'some_option', value)))).toEqual(['on', 'off', '12']);
  expect(say(difficultyName('an-expansion', 'very_hard'))).toBe('Very hard');
  expect(say(endOf('an-expansion', 'all_gone'))).toBe('All gone');
  expect(ruleName('X-1')).toBe('');
});

test('bots have words, and strange ones their own spec', () => {
  expect(botName('greedy:heedless')).toMatch(/^Heedless/);
  expect(botName('greedy', true)).toBe('greedy');
  expect(botName('mine:3')).toBe('mine:3');
  expect(botHelp('mine:3')).toBe('');
});

test('levels of bots have a name, a word within a sentence and a sentence', () => {
  expect(botName('hard')).toBe('Hard');
  expect(botName('hard', true)).toBe('hard');
  for (const level of ['easy', 'normal', 'hard', 'expert']) expect(botHelp(level)).toMatch(/\.$/);
});

test('who gave no name is called by the seat', () => {
  expect(seatName({ seat: 1, name: 'Mei', kind: 'human' })).toBe('Mei');
  expect(seatName({ seat: 1, name: '', kind: 'human' })).toBe('Player 2');
  expect(seatName({ seat: 1, name: '', kind: 'bot' })).toBe('Bot 2');
});
