/** The board of classic against the fixtures of tools/board_fixtures.py, and how every board lets itself be used. */
import { cleanup, fireEvent } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { at, draw, expectDrawn, glowing, named, SLOW } from './drawing';
import { fixtures } from './fixtures';

afterEach(cleanup);

const all = [...fixtures].filter(([, fixture]) => fixture.title === 'classic');

describe('every fixture', () => {
  it('is there for all numbers of players, start to end', () => {
    const players = new Set(all.map(([, fixture]) => fixture.view.players.length));
    expect([...players].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(all.length).toBeGreaterThan(20);
  });

  it.each(all)('%s: what can be picked and every fact is drawn once', SLOW, (_, fixture) => expectDrawn(fixture, 'wide'));

  it.each(['start1', 'late5', 'draft4'])('%s: the same in the tall form', SLOW, (name) => expectDrawn(named(name), 'tall'));
});

describe('deciding', SLOW, () => {
  it('narrows what glows by what is picked', () => {
    const fixture = named('start4');
    const root = draw(fixture, { picked: ['slot:EU-money'] });
    const expected = fixture.options
      .filter((option) => option.anchors.includes('slot:EU-money'))
      .flatMap((o) => o.anchors);
    expect(glowing(root)).toEqual(new Set(expected));
    expect(at(root, 'slot:EU-money')?.getAttribute('aria-pressed')).toBe('true');
  });

  it('picks by click, Enter and Space, and asks about the rest', async () => {
    const fixture = named('start4');
    const onpick = vi.fn();
    const onask = vi.fn();
    const root = draw(fixture, { onpick, onask });
    const slot = at(root, 'slot:EU-money');
    const goal = at(root, `ungoal:${fixture.view.un_goals[0]?.card ?? 0}`);
    if (!slot || !goal) throw new Error('the places are missing');
    await fireEvent.click(slot);
    await fireEvent.keyDown(slot, { key: 'Enter' });
    await fireEvent.keyDown(slot, { key: ' ' });
    expect(onpick.mock.calls).toEqual([['slot:EU-money'], ['slot:EU-money'], ['slot:EU-money']]);
    await fireEvent.click(goal);
    expect(onask.mock.calls).toEqual([[goal.getAttribute('data-anchor')]]);
  });

  it('says what is under the pointer and the focus', async () => {
    const onhover = vi.fn();
    const root = draw(named('mid4'), { onhover });
    const market = at(root, 'market');
    if (!market) throw new Error('the market is missing');
    const drawn = market.parentElement ?? market;
    await fireEvent.pointerEnter(drawn);
    await fireEvent.pointerLeave(drawn);
    await fireEvent.focus(market);
    expect(onhover.mock.calls).toEqual([['market'], [null], ['market']]);
  });

  it('shows what an option would change', () => {
    const fixture = named('income2');
    const option = fixture.options[1];
    const root = draw(fixture, { preview: option?.preview });
    const [path, change] = Object.entries(option?.preview ?? {})[0] ?? [];
    expect(path).toMatch(/^players/);
    const changed = [...root.querySelectorAll('.changed')].map((each) => each.textContent);
    expect(changed.join(' ')).toContain(String(change?.[1]));
  });

  it('marks what the log points at', () => {
    const root = draw(named('mid4'), { highlighted: ['region:EU', 'plant:solar', 'co2'] });
    const pointed = [...root.querySelectorAll('.pointed[data-anchor], .pointed > [data-anchor]')].map((each) =>
      each.getAttribute('data-anchor'),
    );
    expect(new Set(pointed)).toEqual(new Set(['region:EU', 'plant:solar', 'co2']));
  });

  it('shows a spectator no hand and nothing to pick', () => {
    const root = draw(named('mid4'), { seat: null, options: [] });
    expect(root.querySelectorAll('.can')).toHaveLength(0);
    expect(root.querySelector('.hand')).toBeNull();
  });
});
