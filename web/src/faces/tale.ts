/** How the events of a title become stories: which step is told as a part of what. */
import type { View } from '../lib/view';

/** What is told between turns, and in them beside the actions themselves. */
export type SceneKind =
  | 'decade'
  | 'income'
  | 'supply'
  | 'disaster'
  | 'event'
  | 'goals'
  | 'tax'
  | 'permits'
  | 'grants'
  | 'summit'
  | 'control'
  | 'goal'
  | 'end';

/** A step of a decade, in the order of the rulebook: something that is told, or the turns between. */
export type Stage = SceneKind | 'turns';

export interface Tale {
  /** Steps between turns, by their names or by what is said of them. What is not named goes with what was told before it. */
  readonly between: Readonly<Record<string, SceneKind>>;
  /** Steps in turns that are worth a story of their own; all others are part of the action. */
  readonly inTurns: Readonly<Record<string, SceneKind>>;
  /** Steps that begin another story, even one of the same kind. */
  readonly begin: ReadonlySet<string>;
  /** The step in which somebody pays for a project, and the one in which a project is used up. */
  readonly pays: ReadonlySet<string>;
  readonly uses: ReadonlySet<string>;
  /** The stages of a decade. */
  stages(view: View): readonly Stage[];
}

const none: ReadonlySet<string> = new Set();

export const untold: Tale = { between: {}, inTurns: {}, begin: none, pays: none, uses: none, stages: () => [] };

const ORDERS: Readonly<Record<string, readonly Stage[]>> = {
  classic: ['decade', 'income', 'supply', 'disaster', 'turns'],
  team: ['turns', 'income', 'goals', 'supply', 'decade'],
  companies: ['supply', 'turns', 'income', 'disaster', 'decade'],
};

function familyOrder(view: View): readonly Stage[] {
  const name = 'environment' in view ? 'team' : 'floor' in view ? 'companies' : 'classic';
  return ORDERS[name] ?? [];
}

/** Classic and both modes of Second Chance. */
export const familyTale: Tale = {
  between: {
    NextDecade: 'decade',
    GiveStartTile: 'decade',
    SplitIncome: 'income',
    IncomeMoney: 'income',
    IncomePoints: 'income',
    DrawFossil: 'supply',
    LowerCo2: 'supply',
    ExchangePoints: 'supply',
    BuyForSupply: 'supply',
    Disaster: 'disaster',
    Event: 'disaster',
    GiveCube: 'disaster',
    NeglectRegion: 'disaster',
    PayFine: 'disaster',
    PayForOpenGoals: 'goals',
    AdvanceInspector: 'goals',
    FinalScoring: 'end',
    FinalTest: 'end',
    FinishGame: 'end',
  },
  inTurns: {
    CloseSummit: 'summit',
    DrawSummit: 'summit',
    TakeControl: 'control',
    ScoreUnGoal: 'goal',
    ClaimUnGoal: 'goal',
    AchieveGoal: 'goal',
  },
  begin: new Set(['NextDecade', 'LowerCo2', 'Disaster', 'Event', 'TakeControl', 'CloseSummit']),
  pays: new Set(['Install', 'Prepare']),
  uses: new Set(['Construct', 'Build']),
  stages: familyOrder,
};

const flag = (view: View, name: string): boolean => Boolean((view['policy'] as Record<string, unknown> | undefined)?.[name]);

/** Climate Policy. */
export const policyTale: Tale = {
  between: {
    DrawEvent: 'event',
    PlacePlant: 'event',
    PayTax: 'tax',
    'tell-policy-demolished-for-tax': 'tax',
    'tell-policy-demolished-for-permits': 'permits',
    Comply: 'permits',
    PayFine: 'permits',
    LowerPermitPrices: 'permits',
    RaiseGrants: 'grants',
    DrawSummit: 'grants',
    PayGrant: 'grants',
    PayDividend: 'grants',
    ReturnGrants: 'grants',
    Decade: 'decade',
    IntroducePermits: 'decade',
    Income: 'income',
    FinalScoring: 'end',
    ScoreCompany: 'end',
    FinishGame: 'end',
  },
  inTurns: {},
  begin: new Set(['DrawEvent', 'Decade']),
  pays: none,
  uses: none,
  stages: (view) => [
    'turns',
    'event',
    ...(flag(view, 'taxes') ? (['tax'] as const) : []),
    ...(flag(view, 'permits') ? (['permits'] as const) : []),
    ...(flag(view, 'grants') ? (['grants'] as const) : []),
    'decade',
    'income',
  ],
};
