/** CO2 classic. */
import { familyFace } from '../family';

export default familyFace('classic', 'classic', () => import('../../board/ClassicBoard.svelte'));
