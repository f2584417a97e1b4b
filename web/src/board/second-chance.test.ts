/** The boards of Second Chance against fixtures of every kind of decision that it asks (tools/board_fixtures.py). */
import { cleanup } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { at, draw, expectDrawn, glowing, named, SLOW } from './drawing';
import { fixtures } from './fixtures';
import { say } from '../words';
import { openCards } from './view';

afterEach(cleanup);

const all = [...fixtures].filter(([, fixture]) => fixture.title !== 'classic');

describe('every fixture', () => {
  it('is there for all numbers of players, start to end', () => {
    const players = (title: string) =>
      [...new Set(all.filter(([, each]) => each.title === title).map(([, each]) => each.view.players.length))].sort();
    expect(players('second-chance-cooperative')).toEqual([1, 2, 3, 4]);
    expect(players('second-chance-competitive')).toEqual([2, 3, 4]);
    expect(all.length).toBeGreaterThan(30);
  });

  it.each(all)('%s: what can be picked and every fact is drawn once', SLOW, (_, fixture) => expectDrawn(fixture, 'wide'));

  it.each(['team-mid4', 'team-late3', 'companies-mid4'])('%s: the same in the tall form', SLOW, (name) => expectDrawn(named(name), 'tall'));
});

describe('deciding', SLOW, () => {
  it('shows how open cards can be visited', () => {
    const fixture = named('team-mid4');
    const root = draw(fixture, { picked: ['hand'] });
    const cards = fixture.options
      .filter((option) => option.anchors[0] === 'hand' && option.anchors[1]?.startsWith('card:'))
      .map((option) => option.anchors[1]);
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) expect(glowing(root)).toContain(card);
    for (const { card } of openCards(fixture.view)) {
      expect(at(root, `card:${card.card}`)?.getAttribute('aria-label')).toContain(say(card.minor));
    }
  });

  it('shows what an option would do to the points of the team and to the CO₂', () => {
    const fixture = named('team-reduce4');
    const option = fixture.options.find((each) => each.preview && 'score' in each.preview);
    const root = draw(fixture, { preview: option?.preview });
    const [, points] = option?.preview?.['score'] ?? [];
    const [, ppm] = option?.preview?.['co2'] ?? [];
    expect(root.querySelector('.changed')?.textContent).toContain(String(points));
    expect(root.querySelector('.read')?.textContent).toContain(`→ ${ppm}`);
  });

  it('offers two Company Goals to choose from', () => {
    const root = draw(named('companies-goal2'));
    expect([...glowing(root)].every((anchor) => anchor?.startsWith('goal:'))).toBe(true);
    expect(glowing(root).size).toBe(2);
  });

  it.each(['team-mid4', 'companies-mid4'])('%s: shows a spectator no hand and nothing to pick', (name) => {
    const root = draw(named(name), { seat: null, options: [] });
    expect(root.querySelectorAll('.can')).toHaveLength(0);
    expect(root.querySelector('.hand')).toBeNull();
  });
});
