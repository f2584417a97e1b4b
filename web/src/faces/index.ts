/** The faces of the titles: `titles/NAME.ts` is the one of the title called so. */
import type { Face } from './face';
import { plain } from './plain';

const found = import.meta.glob<Face>('./titles/*.ts', { eager: true, import: 'default' });

/** How a title looks; a title without a face of its own is shown plainly. */
export function faceOf(title: string): Face {
  return found[`./titles/${title}.ts`] ?? plain;
}
