/** CO2: Second Chance for companies, each for itself. */
import { familyFace } from '../family';

export default familyFace('second', 'second-chance', () => import('../../board/SecondChanceBoard.svelte'));
