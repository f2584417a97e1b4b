/** How the first decade of a difficulty looks: a drawing, not a rule. What it means stands in its sentence. */

export interface Look {
  /** Plants from left to right. */
  readonly plants: readonly string[];
  /** How warm the sky is, from 0 to 3; the gauge is as high. */
  readonly heat: number;
  /** A sign over the land. */
  readonly sign?: string;
}

const MIXED = ['gas', 'oil', 'coal', 'oil', 'gas', 'coal'];
const LOOKS: Readonly<Record<string, Look>> = {
  'classic.drawn': { plants: Array<string>(6).fill('any-fossil'), heat: 1, sign: 'any' },
  'classic.beginner': { plants: ['gas', 'gas', 'oil', 'gas', 'coal', 'gas'], heat: 0 },
  'classic.normal': { plants: MIXED, heat: 1 },
  'classic.expert': { plants: ['coal', 'oil', 'coal', 'coal', 'gas', 'coal'], heat: 2 },
  'classic.extreme': { plants: Array<string>(6).fill('coal'), heat: 3 },
  'second-chance-cooperative.printed': { plants: ['coal', 'gas', 'wind', 'oil', 'hydro', 'coal'], heat: 1 },
  'second-chance-cooperative.inspectors': { plants: ['coal', 'gas', 'wind', 'oil', 'hydro', 'coal'], heat: 2, sign: 'inspector' },
  'second-chance-cooperative.bare': { plants: ['coal', 'oil', 'coal', 'oil', 'coal'], heat: 3, sign: 'scientist' },
  'second-chance-competitive.printed': { plants: ['coal', 'oil', 'wind', 'coal', 'gas', 'oil'], heat: 2 },
  'second-chance-competitive.gentle': { plants: ['wind', 'gas', 'solar', 'oil', 'hydro'], heat: 0 },
  'second-chance-competitive.relief': { plants: ['coal', 'oil', 'forestation', 'wind', 'gas'], heat: 1, sign: 'globe' },
  'second-chance-competitive.winnable': { plants: ['gas', 'gas', 'gas', 'oil', 'coal'], heat: 1, sign: 'tick' },
};

export const lookOf = (title: string, difficulty: string): Look => LOOKS[`${title}.${difficulty}`] ?? { plants: MIXED, heat: 1 };

/** One's own mixture: anything may come. */
export const OWN: Look = { plants: ['any-fossil', 'gas', 'any-fossil', 'coal', 'any-fossil'], heat: 1, sign: 'gear' };
