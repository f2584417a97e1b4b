/** A server that only remembers: the messages of a fixture, as a real one sent them. */
import type { Welcome, State, Previews, ServerMessage } from '../generated/server';

/** What to do on the page before it is looked at. */
export type Step =
  | { readonly click: string }
  | { readonly hover: string }
  | { readonly key: string }
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

  constructor() {
    FixtureSocket.open = this;
    setTimeout(() => this.onopen?.(undefined as never));
  }

  send(text: string): void {
    const { type, id, anchor } = JSON.parse(text) as { type: string; id: number; anchor?: string };
    if (type === 'hello') {
      this.tell(FixtureSocket.fixture.welcome);
      this.next();
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
    this.tell(state);
    if (previews?.seq === state.seq) this.tell(previews);
  }

  close(): void {
    this.onmessage = null;
  }

  private tell(message: unknown): void {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }
}
