/** A WebSocket that comes back: greeting, questions with answers, whole states of what has changed, and trying again after a loss. */
import type { ClientMessage, Hello } from '../generated/client';
import type { Change, ServerMessage, State } from '../generated/server';
import type { Sayable } from '../words';
import { type Patch, patched } from './patches';

export type Phase =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  | { readonly kind: 'lost'; readonly tries: number; readonly retryAt: number }
  | { readonly kind: 'refused'; readonly code: string; readonly said: Sayable }
  | { readonly kind: 'closed' };

type Asking<M> = M extends { id: unknown } ? Omit<M, 'id'> : never;
export type Question = Asking<Exclude<ClientMessage, Hello>>;
export type Answer = Extract<ServerMessage, { type: 'ack' | 'explained' | 'previewed' | 'looked' | 'charted' | 'tale' | 'hinted' | 'still' | 'aim' }>;

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly said: Sayable,
    readonly rule: string | null,
  ) {
    super(code);
  }
}

/** The connection was lost before the answer came. */
export class Lost extends Error {}

export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

export interface Wires {
  url: string;
  hello: () => Omit<Hello, 'type' | 'id'>;
  onPhase: (phase: Phase) => void;
  /** Changes come as the whole states that they lead to. */
  onMessage: (message: Exclude<ServerMessage, Change>) => void;
  socket?: (url: string) => Socket;
}

const FINAL_CODES: Record<number, string> = { 4400: 'bad_message', 4403: 'wrong_token', 4404: 'no_table' };
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
export const ANSWER_TIME = 12_000;
/** Thinking takes longer, and others may be before us. */
const THINKING_TIME = 120_000;
const THOUGHT: ReadonlySet<Question['type']> = new Set(['hint', 'still'] as const);
const GREETING_TIME = 10_000;

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

export class Connection {
  private socket: Socket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private greeted = false;
  private nextId = 1;
  private ended = false;
  private lastRefusal: { code: string; error: Sayable } | null = null;
  /** The newest state as it was sent; null until a whole one comes. */
  private held: State | null = null;
  private refreshing = false;
  private readonly waiting = new Map<number, Waiting>();

  constructor(private readonly wires: Wires) {}

  /** Connect, or connect anew at once. */
  open(): void {
    clearTimeout(this.timer);
    this.drop();
    if (this.ended) return;
    this.wires.onPhase({ kind: 'connecting' });
    this.greeted = false;
    this.lastRefusal = null;
    this.held = null;
    this.refreshing = false;
    const make = this.wires.socket ?? ((url: string) => new WebSocket(url) as unknown as Socket);
    const socket = make(this.wires.url);
    this.socket = socket;
    this.timer = setTimeout(() => this.lose(socket, 0), GREETING_TIME);
    socket.onopen = () => {
      if (socket === this.socket) socket.send(JSON.stringify({ type: 'hello', id: 0, changes: true, previews: false, ...this.wires.hello() }));
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => this.lose(socket, event.code);
  }

  /** End for good. */
  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.drop();
    this.wires.onPhase({ kind: 'closed' });
  }

  /** Ask something; Refused or Lost if it was not done. */
  ask(question: Question): Promise<Answer> {
    const socket = this.socket;
    if (!socket || !this.greeted) return Promise.reject(new Lost());
    const id = this.nextId;
    this.nextId += 1;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.lose(socket, 0), THOUGHT.has(question.type) ? THINKING_TIME : ANSWER_TIME);
      this.waiting.set(id, { resolve, reject, timer });
      try {
        socket.send(JSON.stringify({ ...question, id }));
      } catch {
        this.lose(socket, 0);
      }
    });
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'welcome' && !this.greeted) {
      clearTimeout(this.timer);
      this.greeted = true;
      this.tries = 0;
      this.wires.onPhase({ kind: 'open' });
    }
    if (message.type === 'refused' && !this.greeted) this.lastRefusal = message;
    if ('id' in message && typeof message.id === 'number') {
      const waiting = this.waiting.get(message.id);
      if (waiting) {
        this.waiting.delete(message.id);
        clearTimeout(waiting.timer);
        if (message.type === 'refused') waiting.reject(new Refused(message.code, message.error, message.rule));
        else if (message.type !== 'welcome') waiting.resolve(message);
      }
    }
    if (message.type === 'change') {
      const state = this.after(message);
      if (state) this.take(state);
      else this.refresh();
    } else if (message.type === 'state') this.take(message);
    else this.wires.onMessage(message);
  }

  private take(state: State): void {
    this.held = state;
    this.refreshing = false;
    this.wires.onMessage(state);
  }

  /** The state that a change leads to; null if it is not for the one that is here. */
  private after(change: Change): State | null {
    if (this.held?.edition !== change.base) return null;
    const { edition, since, log } = change;
    return { ...(patched(this.held, change.patch as Patch) as State), edition, since, log };
  }

  /** Ask for a whole state. */
  private refresh(): void {
    if (this.refreshing) return;
    this.refreshing = true;
    this.held = null;
    this.ask({ type: 'refresh' }).catch(() => undefined); // Lost: the next greeting brings one.
  }

  private lose(socket: Socket, code: number): void {
    if (socket !== this.socket) return;
    clearTimeout(this.timer);
    this.drop();
    const final = FINAL_CODES[code];
    if (final) {
      this.wires.onPhase({ kind: 'refused', code: this.lastRefusal?.code ?? final, said: this.lastRefusal?.error ?? '' });
      return;
    }
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.tries) * (0.8 + 0.4 * Math.random());
    this.tries += 1;
    this.wires.onPhase({ kind: 'lost', tries: this.tries, retryAt: Date.now() + pause });
    this.timer = setTimeout(() => this.open(), pause);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      try {
        socket.close();
      } catch {
        // It was never open.
      }
    }
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    for (const each of lost) {
      clearTimeout(each.timer);
      each.reject(new Lost());
    }
  }
}
