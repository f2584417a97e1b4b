import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LogLine, State } from '../generated/server';
import { game, heard, type Heard, seen } from './logs';
import { settings } from './settings.svelte';
import { Stories } from './stories.svelte';
import type { Clock } from './ticking';
import type { View } from './view';

/** A clock that goes on when it is told to. */
class HandClock implements Clock {
  time = 0;
  readonly due = new Map<number, { at: number; run: () => void }>();
  private last = 0;

  after(milliseconds: number, run: () => void): () => void {
    const key = (this.last += 1);
    this.due.set(key, { at: this.time + milliseconds, run });
    return () => this.due.delete(key);
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const [next] = [...this.due].sort(([, a], [, b]) => a.at - b.at);
      if (!next || next[1].at > end) break;
      this.due.delete(next[0]);
      this.time = next[1].at;
      next[1].run();
    }
    this.time = end;
  }
}

/** A table that follows a game of bots, from one position with a view to the next. */
class Following {
  readonly clock = new HandClock();
  log: LogLine[] = [];
  away = false;
  seat: number | null;
  before: State | null = null;
  readonly stories: Stories;

  constructor(private readonly played: Heard) {
    this.seat = played.seat;
    this.stories = new Stories(() => ({ title: played.title, seat: this.seat, log: this.log, away: this.away }), this.clock);
  }

  view(position: number): View {
    return this.played.views[position] ?? {};
  }

  /** The state after a position, which must have a view. */
  go(position: number, more: readonly LogLine[] = []): void {
    this.log = [...this.played.lines.slice(0, position + 1), ...more];
    const state = { seq: this.log.at(-1)?.seq ?? 0, view: this.view(position), seat: this.seat, position } as unknown as State;
    const { before } = this;
    this.before = state;
    this.stories.hear(
      before,
      state,
      this.log.filter((line) => line.seq > (before?.seq ?? state.seq)),
    );
  }

  /** The kinds of all beats that are told until nothing is. */
  listen(): string[] {
    const kinds: string[] = [];
    let last: unknown = null;
    for (let n = 0; n < 4000 && this.stories.now; n += 1) {
      const { beat } = this.stories.now;
      if (beat.key !== last) kinds.push(beat.kind);
      last = beat.key;
      this.clock.pass(50);
    }
    return kinds;
  }
}

beforeEach(() => Object.assign(settings, { speed: 'normal', motion: 'system' }));
afterEach(() => Object.assign(settings, { speed: 'normal', motion: 'system' }));

describe.each(heard)('%s', (_, played) => {
  const positions = seen(played);

  test('the first state tells nothing, and neither does a reload', () => {
    const table = new Following(played);
    table.go(positions[3] ?? 0);
    expect(table.stories.now).toBeNull();
    expect(table.stories.shownView).toEqual(table.view(positions[3] ?? 0));
    expect(table.clock.due.size).toBe(0);
  });

  test('from view to view all is told once, in a short time, and then the board is exact', () => {
    const table = new Following(played);
    let beats = 0;
    for (const position of positions) {
      table.go(position);
      const began = table.clock.time;
      beats += table.listen().length;
      expect(table.clock.time - began).toBeLessThanOrEqual(13500);
      expect(table.stories.shownView).toEqual(table.view(position));
      expect(table.stories.telling).toBe(false);
      expect(table.clock.due.size).toBe(0);
    }
    expect(beats).toBeGreaterThan(20);
    table.go(positions.at(-1) ?? 0);
    expect(table.stories.now).toBeNull();
  });

  test('the curve is drawn and the companies are told of as far as it is told', () => {
    const events = (log: readonly LogLine[]): number => log.reduce((sum, line) => sum + line.events.length, 0);
    const table = new Following(played);
    let behind = 0;
    for (const position of positions) {
      table.go(position);
      while (table.stories.now) {
        expect(table.stories.curve.at(-1)?.ppm).toBe(table.stories.shownView?.['co2']);
        if (events(table.stories.toldLog) < events(table.log)) behind += 1;
        if (table.stories.told) expect(table.stories.told.co2).toBe(table.stories.shownView?.['co2']);
        table.clock.pass(100);
      }
      expect(events(table.stories.toldLog)).toBe(events(table.log));
    }
    expect(behind).toBeGreaterThan(20);
  });
});

