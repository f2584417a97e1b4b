/** Going back: the last decision, the own turn, or any position, alone or with the consent of the others. */
import { message } from '../words';
import type { TableStore } from './table.svelte';
import { ownSince } from './turn';

export class Undoing {
  /** Whether the last decision can be taken back alone, with consent, or not. */
  readonly kind = $derived.by(() => this.store.state?.undo.undo ?? 'no');

  /**
   * Where a reset of the turn goes: to the begin of the own turn, and never beyond. Null unless this seat is asked and
   * has taken several decisions in this turn (one is taken back by `undo`) that it can take back alone.
   */
  readonly resetTo: number | null = $derived.by(() => {
    const { state, seat, myTurn, log } = this.store;
    if (!state || seat === null || !myTurn || !state.undo.reset_turn || state.undo.reset_to === null) return null;
    const to = Math.max(ownSince(log, seat), state.undo.reset_to);
    return to < state.position - 1 ? to : null;
  });

  constructor(private readonly store: TableStore) {}

  readonly undo = (): Promise<boolean> => this.store.asking.tryTo({ type: 'undo' }, message('ui-undo-asked-others'));

  readonly resetTurn = async (): Promise<boolean> => this.resetTo !== null && this.goTo(this.resetTo);

  goTo(position: number): Promise<boolean> {
    return this.store.asking.tryTo({ type: 'undo', to: position }, message('ui-undo-asked-others'));
  }

  consent(yes: boolean): Promise<boolean> {
    return this.store.asking.tryTo({ type: 'consent', yes });
  }
}
