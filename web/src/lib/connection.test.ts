import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../generated/server';
import { ANSWER_TIME, Connection, Lost, type Phase, Refused, type Socket } from './connection';

class Wire implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close() {
    this.closed = true;
  }

  greet() {
    this.onopen?.({} as never);
    this.say({ type: 'welcome', id: 0, protocol: 1, table: {} as never });
  }

  say(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: Wire[];
let phases: Phase[];
let heard: ServerMessage[];
let connection: Connection;
const newest = () => wires.at(-1) as Wire;
const phase = () => phases.at(-1)?.kind;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  phases = [];
  heard = [];
  let since = 0;
  connection = new Connection({
    url: 'ws://here',
    hello: () => ({ token: 'token', since: since++ }),
    onPhase: (each) => phases.push(each),
    onMessage: (message) => heard.push(message),
    socket: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
  });
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

test('it says hello first, and is open when it is welcome', () => {
  expect(phase()).toBe('connecting');
  newest().greet();
  expect(newest().sent[0]).toMatchObject({ type: 'hello', token: 'token', since: 0 });
  expect(phase()).toBe('open');
});

test('answers find their questions', async () => {
  newest().greet();
  const first = connection.ask({ type: 'undo' });
  const second = connection.ask({ type: 'act', seq: 1, action: 7 });
  newest().say({ type: 'ack', id: 2, seq: 5, pending: false });
  newest().say({ type: 'refused', id: 1, code: 'no_undo', error: { key: 'error-nothing-to-undo' }, rule: null });
  await expect(second).resolves.toMatchObject({ seq: 5 });
  await expect(first).rejects.toBeInstanceOf(Refused);
});

test('after a loss it comes back, each time later, and says hello with what it has seen', () => {
  newest().greet();
  const pauses: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    newest().onclose?.({ code: 1006, reason: '' });
    const last = phases.at(-1);
    if (last?.kind !== 'lost') throw new Error('not lost');
    pauses.push(last.retryAt - Date.now());
    vi.advanceTimersByTime(20_000 - 9_999);
  }
  expect(Math.max(...pauses)).toBeLessThanOrEqual(9_600);
  expect(pauses[5]).toBeGreaterThan(pauses[0] as number);
  newest().greet();
  expect(phase()).toBe('open');
  expect(newest().sent[0]).toMatchObject({ type: 'hello', since: 1 });
});

test('questions without an answer are lost, and the connection is made anew', async () => {
  newest().greet();
  const question = connection.ask({ type: 'undo' });
  const lost = expect(question).rejects.toBeInstanceOf(Lost);
  vi.advanceTimersByTime(ANSWER_TIME + 1);
  await lost;
  expect(phase()).toBe('lost');
});

test('what will never work is not tried again', () => {
  newest().onopen?.({} as never);
  newest().say({ type: 'refused', id: null, code: 'no_table', error: { key: 'error-no-table' }, rule: null });
  newest().onclose?.({ code: 4404, reason: '' });
  expect(phases.at(-1)).toEqual({ kind: 'refused', code: 'no_table', said: { key: 'error-no-table' } });
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
});

test('asking without a connection fails at once', async () => {
  await expect(connection.ask({ type: 'undo' })).rejects.toBeInstanceOf(Lost);
});

test('a server that never welcomes is given up and tried again', () => {
  newest().onopen?.({} as never);
  vi.advanceTimersByTime(10_001);
  expect(phase()).toBe('lost');
});

const STATE = { type: 'state', edition: 3, seq: 1, since: 0, position: 0, view: { heaps: [5, 4] }, log: [] } as unknown as ServerMessage;
const change = (base: number, edition: number): ServerMessage => ({
  type: 'change',
  edition,
  base,
  since: 1,
  log: [],
  patch: { seq: [edition], view: { heaps: { '1': [edition] } } },
});

test('a change comes as the whole state that it leads to', () => {
  newest().greet();
  expect(newest().sent[0]).toMatchObject({ changes: true });
  newest().say(STATE);
  newest().say(change(3, 7));
  newest().say(change(7, 8));
  expect(heard.at(-1)).toEqual({ ...STATE, edition: 8, since: 1, seq: 8, view: { heaps: [5, 8] } });
});

test('a change that does not fit is not shown, and a whole state is asked for once', () => {
  newest().greet();
  newest().say(STATE);
  newest().say(change(2, 7));
  newest().say(change(7, 8));
  expect(heard.filter((message) => message.type === 'change' || message.type === 'state')).toEqual([STATE]);
  expect(newest().sent.filter((each) => each.type === 'refresh')).toHaveLength(1);
  newest().say({ ...STATE, edition: 9 } as ServerMessage);
  newest().say(change(9, 10));
  expect(heard.at(-1)).toMatchObject({ seq: 10 });
});
