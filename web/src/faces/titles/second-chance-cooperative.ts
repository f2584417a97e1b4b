/** CO2: Second Chance for the team. */
import type { CooperativeView } from '../../board/view';
import type { View } from '../../lib/view';
import { t } from '../../text';
import type { Face, Finding } from '../face';
import companies from './second-chance-competitive';

const team = (view: View) => view as unknown as CooperativeView;
const c = t.secondChance.report;

/** The Private Goals of a player as far as they are known. */
function privateGoals(view: CooperativeView, seat: number, name: string): Finding {
  const { goals, hidden_goals: hidden } = view.players[seat] ?? { goals: [], hidden_goals: 0 };
  const achieved = goals.filter((goal) => goal.achieved);
  const said = [...achieved, ...goals.filter((goal) => !goal.achieved)].map((goal) =>
    c.privateGoal(goal.text, goal.achieved, goal.progress, goal.least),
  );
  const known = hidden === 0 || achieved.length > 0;
  return {
    key: `private-${seat}`,
    label: c.privateOf(name),
    value: said.join(c.and) || c.hidden,
    met: known ? achieved.length > 0 : null,
  };
}

const face: Face = {
  ...companies,
  together: true,
  epithet: (view) => team(view).epithet,
  report(view, names) {
    const here = team(view);
    const goals = here.environment.reduce((sum, group) => sum + group.goals.length, 0);
    const claimed = here.un_claimed.length;
    const all = claimed + here.un_goals.length;
    /** A victory met everything, a defeat missed one thing; whether it would have met the others nobody asked. */
    const met = (...reasons: string[]) => (here.end === 'victory' ? true : reasons.includes(here.end ?? '') ? false : null);
    return [
      { key: 'score', label: c.points, value: String(here.score), met: met('score_below_zero') },
      { key: 'co2', label: c.co2, value: c.ppm(here.co2, here.defeat), met: met('too_much_co2') },
      { key: 'un', label: c.unGoals, value: c.claimed(claimed, all, here.un_unclaimed_most), met: met('un_goals_unclaimed') },
      { key: 'goals', label: c.environmental, value: c.achieved(goals - here.goals_open, goals), met: null },
      ...here.players.map((_, seat) => privateGoals(here, seat, names[seat] ?? '')),
    ];
  },
};

export default face;
