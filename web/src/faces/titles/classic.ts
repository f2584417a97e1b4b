/** CO2 classic. */
import { t } from '../../text';
import { familyFace } from '../family';

export default familyFace(t.classic, () => import('../../board/ClassicBoard.svelte'));
