/** CO2 classic. */
import { t } from '../text';
import { familyFace } from './family';

export const classicFace = familyFace(t.classic, () => import('../board/ClassicBoard.svelte'));
