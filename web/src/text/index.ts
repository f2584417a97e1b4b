/** The language of the client. A further language is a file like en.ts with the same shape. */
import { en } from './en';

export type Catalogue = typeof en;
export const t: Catalogue = en;
