/** CO2: Second Chance for the team. */
import type { CooperativeView } from '../../board/view';
import type { View } from '../../lib/view';
import { literal, message, seat as seatId } from '../../words';
import type { Face, Finding } from '../face';
import companies from './second-chance-competitive';

const team = (view: View) => view as unknown as CooperativeView;

/** The Private Goals of a player as far as they are known. */
function privateGoals(view: CooperativeView, seat: number): Finding {
  const { goals, hidden_goals: hidden } = view.players[seat] ?? { goals: [], hidden_goals: 0 };
  const achieved = goals.filter((goal) => goal.achieved);
  const said = [...achieved, ...goals.filter((goal) => !goal.achieved)].map((goal) =>
    goal.achieved
      ? message('ui-report-private-done', { goal: goal.text })
      : message('ui-report-private-open', { goal: goal.text, now: goal.progress, least: goal.least }),
  );
  const [first, second] = said;
  const known = hidden === 0 || achieved.length > 0;
  return {
    key: `private-${seat}`,
    label: message('ui-report-private-of', { player: seatId(seat) }),
    value: first ? (second ? message('ui-report-private-two', { first, second }) : first) : message('ui-report-hidden'),
    met: known ? achieved.length > 0 : null,
  };
}

const face: Face = {
  ...companies,
  together: true,
  epithet: (view) => {
    const said = team(view).epithet;
    return said === null ? null : message('epithet', { rank: said.rank, name: said.name });
  },
  report(view) {
    const here = team(view);
    const goals = here.environment.reduce((sum, group) => sum + group.goals.length, 0);
    const claimed = here.un_claimed.length;
    const all = claimed + here.un_goals.length;
    /** A victory met everything, a defeat missed one thing; whether it would have met the others nobody asked. */
    const met = (...reasons: string[]) => (here.end === 'victory' ? true : reasons.includes(here.end ?? '') ? false : null);
    return [
      { key: 'score', label: message('ui-report-points'), value: literal(String(here.score)), met: met('score_below_zero') },
      { key: 'co2', label: message('ui-report-co2'), value: message('ui-report-ppm', { now: here.co2, limit: here.defeat }), met: met('too_much_co2') },
      { key: 'un', label: message('ui-report-un-goals'), value: message('ui-report-claimed', { claimed, all, left: here.un_unclaimed_most }), met: met('un_goals_unclaimed') },
      { key: 'goals', label: message('ui-report-environmental'), value: message('ui-report-achieved', { done: goals - here.goals_open, all: goals }), met: null, counts: true },
      ...here.players.map((_, seat) => privateGoals(here, seat)),
    ];
  },
};

export default face;
