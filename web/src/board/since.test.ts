/** What the chips tell, against whole games as one seat heard them (tools/log_fixtures.py). */
import { describe, expect, it } from 'vitest';
import { QUIET } from '../lib/beats';
import { game } from '../lib/logs';
import { say } from '../words';
import { since } from './since';

describe.each(['classic3', 'team2', 'companies3'])('%s', (name) => {
  const { lines, seat, names } = game(name);

  it('tells of every player, and never that a turn begins or ends', () => {
    const told = since(lines, seat);
    expect([...told.keys()].sort()).toEqual([...names.keys()]);
    const quiet = new Set(lines.flatMap((line) => line.events).filter((event) => QUIET.has(event.kind) && event.message).map((event) => say(event.message, names)));
    for (const { all } of told.values()) for (const deed of all) expect(quiet).not.toContain(say(deed.message, names));
  });

  it('has the chief deed among the deeds of that turn', () => {
    for (let n = 20; n < lines.length; n += 17) for (const { all, chief } of since(lines.slice(0, n), seat).values()) expect(all).toContain(chief);
  });

  it('tells the same of the others before and after the first action of the own turn', () => {
    const isTurn = (event: { kind: string }) => event.kind === 'Turn';
    let told = 0;
    for (let n = 20; n < lines.length; n += 1) {
      const line = lines[n - 1];
      if (line?.kind !== 'action' || line.seat !== seat || !lines[n - 2]?.events.some(isTurn)) continue;
      if (line.events.some((event) => event.phase !== '' || isTurn(event) || event.seat !== seat)) continue;
      const [before, after] = [since(lines.slice(0, n - 1), seat), since(lines.slice(0, n), seat)];
      for (const [other, { chief, fresh }] of before) {
        if (!fresh || other === seat) continue;
        expect(after.get(other)?.chief.message).toEqual(chief.message);
        told += 1;
      }
    }
    expect(told).toBeGreaterThan(0);
  });

  it('has nothing fresh for who only watches, and nothing fresh of the own seat', () => {
    expect([...since(lines, null).values()].some((each) => each.fresh)).toBe(false);
    for (let n = 20; n < lines.length; n += 17) expect(since(lines.slice(0, n), seat).get(seat)?.fresh ?? false).toBe(false);
  });
});
