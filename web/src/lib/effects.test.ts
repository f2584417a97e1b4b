import { describe, expect, test } from 'vitest';
import type { OptionInfo } from '../generated/api';
import { withEffect, withoutEffect } from './effects';

const option = (name: string, usual: string | number, no_effect: OptionInfo['no_effect'] = []): OptionInfo => ({
  name,
  default: usual,
  kind: typeof usual === 'number' ? 'int' : 'choice',
  choices: [],
  low: null,
  high: null,
  rule: '',
  no_effect,
});

const options = [
  option('policy', '1'),
  option('tax', 1, [{ why: 'idle-no-tax', where: { policy: ['1', '3'] } }]),
  option('source', 'revenue'),
  option('size', 3, [{ why: 'idle-no-grants', where: { source: ['revenue'], policy: ['1', '2'] } }]),
  option('given', 0, [{ why: 'idle-no-permits', where: { policy: ['1', '2'] } }]),
  option('by', 'equal', [{ why: 'idle-none-given', where: { given: [0] } }]),
];

describe('options without effect', () => {
  test('are those whose reason holds, at their defaults or not', () => {
    expect([...withoutEffect(options, { policy: '2' }).keys()]).toEqual(['size', 'given', 'by']);
    expect(withoutEffect(options, {}).get('tax')).toBe('idle-no-tax');
  });

  test('need all that a reason names', () => {
    expect(withoutEffect(options, { policy: '2', source: 'd6' }).has('size')).toBe(false);
  });

  test('take their effect from those that depend on them', () => {
    expect(withoutEffect(options, { policy: '3', given: 2 }).has('by')).toBe(false);
    expect(withoutEffect(options, { policy: '2', given: 2 }).has('by')).toBe(true);
  });

  test('are not asked for', () => {
    const chosen = { policy: '3', tax: 5, given: 2, by: 'emissions' };
    expect(withEffect(options, chosen)).toEqual({ policy: '3', given: 2, by: 'emissions' });
    expect(withEffect(options, { ...chosen, policy: '2' })).toEqual({ policy: '2', tax: 5 });
  });
});
