/** CO2: Second Chance, for the team and for companies. */
import { isTeam, type AnyView } from '../board/view';
import { t } from '../text';
import type { Face } from './face';
import { familyFace } from './family';

const load = () => import('../board/SecondChanceBoard.svelte');

export const competitiveFace = familyFace(t.secondChance, load);

export const cooperativeFace: Face = {
  ...competitiveFace,
  together: true,
  epithet(view) {
    const here = view as unknown as AnyView;
    return isTeam(here) ? here.epithet : null;
  },
};
