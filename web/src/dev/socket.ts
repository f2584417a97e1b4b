/**
 * A server that only remembers: the messages of a fixture, as a real one sent them. What changes a game is answered at
 * once with the same decision at the next position: whoever clicks once more than he meant to would decide twice. What
 * the client sends is told to the window (`sent`); the event `elsewhere` moves on without being asked.
 */
import type { Welcome, State, Previews, ServerMessage } from '../generated/server';

/** What to do on the page before it is looked at. */
export type Step =
  | { readonly click: string }
  | { readonly hover: string }
  | { readonly key: string }
  /** Let the story go on to the first beat of this kind. */
  | { readonly beat: string }
  /** Send the next state. */
  | { readonly push: true };

/** A situation at a table, made by tools/table_fixtures.py. */
export interface TableFixture {
  readonly name: string;
  readonly welcome: Welcome;
  readonly states: readonly State[];
  readonly previews: Previews | null;
  /** Answers to questions by their type; `explain` by its anchors. */
  readonly answers: Readonly<Record<string, ServerMessage>>;
  readonly steps: readonly Step[];
}

/** Questions that a server answers with another position. */
const CHANGES: ReadonlySet<string> = new Set(['act', 'undo', 'redo', 'reset_turn', 'consent']);

type Heard = ((event: never) => void) | null;

export class FixtureSocket {
  static readonly OPEN = 1;
  static open: FixtureSocket | null = null;
  static fixture: TableFixture;

  onopen: Heard = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: Heard = null;
  readonly readyState = FixtureSocket.OPEN;
  private told = 0;
  private last: State | null = null;

  constructor() {
    FixtureSocket.open = this;
    addEventListener('elsewhere', this.elsewhere);
    setTimeout(() => this.onopen?.(undefined as never));
  }

  send(text: string): void {
    const { type, id, anchor } = JSON.parse(text) as { type: string; id: number; anchor?: string };
    dispatchEvent(new CustomEvent('sent', { detail: text }));
    if (type === 'hello') {
      this.tell(FixtureSocket.fixture.welcome);
      this.next();
      return;
    }
    if (CHANGES.has(type) && this.last) {
      this.moveOn(this.last, id);
      return;
    }
    const { answers } = FixtureSocket.fixture;
    const answer = answers[anchor ? `${type} ${anchor}` : type] ?? answers[type];
    this.tell(
      answer
        ? { ...answer, id }
        : { type: 'refused', id, code: 'fixture', error: { key: 'error-failed', args: {} }, rule: null },
    );
  }

  /** The next state of the fixture. */
  next(): void {
    const { states, previews } = FixtureSocket.fixture;
    const state = states[this.told];
    if (!state) return;
    this.told += 1;
    this.last = state;
    this.tell(state);
    if (previews?.seq === state.seq) this.tell(previews);
  }

  /** The same decision once more, at the next position; `id` is the question that led there, if one did. */
  private moveOn(state: State, id: number | null): void {
    const next: State = { ...state, seq: state.seq + 1, position: state.position + 1, since: state.seq, log: [] };
    this.last = next;
    if (id !== null) this.tell({ type: 'ack', id, seq: next.seq, pending: false });
    this.tell(next);
  }

  /** Somebody else has decided: the event `elsewhere`. */
  private readonly elsewhere = (): void => {
    if (this.last) this.moveOn(this.last, null);
  };

  close(): void {
    this.onmessage = null;
    removeEventListener('elsewhere', this.elsewhere);
  }

  private tell(message: unknown): void {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }
}
