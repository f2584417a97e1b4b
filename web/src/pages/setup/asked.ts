/** The variants people ask for, by title: they stand open, everything else is folded. Each with its sign. */

const MOST = 4;
const ASKED: Readonly<Record<string, readonly string[]>> = {
  classic: ['lobby_draft', 'auction', 'safe_zone_end', 'final_income'],
  'second-chance-cooperative': ['lobby_draft', 'supply_start', 'bonus_recipient', 'fossil_mix'],
  'second-chance-competitive': ['lobby_draft', 'company_goals', 'bonus_recipient', 'fossil_mix'],
  'climate-policy': ['trade_mode', 'hidden_stock', 'dividend', 'permits_given'],
};
const SIGNS: Readonly<Record<string, string>> = {
  lobby_draft: 'card',
  auction: 'crown',
  safe_zone_end: 'globe',
  final_income: 'points',
  supply_start: 'storm',
  bonus_recipient: 'research',
  fossil_mix: 'chimney',
  company_goals: 'goal',
  trade_mode: 'market',
  hidden_stock: 'eye',
  dividend: 'money',
  permits_given: 'permit',
};

/** Which of these options stand open; a title from elsewhere shows its first ones. */
export const askedFor = (title: string, options: readonly string[]): readonly string[] => ASKED[title] ?? options.slice(0, MOST);

export const signOf = (option: string): string => SIGNS[option] ?? 'gear';
