/** What an answer says: sure differences with their direction, others as chance, and the picture in words. */
import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EstimateView, FanView, WhatIfView } from '../generated/api';
import { language, message, say } from '../words';
import FanChart from './FanChart.svelte';
import { chartSaid, co2Said, defeatSaid, firstRow, worthSaid } from './whatif';

const figure = (mean: number, low: number | null, high: number | null): EstimateView => ({ mean, low, high });
const fan = (from: number): FanView => ({ p5: [from, from - 20], p25: [from + 10, from], p50: [from + 20, from + 10], p75: [from + 30, from + 20], p95: [from + 40, from + 60] });
const NAMES = ['Ada', 'Ben'];

/** Two decades of one round and an upkeep; the second one under another policy. */
const found = (more: Partial<WhatIfView['difference']> = {}): WhatIfView => ({
  title: 'climate-policy',
  players: 2,
  record: '',
  decade: 2,
  changed: { policy: '2' },
  games: 100,
  bot: 'greedy',
  year: '1980',
  years: ['1970', '1980'],
  rows: [1, 2].flatMap((decade) => [{ decade, round: 1 }, { decade, round: 0 }]),
  limit: 500,
  own_options: {},
  options: {},
  own: { co2: [100, 140, 200], lost: true, worth: [0, 0] },
  as_it_was: { fan: fan(300), co2: figure(310, 300, 320), defeat: figure(0.4, 0.3, 0.5), worth: [figure(9, 8, 10), figure(9, 8, 10)] },
  what_if: { fan: fan(200), co2: figure(210, 200, 220), defeat: figure(0.1, 0.05, 0.2), worth: [figure(9, 8, 10), figure(9, 8, 10)] },
  difference: { co2: figure(-100, -110, -90), defeat: figure(-0.3, -0.4, -0.2), worth: [figure(-4.4, -6, -2), figure(5, 1, 9)], ...more },
  digest: '',
});

beforeAll(() => language.need('client-policy', 'client-whatif', 'climate-policy'));

describe('an answer', () => {
  it('says how much less or more there is, for sure', () => {
    expect(say(co2Said(found()))).toBe('In the end 100 ppm less (90 to 110): 210 ppm instead of 310.');
    expect(say(co2Said(found({ co2: figure(12, 3, 21) })))).toContain('12 ppm more (3 to 21)');
    expect(say(defeatSaid(found()))).toBe('Everybody lost in 10 % of the games instead of 40 %: 20 to 40 points less.');
  });

  it('calls chance what may be chance', () => {
    expect(say(co2Said(found({ co2: figure(-3, -9, 3) })))).toMatch(/may be chance \(from .9 to 3\)/);
    expect(say(defeatSaid(found({ defeat: figure(-0.1, -0.3, 0.1) })))).toContain('may be chance');
    expect(say(worthSaid(found({ worth: [figure(1, -1, 3), figure(0, null, null)] })))).toContain('For no company');
  });

  it('names who gains first and who loses then', () => {
    expect(say(worthSaid(found()), NAMES)).toBe('Ben gains 5 points (1 to 9) and Ada loses 4 points (2 to 6).');
  });

  it('says the picture by decades, also of a game that was over before', () => {
    expect(firstRow(found())).toBe(2);
    expect(say(chartSaid(found(), message('ui-whatif-heading')))).toMatch(/1980: the game was over, played on by bots 310 ppm, what if 210 ppm \(180 to 260 /);
  });

  it('draws a line and two fans without a hole', () => {
    const root = render(FanChart, { found: found(), width: 600, height: 300, letters: 16 }).container;
    expect(root.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
    expect(root.querySelectorAll('.before path, .after path')).toHaveLength(6);
    expect(root.querySelector('.own')?.getAttribute('d')?.split('L')).toHaveLength(3);
  });
});
