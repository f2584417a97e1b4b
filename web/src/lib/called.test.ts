import { expect, test } from 'vitest';
import type { OptionInfo, TitleInfo } from '../generated/api';
import { say } from '../words';
import { botName, difficultyName, endOf, headingOf, optionHelp, optionName, optionValue, seatName, titleName } from './called';

test('what the catalogue does not know is said as tidily as can be', () => {
  const option = { name: 'some_option', help: 'Whether CO2 counts.' } as unknown as OptionInfo;
  expect(say(titleName('an-expansion'))).toBe('an expansion');
  expect(say(headingOf({ name: 'an-expansion', heading: 'CO2: more' } as unknown as TitleInfo))).toBe('CO₂: more');
  expect(say(optionName('an-expansion', 'some_option'))).toBe('Some option');
  expect(say(optionHelp('an-expansion', option))).toBe('Whether CO₂ counts.');
  expect(say(optionValue('an-expansion', 'some_option', 'any_decade'))).toBe('any decade');
  expect([true, false, 12].map((value) => say(optionValue('an-expansion', 'some_option', value)))).toEqual(['on', 'off', '12']);
  expect(say(difficultyName('an-expansion', 'Very hard'))).toBe('Very hard');
  expect(say(endOf('an-expansion', 'all_gone'))).toBe('All gone');
});

test('bots have words, and strange ones their own spec', () => {
  expect(botName('greedy:heedless')).toMatch(/^Heedless/);
  expect(botName('mine:3')).toBe('mine:3');
});

test('who gave no name is called by the seat', () => {
  expect(seatName({ seat: 1, name: 'Player 2', kind: 'human' })).toBe('Player 2');
  expect(seatName({ seat: 1, name: '', kind: 'human' })).toBe('Player 2');
  expect(seatName({ seat: 1, name: '', kind: 'bot' })).toBe('Bot 2');
  expect(seatName({ seat: 1, name: 'Player 3', kind: 'human' })).toBe('Player 3');
});
