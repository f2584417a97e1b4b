import { describe, expect, test } from 'vitest';
import { faceOf } from '../faces';
import { say } from '../words';
import { type Beat, beatsOf, eventsOf } from './beats';
import { game, heard, type Heard, seen } from './logs';
import { signed } from './words';

const GOODS = { money: 'amount-money', cubes: 'amount-cubes', ceps: 'amount-ceps', score: 'amount-points' };

const told = (played: Heard, from = 0, to = played.lines.length, seat: number | null = played.seat) =>
  beatsOf(played.lines.slice(from, to), played.lines.slice(0, from), {
    seat,
    face: faceOf(played.title),
    view: played.views[seen(played).at(-1) ?? 0] ?? {},
    goods: GOODS,
  });

/** A beat in one line: kind, large word, things, sum. */
function inShort(beat: Beat, names: readonly string[]): string {
  const items = beat.items.map((item) => [say(item.name, names), ...item.shares.map((share) => `${share.total ? share.amount : signed(share.amount)} ${share.icon}`)].join(' '));
  return [beat.kind, say(beat.act), ...items, beat.sum ? `${beat.sum.before} → ${beat.sum.after} ${beat.sum.of}` : ''].filter(Boolean).join(' | ');
}

describe.each(heard)('%s', (_, played) => {
  test('every event is in exactly one beat, or behind the last one', () => {
    for (const seat of [played.seat, null]) {
      const { beats, rest } = told(played, 0, undefined, seat);
      const all = played.lines.flatMap((line) => line.events);
      const used = [...beats.flatMap(eventsOf), ...rest];
      expect(used).toHaveLength(all.length);
      expect(new Set(used)).toEqual(new Set(all));
    }
  });

  test('line by line nothing else is told than all at once, but for stories that go on', () => {
    const alone = played.lines.flatMap((__, n) => told(played, n, n + 1).beats);
    const count = (beats: readonly Beat[]) => beats.flatMap((beat) => beat.items).length;
    expect(count(alone)).toBe(count(told(played).beats));
  });

  test('an own action is no beat; what happens to all behind it is', () => {
    for (const beat of told(played).beats) if (beat.kind === 'move') expect(played.lines[beat.position]?.seat).not.toBe(played.seat);
    const watched = told(played, 0, undefined, null).beats.filter((beat) => beat.kind === 'move');
    expect(watched.some((beat) => beat.seat === played.seat)).toBe(true);
  });

  test('every sentence can be said', () => {
    for (const beat of told(played).beats) {
      const words = [say(beat.act, played.names), ...beat.sentences.map((each) => say(each, played.names)), ...beat.items.map((item) => say(item.name, played.names))];
      expect(words.join(' ')).not.toContain('⟦');
      expect(say(beat.act, played.names)).not.toBe('');
    }
  });

  test('the sums of the air follow the log', () => {
    for (const { kind, sum, items } of told(played).beats) {
      if (sum?.of !== 'ppm' || (kind !== 'supply' && kind !== 'event')) continue;
      const shares = items.flatMap((item) => item.shares).filter((share) => share.icon === 'chimney');
      expect(shares.reduce((all, share) => all + share.amount, sum.before)).toBe(sum.after);
    }
  });
});

describe('the stories of a decade', () => {
  const stories = (name: string, from: number, to: number) => {
    const played = game(name);
    return told(played, from, to)
      .beats.filter((beat) => beat.kind !== 'move')
      .map((beat) => inShort(beat, played.names));
  };

  test('in classic', () => {
    expect(stories('classic3', 83, 89)).toEqual([
      'decade | 1990 | Mei',
      'income | 1990 | Mei +7 points | Chidi +9 points',
      'supply | 1990 | Africa +20 chimney | Asia +40 chimney | Oceania +40 chimney | 280 → 380 ppm',
      'disaster | South America | Mei −1 cube | Ada −1 cube',
    ]);
    const [disaster] = told(game('classic3'), 88, 89).beats.slice(-1);
    expect(disaster).toMatchObject({ struck: ['SA'], spared: [1] });
    expect(stories('classic-defeat4', 106, 107).slice(-1)).toEqual(['end | The end']);
  });

  test('in a team of Second Chance', () => {
    expect(stories('team2', 51, 53)).toEqual([
      'income | 2010 | Chidi +9 points | 16 → 25 points',
      'goals | 2010 | 25 → 13 points',
      'supply | 2010 | North America +40 chimney | Europe +30 chimney | Africa +40 chimney | Asia +30 chimney | 400 → 540 ppm',
      'supply | 2010 | from the air −130 chimney | 540 → 410 ppm',
      'decade | 2020 | Chidi',
    ]);
  });

  test('between companies of Second Chance', () => {
    expect(stories('companies3', 97, 100)).toEqual([
      'income | 2020 | Chidi +12 points | Mei +11 points',
      'disaster | North America | Chidi −1 cube −3 points',
      'decade | 2030 | Ada',
      'supply | 2030 | South America +30 chimney | Europe +20 chimney | Africa +40 chimney | Oceania +30 chimney | 250 → 370 ppm',
    ]);
  });

  test('a disaster says what its heading does not', () => {
    const said = ['classic3', 'companies3'].flatMap((name) => {
      const played = game(name);
      const disasters = told(played, 0, 1000).beats.filter((beat) => beat.kind === 'disaster');
      return disasters.map((beat) => beat.sentences.map((each) => each.key));
    });
    expect(said.length).toBeGreaterThan(2);
    expect(said.flat()).not.toContain('tell-companies-event');
  });

  test('in Climate Policy', () => {
    expect(stories('policy3', 51, 56)).toEqual([
      'event | Europe | Europe +40 chimney | 230 → 270 ppm',
      'tax | 1970 | Chidi −1 money | South America −30 chimney | Mei −2 money | 270 → 240 ppm',
      'grants | 1970 | Chidi +6 money',
      'decade | 1980',
      'income | 1980 | Ada +6 money | Chidi +3 money | Mei +5 money',
    ]);
  });

  test('in turns: control that changes hands, a summit, a goal', () => {
    const played = game('classic3');
    const beats = told(played, 38, 39).beats;
    expect(beats.map((beat) => inShort(beat, played.names))).toEqual(['move | 2010', 'control | North America | Chidi']);
    expect(beats[0]?.anchors).toContain('region:NA');
    expect(stories('classic3', 50, 51)).toEqual(['goal | Goal | Chidi +4 points']);
    expect(stories('classic3', 200, 201)).toEqual(['summit | Buenos Aires']);
  });
});
