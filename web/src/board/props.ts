/** What a board is given, and what it says. */
import type { Option } from '../generated/server';
import type { Changes } from './choices';

export interface Given<View> {
  view: View;
  /** What the seat can do now; empty if it is not asked. */
  options?: readonly Option[];
  /** The places chosen so far. */
  picked?: readonly string[];
  /** Places that the log points at. */
  highlighted?: readonly string[];
  /** The own seat; null for a spectator. */
  seat?: number | null;
  names?: readonly string[];
  /** What an option that is looked at elsewhere (in the list) would change; the board finds its own otherwise. */
  preview?: Changes | null;
  /** Force a form; by default the width of the board decides. */
  form?: 'wide' | 'tall' | 'auto';
  onpick?: (anchor: string) => void;
  /** A place was clicked that no option touches: why not? */
  onask?: (anchor: string) => void;
  onhover?: (anchor: string | null) => void;
  /** Takes an option at once. */
  onact?: (action: number) => void;
}
