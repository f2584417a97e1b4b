/** Turns, by the name that all titles share: the kind of action that ends one. */
import { type Choice, kindOf } from './selection';

const ENDS = 'end';

export const endsTurn = (option: Choice): boolean => kindOf(option) === ENDS;
