/** Looking back: an old position instead of the present one, and the numbers of all of them. */
import type { AskedMessage } from '../generated/server';
import type { TableStore } from './table.svelte';
import type { View } from './view';

export interface Looked {
  position: number;
  view: View;
  asked: AskedMessage | null;
}

export class Past {
  /** The old position that is shown; null for the present. */
  shown: Looked | null = $state.raw(null);

  private wanted: number | null = null;

  constructor(private readonly store: TableStore) {}

  async look(position: number): Promise<void> {
    const { state, connection, asking, choosing } = this.store;
    if (!state || position >= state.position) {
      this.live();
      return;
    }
    const busy = this.wanted !== null;
    this.wanted = position;
    if (busy) return; // The newest wish is asked when the answer to the last one has come.
    let asked = -1;
    while (this.wanted !== null && this.wanted !== asked) {
      asked = this.wanted;
      try {
        const answer = await connection.ask({ type: 'look', position: asked });
        if (answer.type === 'looked' && this.wanted !== null) {
          this.shown = { position: asked, view: answer.view, asked: answer.asked };
          choosing.clear();
        }
      } catch (error) {
        asking.report(error);
        break;
      }
    }
    this.wanted = null;
  }

  /** Back to the present. */
  live(): void {
    this.wanted = null;
    this.shown = null;
  }

  /** Public numbers at every position. */
  async chart(paths: string[]): Promise<Record<string, (number | null)[]>> {
    const answer = await this.store.connection.ask({ type: 'chart', paths });
    return answer.type === 'charted' ? answer.series : {};
  }
}
