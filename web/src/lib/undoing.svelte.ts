/**
 * Going back and forth: the last decision, the own turn, or any position, alone or with the consent of the others, and
 * playing again what was taken back. What takes back somebody else's decision asks first.
 */
import type { UndoInfo } from '../generated/server';
import { literal, message, type Sayable, seat as seatId, type Words } from '../words';
import type { Question } from './connection';
import type { TableStore } from './table.svelte';

/** Something that is asked before it is done: what would happen, the word for doing it, and the way to do it. */
export interface Sure {
  readonly said: Sayable;
  readonly yes: Sayable;
  readonly act: () => Promise<boolean>;
}

export class Undoing {
  /** What is asked before it is done. */
  sure: Sure | null = $state.raw(null);

  private readonly info: UndoInfo | null = $derived.by(() => this.store.state?.undo ?? null);
  /** Whether the last decision can be taken back alone, with consent, or not. */
  readonly kind: UndoInfo['undo'] = $derived.by(() => this.info?.undo ?? 'no');
  /** What undo would take back, and from whom. */
  readonly what: Words | null = $derived.by(() => this.taken(this.info?.what ?? null, this.info?.seats ?? [], this.info?.count ?? 0));
  /** Whether this turn holds decisions of this seat that it can take back together. */
  readonly canReset: boolean = $derived.by(() => this.store.myTurn && (this.info?.reset_turn ?? false));
  readonly resetWhat: Words = $derived.by(() => this.counted(this.info?.reset_seats ?? [], this.info?.reset_count ?? 0));
  readonly canRedo: boolean = $derived.by(() => this.info?.redo ?? false);
  readonly redoWhat: Words | null = $derived.by(() => this.info?.redo_what ?? null);

  constructor(private readonly store: TableStore) {}

  readonly undo = async (): Promise<boolean> => {
    if (this.kind === 'no') return false;
    const all = this.counted(this.info?.seats ?? [], this.info?.count ?? 0);
    return this.kind === 'free' ? this.whenSure(this.info?.seats ?? [], all, { type: 'undo' }) : this.ask({ type: 'undo' });
  };

  readonly resetTurn = async (): Promise<boolean> =>
    this.canReset && this.whenSure(this.info?.reset_seats ?? [], this.resetWhat, { type: 'reset_turn' });

  readonly redo = async (): Promise<boolean> => this.canRedo && this.ask({ type: 'redo' });

  /** Take back everything after a position, as soon as somebody has said that this is what he wants. */
  goBackTo(position: number): void {
    const count = (this.store.state?.position ?? 0) - position;
    const since = this.store.log.filter((line) => line.kind === 'action' && line.position > position);
    const whose = [...new Set(since.map((line) => line.seat).filter((seat) => seat !== null))];
    this.wonder(this.counted(whose, count), { type: 'undo', to: position });
  }

  consent(yes: boolean): Promise<boolean> {
    return this.ask({ type: 'consent', yes });
  }

  /** Do what was asked about, or leave it. */
  answer(yes: boolean): void {
    const { sure } = this;
    this.sure = null;
    if (yes && sure) void sure.act();
  }

  private ask(question: Question): Promise<boolean> {
    return this.store.asking.tryTo(question, message('ui-undo-asked-others'));
  }

  /** At once if only own decisions are taken back; otherwise somebody is asked whether he wants that. */
  private async whenSure(seats: readonly number[], what: Words, question: Question): Promise<boolean> {
    if (seats.every((seat) => seat === this.store.seat)) return this.ask(question);
    this.wonder(what, question);
    return false;
  }

  private wonder(what: Words, question: Question): void {
    this.sure = { said: message('ui-play-sure', { what }), yes: message('ui-play-sure-yes'), act: () => this.ask(question) };
  }

  private taken(what: Words | null, seats: readonly number[], count: number): Words | null {
    if (what === null || count === 0) return null;
    return count === 1 && seats.every((seat) => seat === this.store.seat) ? message('ui-play-takes-back', { what }) : message('ui-play-takes-back-more', { what, all: this.counted(seats, count) });
  }

  /** So many decisions, and whose. */
  private counted(seats: readonly number[], count: number): Words {
    const others = seats.filter((seat) => seat !== this.store.seat).map((seat) => seatId(seat));
    return others.length > 0 ? message('ui-play-moves-of', { count, others }) : count > 0 ? message('ui-play-moves', { count }) : literal('');
  }
}