describe('a supply phase', () => {
  // The last view before it, and the one behind it.
  const played = game('classic3');
  const from = Math.max(...seen(played).filter((position) => position < 83));
  const to = Math.min(...seen(played).filter((position) => position >= 88));

  const begun = () => {
    const table = new Following(played);
    table.go(from);
    table.go(to);
    for (let n = 0; n < 4000 && table.stories.now?.beat.kind !== 'supply'; n += 1) table.clock.pass(20);
    return table;
  };

  test('shows one plant after the other, with the air rising', () => {
    const table = begun();
    const seenAt: [number, number][] = [];
    for (let n = 0; n < 400 && table.stories.now?.beat.kind === 'supply'; n += 1) {
      const { told } = table.stories;
      if (told && seenAt.at(-1)?.[0] !== told.arrivals.length) seenAt.push([told.arrivals.length, told.co2]);
      table.clock.pass(20);
    }
    expect(seenAt.filter(([plants]) => plants > 0)).toEqual([
      [1, 300],
      [2, 340],
      [3, 380],
    ]);
  });

  test('says where in the decade it is', () => {
    expect(begun().stories.now?.stages.filter((each) => each.on)).toEqual([{ stage: 'supply', on: true }]);
    expect(begun().stories.now?.stages.map((each) => each.stage)).toEqual(['decade', 'income', 'supply', 'disaster', 'turns']);
  });

  test('the parts of the view that stay are the same things', () => {
    const table = begun();
    const before = table.stories.shownView;
    const { shown } = table.stories.now ?? { shown: 0 };
    while (table.stories.now?.shown === shown) table.clock.pass(20);
    const after = table.stories.shownView;
    expect(after).not.toBe(before);
    expect(after?.['tracks']).toBe(before?.['tracks']);
    expect(after?.['summits']).toBe(before?.['summits']);
  });

  test('going on shows all of it, going on again ends it; skipping ends everything', () => {
    const table = begun();
    table.stories.goOn();
    expect(table.stories.now).toMatchObject({ shown: 3, beat: { kind: 'supply' } });
    table.stories.goOn();
    expect(table.stories.now?.beat.kind).toBe('disaster');
    table.stories.skipAll();
    expect(table.stories.now).toBeNull();
    expect(table.stories.shownView).toEqual(table.view(to));
    expect(table.clock.due.size).toBe(0);
  });

  test('with less motion all stands there at once', () => {
    settings.motion = 'less';
    expect(begun().stories.now?.shown).toBe(3);
  });

  test('fast takes a third of the time, none tells nothing, step waits', () => {
    const time = () => {
      const table = new Following(played);
      table.go(from);
      table.go(to);
      table.listen();
      return table.clock.time;
    };
    const normal = time();
    settings.speed = 'fast';
    expect(time()).toBeLessThan(normal / 2);
    settings.speed = 'none';
    expect(time()).toBe(0);
    settings.speed = 'step';
    const table = new Following(played);
    table.go(from);
    table.go(to);
    table.clock.pass(60000);
    const kind = table.stories.now?.beat.key;
    expect(kind).toBeDefined();
    table.stories.goOn();
    expect(table.stories.now?.beat.key).not.toBe(kind);
  });

  test('nothing is told of an undo, to another seat, or to who looks at the past', () => {
    const undone = new Following(played);
    undone.go(from);
    undone.go(to, [{ seq: 9999, kind: 'undo', seat: 1, position: to, at: 0, events: [] }]);
    expect(undone.stories.now).toBeNull();
    const moved = new Following(played);
    moved.go(from);
    moved.seat = 1;
    moved.go(to);
    expect(moved.stories.now).toBeNull();
    const away = new Following(played);
    away.go(from);
    away.away = true;
    away.go(to);
    expect(away.stories.now).toBeNull();
  });

  test('no timer is left when the table is closed', () => {
    const table = begun();
    table.stories.destroy();
    expect(table.clock.due.size).toBe(0);
  });
});

describe('since the own last turn', () => {
  const played = game('classic3');

  test('places that others changed are marked, by company, until the first click', () => {
    const table = new Following(played);
    table.go(42);
    table.stories.skipAll();
    const { changed, changedBy } = table.stories;
    expect(changed.size).toBeGreaterThan(0);
    expect([...changedBy.keys()]).not.toContain(played.seat);
    const [who] = [...changedBy.keys()].filter((seat) => seat !== null);
    table.stories.only = who ?? null;
    expect(table.stories.changed).toEqual(changedBy.get(who ?? null));
    table.stories.only = null;
    table.stories.seen();
    expect(table.stories.changed.size).toBe(0);
    expect(table.stories.recap.groups.length).toBeGreaterThan(0);
  });

  test('who used the project that I paid for stands first', () => {
    // Chidi installs biomass in Asia in line 4; whoever builds it is looked up in the log.
    const slot = played.lines[4]?.events.find((event) => event.kind === 'Install')?.facts['slot'];
    const use = played.lines.find((line) => line.position > 4 && line.events.some((event) => event.kind === 'Construct' && event.facts['slot'] === slot && event.seat !== 1));
    expect(use).toBeDefined();
    const position = use?.position ?? 0;
    const log = played.lines.slice(0, position + 1);
    const view = played.views[0] ?? {};
    const stories = new Stories(() => ({ title: 'classic', seat: 1, log, away: false }), new HandClock());
    stories.hear(null, { view, seat: 1, seq: position + 1 } as unknown as State, []);
    expect(stories.recap.used).toHaveLength(1);
    expect(stories.recap.used[0]).toMatchObject({ position, message: { key: 'ui-recap-used' } });
  });
});
