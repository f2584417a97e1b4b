import { describe, expect, test } from 'vitest';
import type { Option } from '../generated/server';
import { literal, message } from '../words';
import { balanceOf, namesAmong, signOf, signsAmong } from './labels';

const option = (verb: string, label: Option['label']): Option => ({ action: 1, verb, label, notation: verb, anchors: [], preview: null });
const propose = (source: string) => option('propose', message('label-propose', { source, slot: message('slot', { region: 'region-EU' }) }) as Option['label']);

describe('options beside each other', () => {
  test('are called by what they differ in', () => {
    expect(namesAmong([propose('source-solar'), propose('source-wind')])).toEqual([message('source-solar'), message('source-wind')]);
  });

  test('are called by all that they do if they differ in more, or stand alone', () => {
    const [solar, end] = [propose('source-solar'), option('end', message('label-end') as Option['label'])];
    expect(namesAmong([solar, end])).toEqual([solar.label, end.label]);
    expect(namesAmong([solar])).toEqual([solar.label]);
    const bids = [3, 4].map((amount) => option('choose', message('label-classic-bid', { amount }) as Option['label']));
    expect(namesAmong(bids)).toEqual(bids.map((each) => each.label));
  });

  test('have the sign of their source, or of their verb', () => {
    expect(signOf(propose('source-cold-fusion'))).toEqual({ source: 'cold-fusion', planned: true });
    expect(signOf(option('market', message('label-buy', { amount: 3, what: literal('x') }) as Option['label']))).toEqual({ icon: 'market' });
  });

  test('have the sign of the plant they are about, dirty or clean', () => {
    const build = (plant: string) => signOf(option('build', message('label-policy-build', { plant, region: 'region-AS' }) as Option['label']));
    expect(build('plant-coal')).toEqual({ icon: 'coal' });
    expect(build('plant-cold-fusion-2')).toEqual({ source: 'cold-fusion', planned: false });
  });

  test('have the sign of the place each leads to, if they are about the same', () => {
    const move = (to: string) => ({ ...option('scientist', message('label-move', { origin: 'source-solar' }) as Option['label']), anchors: ['slot:AS-money', to] });
    expect(signsAmong([move('hand'), move('card:11'), move('summit:2:2')])).toEqual([{ icon: 'scientist' }, { icon: 'card' }, { icon: 'summit' }]);
    expect(signsAmong([move('summit:2:2'), move('summit:3:1')])).toEqual([signOf(move('summit:2:2')), signOf(move('summit:3:1'))]);
  });
});

test('a preview in words: costs, then gains, then the air', () => {
  const changes = { 'players.0.ceps': [3, 2], 'players.0.cubes': [1, 4], 'players.1.cubes': [1, 9], co2: [390, 360] } as Record<string, [number, number]>;
  const goods = { cubes: 'amount-cubes', ceps: 'amount-ceps' };
  expect(balanceOf(changes, goods, 0)).toEqual([
    message('ui-play-costs', { what: message('amount-ceps', { amount: 1 }) }),
    message('ui-play-gains', { what: message('amount-cubes', { amount: 3 }) }),
    message('ui-play-costs', { what: message('ui-play-ppm', { amount: 30 }) }),
  ]);
  expect(balanceOf(changes, goods, null)).toHaveLength(1);
});
