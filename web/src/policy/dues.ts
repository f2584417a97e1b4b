/** What a company is asked for at the end of a decade, in numbers and words. */
import type { AskedMessage } from '../generated/server';
import { t } from '../words';
import { dollars } from './text';
import type { PolicyView } from './view';

export interface Due {
  readonly amount: string;
  readonly what: string;
  readonly have: string;
  readonly held: string;
  readonly icon: string;
}

/** The dues that a decision asks about; null if it asks for something else. */
export function duesOf(view: PolicyView, asked: Pick<AskedMessage, 'kind' | 'player'>): Due | null {
  const company = view.players[asked.player];
  if (!company) return null;
  switch (asked.kind) {
    case 'TaxBill':
      return { amount: dollars(company.tax_due), what: t('ui-policy-dues-tax', { ppm: company.liable_ppm }), have: dollars(company.money), held: t('ui-policy-dues-money'), icon: 'money' };
    case 'ShowPermits':
      return {
        amount: String(company.permits_needed),
        what: t('ui-policy-dues-permits', { ppm: company.liable_ppm }),
        have: String(company.permits),
        held: t('ui-policy-dues-held'),
        icon: company.permits < company.permits_needed ? 'money' : 'permit',
      };
    default:
      return null;
  }
}
