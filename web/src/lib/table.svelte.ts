/** One table as this browser sees it: the state pushed by the server, the own selection, and what is asked of it. */
import type { AskedMessage, LogLine, Option, Reason, SeatMessage, ServerMessage, State, TableInfo } from '../generated/server';
import { t } from '../text';
import { ApiError, api } from './api';
import { Connection, Lost, Refused, type Phase, type Question } from './connection';
import { merged } from './log';
import { type Kept, blank, dropSeat, keep, kept, linkTo, storageWorks, tokensIn } from './memory';
import { matching, pick } from './selection';

export type View = Record<string, unknown>;
export type Changes = Record<string, [number, number]>;

export interface Looking {
  position: number;
  view: View;
  asked: AskedMessage | null;
}

export interface WhyNot {
  anchor: string;
  reasons: Reason[] | null;
  error: string | null;
}

const SLOW = 1500;

export class TableStore {
  phase: Phase = $state.raw({ kind: 'connecting' });
  state: State | null = $state.raw(null);
  info: TableInfo | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  previews: Record<string, Changes> = $state.raw({});
  picked: readonly string[] = $state.raw([]);
  /** The option under the pointer or the focus. */
  hinted: number | null = $state(null);
  /** The places that the log, or a part of the page, points at. */
  pointed: readonly string[] = $state.raw([]);
  whyNot: WhyNot | null = $state.raw(null);
  looking: Looking | null = $state.raw(null);
  notice: string | null = $state(null);
  busy = $state(false);
  slow = $state(false);
  otherTab = $state(false);
  /** What a screen reader is told. */
  said = $state('');

  mine: Kept = $state.raw(blank(''));

  readonly seats: SeatMessage[] = $derived(this.state?.seats ?? this.info?.seats ?? []);
  readonly names: string[] = $derived(this.seats.map((seat) => seat.name));
  readonly seat: number | null = $derived(this.state ? this.state.seat : (this.info?.seat ?? null));
  readonly isHost: boolean = $derived(this.info?.is_host ?? false);
  readonly view: View | null = $derived(this.looking?.view ?? this.state?.view ?? null);
  readonly asked: AskedMessage | null = $derived(this.looking ? this.looking.asked : (this.state?.asked ?? null));
  readonly botPlays: boolean = $derived(this.seat !== null && this.seats[this.seat]?.kind === 'bot');
  readonly options: Option[] = $derived(
    this.looking || this.botPlays || this.state?.status !== 'playing' ? [] : (this.state?.options ?? []),
  );
  readonly matches: Option[] = $derived(matching(this.options, this.picked));
  /** The option whose preview is shown: the one hinted at, or the only one left. */
  readonly shown: Option | null = $derived(
    this.options.find((option) => option.action === this.hinted) ??
      (this.picked.length > 0 && this.matches.length === 1 ? (this.matches[0] ?? null) : null),
  );
  readonly myTurn: boolean = $derived(this.options.length > 0);

  private readonly connection: Connection;
  private readonly channel: BroadcastChannel | null;
  private token: string | null = null;
  private host: string | null = null;
  private seq: number | null = null;
  private unsure: { seq: number; action: number } | null = null;
  private gone = false;
  private waitingLook: number | null = null;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly id = Math.random().toString(36).slice(2);

