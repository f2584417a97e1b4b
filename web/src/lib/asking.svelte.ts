/** Asking the server for something: one thing at a time, and what people are told of it. */
import { literal, message, type Sayable, say } from '../words';
import { ApiError } from './api';
import { saidOf } from './attempt.svelte';
import { inside } from './called';
import { type Answer, type Connection, Lost, type Question, Refused } from './connection';

const SLOW = 1500;
const NOTICE_TIME = 9000;

export class Asking {
  /** Something was asked, and the answer, or the state that it leads to, has not come. */
  readonly busy: boolean = $derived.by(() => this.waiting || this.due > this.seq());
  slow = $state(false);
  /** What is shown for a while. */
  notice: Sayable | null = $state.raw(null);
  /** What a screen reader is told. */
  said = $state('');

  private waiting = $state(false);
  /** The number of the state that the last answer leads to. */
  private due = $state(0);
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly seq: () => number,
    private readonly names: () => readonly string[],
  ) {}

  destroy(): void {
    clearTimeout(this.noticeTimer);
  }

  say(sentence: string): void {
    this.said = sentence;
  }

  note(said: Sayable): void {
    this.notice = said;
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => (this.notice = null), NOTICE_TIME);
  }

  /** Ask for something that nothing else may be asked beside; Refused or Lost if it was not done. */
  async ask(question: Question): Promise<Answer> {
    this.waiting = true;
    const timer = setTimeout(() => (this.slow = true), SLOW);
    try {
      const answer = await this.connection.ask(question);
      if (answer.type === 'ack') this.due = answer.seq;
      return answer;
    } finally {
      clearTimeout(timer);
      this.waiting = false;
      this.slow = false;
    }
  }

  /** The same, telling people if it was not done; whether it was. `pending` is told if others must agree first. */
  async tryTo(question: Question, pending?: Sayable): Promise<boolean> {
    if (this.busy) return false;
    try {
      const answer = await this.ask(question);
      if (answer.type === 'ack' && answer.pending && pending) this.note(pending);
      return true;
    } catch (error) {
      this.report(error);
      return false;
    }
  }

  /** Do something, telling people if it could not be done. */
  async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.note(saidOf(error));
    }
  }

  report(error: unknown): void {
    if (error instanceof Lost) this.note(message('ui-wrong-not-sent'));
    else if (error instanceof Refused || error instanceof ApiError) {
      const rule = error instanceof Refused ? error.rule : null;
      this.note(rule ? message('ui-wrong-refused', { error: inside(error.said), rule: literal(rule) }) : error.said);
      this.say(say(error.said, this.names()));
    } else throw error;
  }
}
