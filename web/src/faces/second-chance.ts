/** CO2: Second Chance, for the team and for companies. */
import type { CooperativeView } from '../board/view';
import type { View } from '../lib/table.svelte';
import { t } from '../text';
import type { Face, Finding } from './face';
import { familyFace } from './family';

const load = () => import('../board/SecondChanceBoard.svelte');
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

export const competitiveFace = familyFace(t.secondChance, load);

export const cooperativeFace: Face = {
  ...competitiveFace,
  together: true,
  epithet: (view) => team(view).epithet,
  report(view, names) {
    const here = team(view);
    const goals = here.environment.reduce((sum, group) => sum + group.goals.length, 0);
    const claimed = here.un_claimed.length;
    const left = here.un_goals.length;
    return [
      { key: 'score', label: c.points, value: String(here.score), met: here.score >= 0 },
      { key: 'co2', label: c.co2, value: c.ppm(here.co2, here.defeat), met: here.co2 <= here.defeat },
      { key: 'un', label: c.unGoals, value: c.claimed(claimed, claimed + left, here.un_unclaimed_most), met: left <= here.un_unclaimed_most },
      { key: 'goals', label: c.environmental, value: c.achieved(goals - here.goals_open, goals), met: null },
      ...here.players.map((_, seat) => privateGoals(here, seat, names[seat] ?? '')),
    ];
  },
};
