/** What is told of what happened: nothing yet. */
import type { LogLine, State } from '../generated/server';
import type { CurvePoint, Told } from '../stage/given';
import type { View } from './view';

export class Stories {
  readonly now: object | null = null;
  readonly telling: boolean = false;
  readonly told: Told | null = null;
  readonly changed: ReadonlySet<string> = new Set();
  readonly curve: readonly CurvePoint[] = [];
  readonly shownView: View | null = null;
  recapOpen = $state(false);

  constructor(_of: () => unknown) {}

  destroy(): void {}
  hear(_before: State | null, _state: State, _news: readonly LogLine[]): void {}
  readonly goOn = (): void => {};
  readonly skipAll = (): void => {};
  readonly seen = (): void => {};
}
