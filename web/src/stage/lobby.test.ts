import { describe, expect, it } from 'vitest';
import { message } from '../words';
import { halves, sceneOf, tokensOf } from './lobby';

const need = (key: string, args?: Record<string, string>) => message(key, args);

describe('the picture of a lobby card', () => {
  it('is what the card asks for', () => {
    expect(sceneOf(need('need-install', { source: 'source-solar' }))).toEqual({ kind: 'plant', source: 'solar' });
    expect(sceneOf(need('need-summit', { source: 'source-cold-fusion' }))).toEqual({ kind: 'talk', source: 'cold-fusion' });
    expect(sceneOf(need('need-propose', { place: 'region-AF' }))).toEqual({ kind: 'land', region: 'AF' });
    const lot = message('need-propose', { place: message('space-of-grant', { grant: 'grant-tech' }) });
    expect(sceneOf(lot)).toEqual({ kind: 'lot', icon: 'cube' });
    expect(sceneOf(need('need-sell'))).toEqual({ kind: 'icon', icon: 'market' });
  });

  it('has a token of what the card gives, or two to choose from', () => {
    expect(tokensOf(message('effect-money', { amount: 3 }))).toEqual([{ icon: 'money', source: null, text: '+3' }]);
    expect(tokensOf(message('effect-discount', { amount: 3 }))).toEqual([{ icon: 'money', source: null, text: '−3' }]);
    expect(tokensOf(message('effect-knowledge', { amount: 1, source: 'source-wind' }))).toEqual([{ icon: null, source: 'wind', text: '+1' }]);
    expect(tokensOf(message('effect-moves', { amount: 1 }))).toEqual([{ icon: 'scientist', source: null, text: '' }]);
    const either = message('either', { first: message('effect-money', { amount: 2 }), second: message('effect-cubes', { amount: 2 }) });
    expect(tokensOf(either).map((token) => token.icon)).toEqual(['money', 'cube']);
  });

  it('reads a card that asks for nothing as its effect alone', () => {
    const main = message('effect-money', { amount: 2 });
    expect(halves(main)).toEqual({ need: null, effect: main });
  });
});
