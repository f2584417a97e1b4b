import { beforeEach, expect, test } from 'vitest';
import { dropSeat, forget, keep, kept, keptTables, linkTo, tokensIn } from './memory';
import { parse } from './route.svelte';

beforeEach(() => localStorage.clear());

const TOKEN = 'a'.repeat(43);
const HOST = 'B_-0'.repeat(10);

test('tokens stand behind the #', () => {
  expect(tokensIn(`#${TOKEN}`)).toEqual({ token: TOKEN, host: null });
  expect(tokensIn(`#${TOKEN}.${HOST}`)).toEqual({ token: TOKEN, host: HOST });
  expect(tokensIn('#half')).toEqual({ token: null, host: null });
  expect(tokensIn('')).toEqual({ token: null, host: null });
  expect(new URL(linkTo('T1', TOKEN, HOST)).hash).toBe(`#${TOKEN}.${HOST}`);
  expect(new URL(linkTo('T1', TOKEN, HOST)).search).toBe('');
});

test('what is known of a table grows', () => {
  keep('T1', { seats: { 0: 'x' }, host: 'h' });
  keep('T1', { seats: { 2: 'y' }, status: 'playing' });
  expect(kept('T1')).toMatchObject({ seats: { 0: 'x', 2: 'y' }, host: 'h', status: 'playing' });
  dropSeat('T1', 0);
  expect(kept('T1')?.seats).toEqual({ 2: 'y' });
  forget('T1');
  expect(keptTables()).toEqual([]);
});

test('broken storage is no storage', () => {
  localStorage.setItem('keeling.tables', '{broken');
  expect(keptTables()).toEqual([]);
  keep('T1', {});
  expect(keptTables()).toHaveLength(1);
});

test('addresses', () => {
  expect(parse('/')).toEqual({ page: 'home' });
  expect(parse('/new/nim')).toEqual({ page: 'new', title: 'nim' });
  expect(parse('/table/Ab_-9')).toEqual({ page: 'table', table: 'Ab_-9' });
  expect(parse('/table/../etc').page).toBe('nothing');
  expect(parse('/table').page).toBe('nothing');
});
