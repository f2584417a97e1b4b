/** The functions behind the boards of the family: who is which pawn, where things lie, what an option aims at. */
import { describe, expect, it } from 'vitest';
import { layWorld, type WorldLayout } from '../stage/world';
import { aimOf } from './aim';
import { BLOCK, blockWidth, STORM } from './block';
import { named } from './drawing';
import { fixtures } from './fixtures';
import { follow, standing } from './pieces';
import { regionOf, tabsFor } from './places';
import { discsOf } from './tracks';
import { openCards } from './view';

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

describe('aim', () => {
  const option = (action: number, ...anchors: string[]) => ({ action, notation: '', verb: '', label: { key: '', args: {} }, anchors, preview: null });
  const solar = option(1, 'slot:EU-money', 'project:solar');
  const wind = option(2, 'slot:EU-money', 'project:wind');
  const move = option(3, 'hand', 'slot:EU-tech');

  it('is the project of the only option that is left', () => {
    expect(aimOf([solar, wind, move], [], new Set(['slot:EU-money', 'project:solar']))).toEqual({ slot: 'EU-money', source: 'solar' });
    expect(aimOf([solar, wind, move], ['slot:EU-money'], new Set())).toBeNull();
    expect(aimOf([solar, wind, move], ['slot:EU-tech'], new Set())).toBeNull();
    expect(aimOf([solar], [], new Set())).toBeNull();
  });
});

describe('places', () => {
  it('lie in tabs and regions', () => {
    const { view, seat } = named('team-mid4');
    const tabOf = tabsFor(view, seat);
    expect(['slot:EU-money', 'track:solar', 'market', 'summit:1:2', 'env:3', 'hand'].map(tabOf)).toEqual(['world', 'sources', 'market', 'summits', 'goals', null]);
    for (const { card, player } of openCards(view)) expect(tabOf(`card:${card.card}`)).toBe(player === seat ? null : 'summits');
    expect(['slot:EU-money', 'region:AF', 'space:OC:2', 'market'].map(regionOf)).toEqual(['EU', 'AF', 'OC', null]);
  });
});

/** The sizes of the stage: at 1366 x 768, 1280 x 720 and the least desk; a tablet of 820 x 1180 and the least one. */
const STAGES = [
  ['desk', 898, 428],
  ['desk', 878, 418],
  ['desk', 838, 388],
  ['tablet', 820, 634],
  ['tablet', 760, 494],
] as const;
const SPACES: Readonly<Record<string, number>> = { NA: 5, SA: 4, EU: 5, AF: 3, AS: 6, OC: 4 };

const blocksOf = ({ plots }: WorldLayout) =>
  Object.entries(plots).map(([region, { block }]) => ({
    region,
    left: block.x,
    right: block.x + Math.max(blockWidth(SPACES[region] ?? 0), block.plants + blockWidth(SPACES[region] ?? 0) * Number(block.plants === 0)),
    top: block.y - 4,
    bottom: block.y + BLOCK.height,
  }));

describe('the world', () => {
  it.each(STAGES)('%s %i x %i: every block lies inside and clear of the others', (form, width, height) => {
    const layout = layWorld(form, { width, height });
    const { box } = layout;
    const blocks = blocksOf(layout);
    expect(blocks).toHaveLength(6);
    for (const block of blocks) {
      expect(block.left, block.region).toBeGreaterThanOrEqual(box.x);
      expect(block.right, block.region).toBeLessThanOrEqual(box.x + box.width);
      expect(block.top, block.region).toBeGreaterThanOrEqual(box.y);
      expect(block.bottom, block.region).toBeLessThanOrEqual(box.y + box.height);
      for (const other of blocks) {
        if (other === block) continue;
        const apart = other.left >= block.right || other.right <= block.left || other.top >= block.bottom || other.bottom <= block.top;
        expect(apart, `${block.region} and ${other.region}`).toBe(true);
      }
    }
  });

  it('shows an event of any region on the desk it was drawn for', () => {
    const { box, plots } = layWorld('desk');
    for (const { block } of Object.values(plots)) expect(block.x + STORM.x - STORM.r).toBeGreaterThanOrEqual(box.x);
  });
});

describe('discs', () => {
  it.each([1, 2, 3, 4, 5])('%i on one space stand inside it and apart', (players) => {
    const cell = { width: 16, height: 26 };
    const discs = discsOf(Array.from({ length: players }, () => 3), cell);
    for (const disc of discs) {
      expect(disc.x - disc.size).toBeGreaterThanOrEqual(2 * cell.width - 0.5);
      expect(disc.x + disc.size).toBeLessThanOrEqual(3 * cell.width + 0.5);
      expect(disc.y - disc.size).toBeGreaterThanOrEqual(-0.5);
      expect(disc.y + disc.size).toBeLessThanOrEqual(cell.height + 0.5);
      expect(disc.size).toBeGreaterThanOrEqual(3.9);
      for (const other of discs) if (other !== disc) expect(Math.hypot(disc.x - other.x, disc.y - other.y)).toBeGreaterThanOrEqual(7.5);
    }
  });
});
