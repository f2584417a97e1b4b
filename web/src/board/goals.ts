/** The goals that lie before the own seat. */
import type { Option } from '../generated/server';
import { type Message, message, type Words } from '../words';
import { worth } from './text';
import type { AnyView, PrivateGoal } from './view';

export interface OwnGoal {
  readonly card: number;
  readonly kind: 'private' | 'company' | 'offered';
  /** The place it is on the board; null for one that nothing can be done with. */
  readonly anchor: string | null;
  readonly heading: Message;
  readonly state: Words | null;
  readonly text: Words;
  /** What a Company Goal is worth now; null while it is only offered. */
  readonly points: number | null;
  /** How far a Private Goal has come. */
  readonly meter: { readonly now: number; readonly least: number } | null;
  /** Where its progress stands in the view. */
  readonly path: string | null;
  readonly done: boolean;
  /** Given up. */
  readonly gone: boolean;
}

const COMPANY = { meter: null, path: null, done: false, kind: 'company', heading: message('ui-board-company-goal') } as const;

const privateGoal = (goal: PrivateGoal, path: string): OwnGoal => ({
  card: goal.card,
  kind: 'private',
  anchor: null,
  heading: message('ui-board-private-goal'),
  state: goal.achieved ? message('ui-board-achieved') : message('ui-board-progress', { now: Math.min(goal.progress, goal.least), least: goal.least }),
  text: goal.text,
  points: null,
  meter: { now: goal.progress, least: goal.least },
  path,
  done: goal.achieved,
  gone: false,
});

export function ownGoals(view: AnyView, seat: number | null, there: ReadonlyMap<string, readonly Option[]>): readonly OwnGoal[] {
  const own = seat === null ? undefined : view.players[seat];
  if (!own) return [];
  if ('hidden_goals' in own) return own.goals.map((goal, n) => privateGoal(goal, `players.${seat}.goals.${n}.progress`));
  if ('goals' in own) {
    const offered = own.goals.some((goal) => goal.state === 'offered');
    const single = own.goals.some((goal) => there.has(`goal:${goal.card}`));
    return own.goals
      .filter((goal) => goal.state !== 'rejected')
      .map((goal, n) => ({
        ...COMPANY,
        card: goal.card,
        kind: offered ? 'offered' : 'company',
        anchor: single || offered || n > 0 ? `goal:${goal.card}` : 'goal',
        heading: message(offered ? 'ui-board-offered-goal' : 'ui-board-company-goal'),
        state: offered ? null : worth(goal.points, goal.state === 'discarded', goal.state === 'scored'),
        text: goal.text,
        points: offered ? null : goal.points,
        gone: goal.state === 'discarded',
      }));
  }
  if (!own.goal) return [];
  const { card, points, text } = own.goal;
  return [{ ...COMPANY, card, anchor: 'goal', state: worth(points, own.goal_discarded, view.end !== null), text, points, gone: own.goal_discarded }];
}
