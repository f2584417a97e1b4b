/** How a key of a sheet takes its option. */
import type { TableStore } from './table.svelte';

/** A key says what it does: one click or tap takes it, but none that was meant for what stood there a moment before. */
export const takenBy =
  (store: TableStore) =>
  (action: number, event?: MouseEvent): void => {
    const { choosing } = store;
    choosing.hint(action);
    if (event) choosing.press(action, event);
    else void choosing.act(action);
  };
