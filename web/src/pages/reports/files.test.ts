import { expect, test } from 'vitest';
import { filesOf } from './files';

test('a figure in two forms is one line, and what has no form is left out', () => {
  const files = ['tables/summary.csv', 'figures/co2.png', 'figures/co2.svg', 'figures/a.b.svg', 'nowhere'].map((path) => ({ path, bytes: 1 }));
  expect(filesOf({ id: 'smoke', files })).toEqual([
    { part: 'tables', names: [{ name: 'summary', forms: [{ form: 'csv', address: '/reports/smoke/tables/summary.csv' }] }] },
    {
      part: 'figures',
      names: [
        {
          name: 'co2',
          forms: [
            { form: 'png', address: '/reports/smoke/figures/co2.png' },
            { form: 'svg', address: '/reports/smoke/figures/co2.svg' },
          ],
        },
        { name: 'a.b', forms: [{ form: 'svg', address: '/reports/smoke/figures/a.b.svg' }] },
      ],
    },
  ]);
});
