/** CO2: Second Chance for companies, each for itself. */
import { t } from '../../text';
import { familyFace } from '../family';

export default familyFace(t.secondChance, () => import('../../board/SecondChanceBoard.svelte'));
