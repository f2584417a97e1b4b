import { describe, expect, it } from 'vitest';
import { aim, choices, ghost, summary } from './choices';
import { fixtures } from './fixtures';
import { arcOver, arcPoint, CLASSIC, COMPETITIVE, COOPERATIVE } from './geometry';
import { LAND } from './map';
import { follow, standing } from './pieces';
import { skyColour } from './sky';

const option = (action: number, ...anchors: string[]) => ({
  action,
  notation: '',
  verb: '',
  label: { key: 'amount-points', args: { amount: action } },
  anchors,
  preview: null,
});

describe('choices', () => {
  const options = [option(1, 'a', 'b'), option(2, 'a', 'c'), option(3, 'd')];

  it('finds the options of each place, narrowed by what is picked', () => {
    expect([...choices(options, []).keys()]).toEqual(['a', 'b', 'c', 'd']);
    expect([...choices(options, ['a']).keys()]).toEqual(['a', 'b', 'c']);
    expect(choices(options, ['a', 'c']).get('a')).toEqual([options[1]]);
  });

  it('sums up what can be done', () => {
    expect(summary(options, [], 2)).toBe('1 point; 2 points and 1 more');
    expect(ghost(options)).toBeNull();
    expect(ghost([{ ...option(1, 'a'), preview: { co2: [350, 310] } }])).toEqual({ co2: [350, 310] });
  });
});

describe('aim', () => {
  it('finds the piece that an option would put somewhere', () => {
    const propose = option(1, 'slot:EU-money', 'project:solar');
    const move = option(2, 'hand', 'slot:AS-tech');
    const talk = option(3, 'slot:AS-tech', 'summit:2:1');
    const options = [propose, move, talk];
    expect(aim(options, [propose], [])).toEqual({ kind: 'project', place: 'slot:EU-money', source: 'solar' });
    expect(aim(options, [propose, move], [])).toBeNull();
    expect(aim(options, undefined, move.anchors)).toEqual({ kind: 'scientist', place: 'slot:AS-tech', source: '' });
    expect(aim(options, [talk], [])?.place).toBe('summit:2:1');
    expect(aim(options, undefined, ['slot:NA-money', 'project:solar'])).toBeNull();
  });
});

describe('pieces', () => {
  it('keeps who stayed and moves who went', () => {
    const before = follow(
      [],
      [
        { player: 0, place: 'hand' },
        { player: 0, place: 'slot:EU-money' },
        { player: 1, place: 'hand' },
      ],
    );
    const after = follow(before, [
      { player: 0, place: 'slot:EU-tech' },
      { player: 0, place: 'hand' },
      { player: 1, place: 'hand' },
    ]);
    const moved = before.find((pawn) => pawn.place === 'slot:EU-money')?.id;
    expect(after.find((pawn) => pawn.place === 'slot:EU-tech')?.id).toBe(moved);
    expect(after.map((pawn) => pawn.id)).toEqual([1, 2, 3]);
  });

  it('counts four scientists of each player in every fixture', () => {
    for (const [name, { view }] of fixtures) expect(standing(view).length, name).toBe(4 * view.players.length);
  });
});

const LAYOUTS = [CLASSIC, COOPERATIVE, COMPETITIVE].flatMap((forms) => [forms.wide, forms.tall]);

describe('geometry', () => {
  it('has a panel and a shape for each region in both forms', () => {
    for (const layout of LAYOUTS) expect(Object.keys(layout.panels).sort()).toEqual(Object.keys(LAND).sort());
  });

  it('keeps the arc inside the picture', () => {
    for (const layout of LAYOUTS) {
      for (const share of [0, 0.5, 1]) {
        const { x, y } = arcPoint(arcOver(layout.sky.width), share, 10);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(layout.sky.width);
        expect(y).toBeGreaterThan(0);
      }
    }
  });

  it('colours the sky from clean to bad', () => {
    const classic = { lowest: 0, danger: 350, defeat: 500 };
    expect(skyColour({ ...classic, co2: 100 })).toContain('var(--sky-mid) 0%');
    expect(skyColour({ ...classic, co2: 350 })).toContain('var(--sky-bad) 0%');
    expect(skyColour({ ...classic, co2: 600 })).toContain('var(--sky-bad) 100%');
    const team = { lowest: 400, danger: 500, defeat: 500 };
    expect(skyColour({ ...team, co2: 400 })).toContain('var(--sky-mid) 0%');
    expect(skyColour({ ...team, co2: 450 })).toContain('var(--sky-bad) 0%');
    expect(skyColour({ ...team, co2: 500 })).toContain('var(--sky-bad) 100%');
  });
});
