/** Lessons: when a step is done, and what is remembered of them. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Done } from '../generated/api';
import type { LogLine } from '../generated/server';
import { begin, doneOf, finish, keepRunning, learning, nextOf, running, stopRunning } from './progress';
import { regionOf } from './places';
import { atPath, eventsSince, kindOf, met } from './steps';

const line = (position: number, kind: string, seat: number | null): LogLine => ({
  seq: position + 1,
  kind: 'action',
  seat,
  position,
  at: 0,
  events: [{ kind, seat, phase: '', facts: {}, message: null, changes: {}, words: {} }],
});
const looks = (path: string, op: Done['op'], value: Done['value'] = null): Done => ({ event: null, path, op, value });

describe('a step', () => {
  const view = { co2: 350, end: null, players: [{ score: 7, loan: false }] };

  test('is done when its number or word is so', () => {
    expect(met(looks('co2', '<', 370), view, new Set())).toBe(true);
    expect(met(looks('co2', '<', 350), view, new Set())).toBe(false);
    expect(met(looks('co2', '<=', 350), view, new Set())).toBe(true);
    expect(met(looks('players.0.score', '>', 6), view, new Set())).toBe(true);
    expect(met(looks('players.0.score', '>=', 8), view, new Set())).toBe(false);
    expect(met(looks('players.0.loan', '==', false), view, new Set())).toBe(true);
    expect(met(looks('co2', '!=', 351), view, new Set())).toBe(true);
    expect(met(looks('end', 'set'), view, new Set())).toBe(false);
    expect(met(looks('end', 'set'), { ...view, end: 'decades' }, new Set())).toBe(true);
    expect(met(looks('players.3.score', '!=', 0), view, new Set())).toBe(false);
  });

  test('is done by an own event since it began', () => {
    const log = [line(4, 'Install', 0), line(5, 'Construct', 1), line(6, 'Propose', 0)];
    const done: Done = { event: 'Install', path: null, op: null, value: null };
    expect(met(done, {}, eventsSince(log, 3, 0))).toBe(true);
    expect(met(done, {}, eventsSince(log, 4, 0))).toBe(false);
    expect(eventsSince(log, 3, 1)).toEqual(new Set(['Construct']));
  });

  test('knows the kind of an action and the region of a place', () => {
    expect(kindOf('move hand EU-tech')).toBe('move');
    expect(kindOf('end')).toBe('end');
    expect(regionOf('slot:EU-tech')).toBe('EU');
    expect(regionOf('summit:4:2')).toBeUndefined();
    expect(atPath({ a: [1, { b: 2 }] }, 'a.1.b')).toBe(2);
    expect(atPath(null, 'a')).toBeUndefined();
  });
});

describe('what is remembered', () => {
  beforeEach(() => localStorage.clear());

  test('are chapters that are done, and where one was', () => {
    const chapters = ['aim', 'supply', 'end'];
    expect(nextOf('classic', chapters)).toBe('aim');
    begin('classic', 'supply');
    expect(nextOf('classic', chapters)).toBe('supply');
    finish('classic', 'supply');
    finish('classic', 'supply');
    expect(doneOf('classic')).toEqual(['supply']);
    expect(nextOf('classic', chapters)).toBe('end');
    finish('classic', 'end');
    expect(nextOf('classic', chapters)).toBe('aim');
    finish('classic', 'aim');
    expect(nextOf('classic', chapters)).toBeNull();
    expect(learning()).toEqual({ version: 1, done: { classic: ['supply', 'end', 'aim'] }, at: { classic: 'supply' } });
  });

  test('is one chapter in the middle, until it is over', () => {
    const now = { title: 'classic', chapter: 'aim', table: 'T1', index: 1, begun: [124, 124] };
    keepRunning(now);
    expect(running('classic', 'aim')).toEqual(now);
    expect(running('classic', 'end')).toBeNull();
    stopRunning();
    expect(running('classic', 'aim')).toBeNull();
  });

  test('is nothing if something else is kept there', () => {
    for (const kept of ['{"version":2}', 'null', '[]', '{"version":1}', 'nonsense']) {
      localStorage.setItem('keeling.learning', kept);
      expect(learning()).toEqual({ version: 1, done: {}, at: {} });
    }
  });
});
