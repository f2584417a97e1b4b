import { expect, test } from 'vitest';
import { tableIn } from './join';

test.each([
  ['https://play.example/table/aB3_x-9Q#token', '/table/aB3_x-9Q#token'],
  ['  /table/aB3_x-9Q  ', '/table/aB3_x-9Q'],
  ['aB3_x-9Q#token.host', '/table/aB3_x-9Q#token.host'],
  ['aB3_x-9Q', '/table/aB3_x-9Q'],
])('%s leads to a table', (text, address) => expect(tableIn(text)).toBe(address));

test.each(['', 'x', 'two words', 'https://play.example/new/classic', 'https://play.example/'])('“%s” names no table', (text) =>
  expect(tableIn(text)).toBeNull(),
);
