import { describe, expect, test } from 'vitest';
import type { LogLine } from '../generated/server';
import { ownSince } from './turn';

const event = (kind: string) => ({ kind, seat: null, phase: '', facts: {}, message: null, changes: {}, words: {} });

/** A log from who decided and what happened: `0 Propose`, `1 EndTurn Turn`; a line without anybody is the start. */
const log = (...lines: string[]): LogLine[] =>
  lines.map((text, position) => {
    const [seat, ...kinds] = text.split(' ');
    const start = seat === 'start';
    return {
      seq: position + 1,
      kind: start ? 'start' : 'action',
      seat: start ? null : Number(seat),
      position,
      at: 0,
      events: kinds.map(event),
    };
  });

describe('the own doings of a turn begin', () => {
  test.each([
    ['nowhere, at the start of a game', ['start Turn'], 0],
    ['behind what the others decided', ['start Turn', '1 Propose', '1 EndTurn Turn', '0 Propose', '0 Sell'], 2],
    ['now, when the others have decided last', ['start Turn', '0 Propose', '0 EndTurn Turn', '1 EndTurn Turn'], 3],
    ['now, when the own turn has just begun, also alone', ['start Turn', '0 Propose', '0 EndTurn Turn'], 2],
    ['behind the own last turn, also alone', ['start Turn', '0 Propose', '0 EndTurn Turn', '0 Propose', '0 Sell'], 2],
    ['behind a decision of which nothing is known', ['start', '0', '0 Sell'], 1],
  ])('%s', (_what, lines, position) => {
    expect(ownSince(log(...lines), 0)).toBe(position);
  });
});