  constructor(
    readonly table: string,
    fragment: string,
    private readonly onRematch: (address: string) => void,
  ) {
    const given = tokensIn(fragment);
    const known = kept(table);
    this.mine = known ?? blank(table);
    this.host = given.host ?? known?.host ?? null;
    this.token = given.token ?? this.ownToken() ?? known?.link ?? null;
    if (given.token && known?.link === given.token) this.token = this.ownToken() ?? given.token;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.connection = new Connection({
      url: `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`,
      hello: () => ({ token: this.token, host: this.host, since: this.seq ?? 0 }),
      onPhase: (phase) => this.changePhase(phase),
      onMessage: (message) => this.receive(message),
    });
    this.channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`keeling:${table}`);
    if (this.channel) this.channel.onmessage = (event: MessageEvent<Greeting>) => this.meet(event.data);
    addEventListener('online', this.retry);
    document.addEventListener('visibilitychange', this.wake);
    this.connection.open();
  }

  destroy(): void {
    removeEventListener('online', this.retry);
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.noticeTimer);
    this.channel?.close();
    this.connection.close();
  }

  // The connection

  /** Try to connect now. */
  readonly retry = (): void => {
    if (this.phase.kind === 'lost') this.connection.open();
  };

  private readonly wake = (): void => {
    if (document.visibilityState === 'visible') this.retry();
  };

  private changePhase(phase: Phase): void {
    const before = this.phase.kind;
    if (phase.kind === 'refused') {
      const own = this.ownToken();
      if (phase.code !== 'no_table' && own && own !== this.token) {
        this.token = own;
        queueMicrotask(() => this.connection.open());
        return;
      }
      if (phase.code !== 'no_table' && this.host) {
        this.host = null; // A host token of another table must not keep us from watching.
        queueMicrotask(() => this.connection.open());
        return;
      }
    }
    this.phase = phase;
    if (phase.kind === 'lost' && before !== 'lost' && before !== 'connecting') this.say(t.wrong.lostSaid);
    if (phase.kind === 'open' && before !== 'open' && this.state) this.say(t.wrong.backSaid);
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.welcome(message.table);
        break;
      case 'state':
        this.take(message);
        break;
      case 'previews':
        if (this.state && message.seq <= this.state.seq) this.previews = message.previews;
        break;
      case 'seats':
        if (this.state) this.state = { ...this.state, seats: message.seats, spectators: message.spectators };
        break;
      case 'rematch':
        this.goToRematch(message);
        break;
      default:
        break;
    }
  }

  private welcome(info: TableInfo): void {
    this.info = info;
    const more: Partial<Kept> = {
      title: info.title,
      heading: info.heading,
      status: info.status,
      players: info.seats.map((seat) => seat.name),
    };
    if (info.seat !== null && this.token) {
      more.seats = { [info.seat]: this.token };
      more.seat = info.seat;
    } else if (this.token && this.token !== this.host && !info.is_host) {
      more.link = this.token;
    }
    if (info.is_host && this.host) more.host = this.host;
    else if (info.is_host && this.token && info.seat === null) more.host = this.token;
    this.mine = keep(this.table, more);
    const own = this.ownToken();
    if (info.seat === null && own && own !== this.token) {
      this.switchTo(own);
      return;
    }
    const shown = storageWorks ? (this.mine.link ?? this.token) : this.token;
    if (shown && location.pathname === `/table/${this.table}`) history.replaceState(null, '', linkTo(this.table, shown));
    this.greetTabs(true);
  }

  private take(state: State): void {
    const before = this.state;
    this.log = state.since === null ? this.log : merged(this.log, state.since, state.log);
    this.seq = state.seq;
    const moved = before?.position !== state.position || state.log.some((line) => line.kind === 'undo');
    const known: Record<string, Changes> = moved ? {} : { ...this.previews };
    for (const option of state.options) if (option.preview) known[option.action] = option.preview;
    this.previews = known;
    if (moved || before?.seat !== state.seat) {
      this.picked = [];
      this.hinted = null;
      this.whyNot = null;
    }
    this.state = state;
    if (this.info && this.info.status !== state.status) {
      this.info = { ...this.info, status: state.status };
      this.mine = keep(this.table, { status: state.status, players: state.seats.map((seat) => seat.name) });
    }
    if (before) this.tell(before, state);
    if (this.looking && this.looking.position > state.position) this.looking = null;
    this.sendAgain(state, moved);
  }

  /** An action whose answer was lost: it stands in the log, or it is sent once more with the old number, which is safe. */
  private sendAgain(state: State, moved: boolean): void {
    const unsure = this.unsure;
    this.unsure = null;
    if (unsure && !moved && state.options.some((option) => option.action === unsure.action)) {
      void this.act(unsure.action);
    }
  }

  private tell(before: State, state: State): void {
    const news = state.log
      .filter((line) => line.seq > before.seq)
      .flatMap((line) => line.events.map((event) => event.text))
      .filter(Boolean)
      .map((text) => t.named(text, this.names));
    const asked = state.asked;
    const changed = asked && (before.asked?.player !== asked.player || before.asked.question !== asked.question);
    if (state.status === 'finished' && before.status !== 'finished') news.push(t.final.over);
    else if (asked && changed && asked.player === state.seat) news.push(t.bar.yourDecision(t.named(asked.question, this.names)));
    if (news.length > 0) this.say(news.slice(-6).join(' '));
  }

  say(sentence: string): void {
    this.said = sentence;
  }

  note(sentence: string): void {
    this.notice = sentence;
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => (this.notice = null), 9000);
  }

  // Seats and tokens

  private ownToken(): string | null {
    const { seats, seat } = this.mine;
    if (seat !== null && seats[seat]) return seats[seat];
    return Object.values(seats)[0] ?? null;
  }

  /** The seats of this browser. */
  readonly ownSeats: number[] = $derived(Object.keys(this.mine.seats).map(Number));

  private switchTo(token: string | null): void {
    this.token = token;
    this.seq = null;
    this.log = [];
    this.previews = {};
    this.picked = [];
    this.looking = null;
    queueMicrotask(() => this.connection.open());
  }

  /** Sit on another seat of this browser. */
  sitOn(seat: number): void {
    const token = this.mine.seats[seat];
    if (!token) return;
    this.mine = keep(this.table, { seat });
    this.switchTo(token);
  }

  async join(name: string, seat?: number): Promise<void> {
    const joined = await api.join(this.table, this.token ?? undefined, name, seat);
    this.mine = keep(this.table, { seats: { [joined.seat]: joined.token }, seat: joined.seat });
    this.switchTo(joined.token);
  }

  async start(fill?: string): Promise<void> {
    if (this.host) await api.start(this.table, this.host, fill);
  }

  async leave(): Promise<void> {
    if (!this.token || this.seat === null) return;
    const seat = this.seat;
    await api.leave(this.table, this.token);
    dropSeat(this.table, seat);
    this.mine = kept(this.table) ?? this.mine;
    this.token = this.ownToken() ?? this.mine.link ?? null;
    if (this.token) this.switchTo(this.token);
  }

  async rematch(): Promise<void> {
    const token = this.seat !== null ? this.token : this.host;
    if (!token) return;
    this.goToRematch(await api.rematch(this.table, token));
  }

  private goToRematch(made: { table: string; seat: number | null; token: string | null; host: string | null; link: string | null }): void {
    if (this.gone) return; // The answer and the push both tell of it.
    this.gone = true;
    const more: Partial<Kept> = { title: this.info?.title ?? '', heading: this.info?.heading ?? '', status: 'playing' };
    if (made.seat !== null && made.token) {
      more.seats = { [made.seat]: made.token };
      more.seat = made.seat;
    }
    if (made.host) more.host = made.host;
    if (made.link) more.link = made.link;
    keep(made.table, more);
    this.onRematch(linkTo(made.table, made.link ?? made.token));
  }

  /** The record as text, or why it cannot be had. */
  async record(): Promise<string> {
    const token = this.state?.status === 'finished' ? (this.token ?? this.host) : (this.host ?? this.token);
    return api.record(this.table, token ?? undefined);
  }

  // Two tabs on one seat

  private greetTabs(asking: boolean): void {
    if (this.seat !== null) this.channel?.postMessage({ from: this.id, seat: this.seat, asking } satisfies Greeting);
  }

  private meet(greeting: Greeting): void {
    if (greeting.from === this.id || greeting.seat !== this.seat) return;
    this.otherTab = true;
    if (greeting.asking) this.greetTabs(false);
  }

  // Choosing

  /** A click on a place of the board. */
  readonly pickAnchor = (anchor: string): void => {
    if (this.busy || this.looking) return;
    const result = pick(this.options, this.picked, anchor);
    this.whyNot = null;
    if (result.kind === 'act') void this.act(result.action);
    else if (result.kind === 'narrow') {
      this.picked = result.picked;
      this.hinted = null;
      this.say(t.options.narrowed(this.matches.length));
    } else void this.askWhy(anchor);
  };

  clearPicked(): void {
    this.picked = [];
    this.hinted = null;
    this.whyNot = null;
  }

  async act(action: number): Promise<void> {
    const state = this.state;
    if (!state || this.busy) return;
    this.picked = [];
    this.hinted = null;
    this.whyNot = null;
    try {
      await this.ask({ type: 'act', seq: state.seq, action });
    } catch (error) {
      if (error instanceof Lost) this.unsure = { seq: state.seq, action };
      else this.report(error);
    }
  }

  /** Why can nothing be done here? */
  async askWhy(anchor: string): Promise<void> {
    this.whyNot = { anchor, reasons: null, error: null };
    try {
      const answer = await this.connection.ask({ type: 'explain', anchor });
      if (this.whyNot?.anchor !== anchor || answer.type !== 'explained') return;
      this.whyNot = { anchor, reasons: answer.reasons, error: answer.reasons.length > 0 ? null : t.why.nothing };
    } catch (error) {
      if (this.whyNot?.anchor !== anchor) return;
      this.whyNot = { anchor, reasons: null, error: error instanceof Refused ? error.message : t.wrong.offline };
    }
    const said = this.whyNot.reasons?.map((reason) => reason.sentence).join(' ') || this.whyNot.error;
    if (said) this.say(said);
  }

  /** The preview of an option that came without one. */
  async askPreview(action: number): Promise<void> {
    if (this.previews[action] || this.phase.kind !== 'open') return;
    const position = this.state?.position;
    try {
      const answer = await this.connection.ask({ type: 'explain', action });
      if (answer.type === 'explained' && position === this.state?.position) {
        this.previews = { ...this.previews, ...answer.previews };
      }
    } catch {
      // A preview is a courtesy.
    }
  }

  undo = (): Promise<boolean> => this.tryTo({ type: 'undo' }, t.undo.askedOthers);
  resetTurn = (): Promise<boolean> => this.tryTo({ type: 'reset_turn' });
  undoTo = (position: number): Promise<boolean> => this.tryTo({ type: 'undo', to: position }, t.undo.askedOthers);
  consent = (yes: boolean): Promise<boolean> => this.tryTo({ type: 'consent', yes });
  handToBot = (seat: number, bot: string): Promise<boolean> => this.tryTo({ type: 'handover', seat, to: 'bot', bot });
  takeBack = (seat: number): Promise<boolean> => this.tryTo({ type: 'handover', seat, to: 'human' });

  private async tryTo(question: Question, pending?: string): Promise<boolean> {
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

  private async ask(question: Question) {
    this.busy = true;
    const timer = setTimeout(() => (this.slow = true), SLOW);
    try {
      return await this.connection.ask(question);
    } finally {
      clearTimeout(timer);
      this.busy = false;
      this.slow = false;
    }
  }

  private report(error: unknown): void {
    if (error instanceof Lost) this.note(t.wrong.notSent);
    else if (error instanceof Refused || error instanceof ApiError) {
      const rule = error instanceof Refused && error.rule ? ` (${error.rule})` : '';
      this.note(error.message + rule);
      this.say(error.message);
    } else throw error;
  }

  // Looking back

  async look(position: number): Promise<void> {
    if (!this.state || position >= this.state.position) {
      this.live();
      return;
    }
    const busy = this.waitingLook !== null;
    this.waitingLook = position;
    if (busy) return; // The newest wish is asked when the answer to the last one has come.
    let asked = -1;
    while (this.waitingLook !== null && this.waitingLook !== asked) {
      asked = this.waitingLook;
      try {
        const answer = await this.connection.ask({ type: 'look', position: asked });
        if (answer.type === 'looked' && this.waitingLook !== null) {
          this.looking = { position: asked, view: answer.view, asked: answer.asked };
          this.clearPicked();
        }
      } catch (error) {
        this.report(error);
        break;
      }
    }
    this.waitingLook = null;
  }

  live(): void {
    this.waitingLook = null;
    this.looking = null;
  }

  /** Public numbers at every position. */
  async chart(paths: string[]): Promise<Record<string, (number | null)[]>> {
    const answer = await this.connection.ask({ type: 'chart', paths });
    return answer.type === 'charted' ? answer.series : {};
  }

  async chartPaths(): Promise<string[]> {
    const answer = await this.connection.ask({ type: 'chart' });
    return answer.type === 'charted' ? answer.paths : [];
  }
}

interface Greeting {
  from: string;
  seat: number;
  asking: boolean;
}
