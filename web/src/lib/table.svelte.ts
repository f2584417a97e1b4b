/**
 * One table as this browser sees it: the state that the server pushes, and what follows from it.
 *
 * What can be done stands in its parts, one for each concern: `seating`, `choosing`, `undoing`, `advice`, `past`,
 * `stories`, `asking`, `tabs`.
 */
import type { AskedMessage, Change, LogLine, Option, SeatMessage, ServerMessage, State, TableInfo } from '../generated/server';
import { same, say, t } from '../words';
import { Advice } from './advice.svelte';
import { Asking } from './asking.svelte';
import { seatName } from './called';
import { Choosing } from './choosing.svelte';
import { Connection, type Phase } from './connection';
import { merged } from './log';
import { Past } from './past.svelte';
import { Seating } from './seating.svelte';
import { Stories } from './stories.svelte';
import { Tabs } from './tabs.svelte';
import { Undoing } from './undoing.svelte';
import type { View } from './view';

const MOST_NEWS = 6;

export class TableStore {
  phase: Phase = $state.raw({ kind: 'connecting' });
  state: State | null = $state.raw(null);
  info: TableInfo | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);

  readonly connection: Connection;
  readonly asking: Asking;
  readonly seating: Seating;
  readonly tabs: Tabs;
  readonly choosing = new Choosing(this);
  readonly undoing = new Undoing(this);
  readonly advice = new Advice(this);
  readonly past = new Past(this);
  readonly stories = new Stories(() => ({ title: this.info?.title ?? '', seat: this.seat, log: this.log, away: this.past.shown !== null }));

  readonly seats: SeatMessage[] = $derived(this.state?.seats ?? this.info?.seats ?? []);
  readonly names: string[] = $derived(this.seats.map(seatName));
  readonly seat: number | null = $derived(this.state ? this.state.seat : (this.info?.seat ?? null));
  readonly isHost: boolean = $derived(this.info?.is_host ?? false);
  readonly view: View | null = $derived(this.past.shown?.view ?? this.stories.shownView ?? this.state?.view ?? null);
  readonly asked: AskedMessage | null = $derived(this.past.shown ? this.past.shown.asked : (this.state?.asked ?? null));
  readonly botPlays: boolean = $derived(this.seat !== null && this.seats[this.seat]?.kind === 'bot');
  readonly options: Option[] = $derived(
    this.past.shown || this.stories.telling || this.botPlays || this.state?.status !== 'playing' ? [] : (this.state?.options ?? []),
  );
  readonly myTurn: boolean = $derived(this.options.length > 0);

  private seq: number | null = null;

  constructor(
    readonly table: string,
    fragment: string,
    onRematch: (address: string) => void,
  ) {
    this.seating = new Seating(this, fragment, onRematch);
    this.tabs = new Tabs(table, () => this.seat);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.connection = new Connection({
      url: `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`,
      hello: () => ({ token: this.seating.token, host: this.seating.host, since: this.seq ?? 0 }),
      onPhase: (phase) => this.changePhase(phase),
      onMessage: (message) => this.receive(message),
    });
    this.asking = new Asking(
      this.connection,
      () => this.state?.seq ?? 0,
      () => this.names,
    );
    addEventListener('online', this.retry);
    document.addEventListener('visibilitychange', this.wake);
    this.connection.open();
  }

  destroy(): void {
    removeEventListener('online', this.retry);
    document.removeEventListener('visibilitychange', this.wake);
    this.asking.destroy();
    this.stories.destroy();
    this.tabs.destroy();
    this.connection.close();
  }

  /** Try to connect now. */
  readonly retry = (): void => {
    if (this.phase.kind === 'lost') this.connection.open();
  };

  private readonly wake = (): void => {
    if (document.visibilityState === 'visible') this.retry();
  };

  /** Forget what another seat was sent, and open the table with the current tokens. */
  openAnew(): void {
    this.seq = null;
    this.log = [];
    this.choosing.previews = {};
    this.choosing.clear();
    this.past.live();
    queueMicrotask(() => this.connection.open());
  }

  private changePhase(phase: Phase): void {
    const before = this.phase.kind;
    if (phase.kind === 'refused' && phase.code !== 'no_table' && this.seating.tryOthers()) {
      queueMicrotask(() => this.connection.open());
      return;
    }
    this.phase = phase;
    if (phase.kind === 'lost' && before !== 'lost' && before !== 'connecting') this.asking.say(t('ui-wrong-lost-said'));
    if (phase.kind === 'open' && before !== 'open' && this.state) this.asking.say(t('ui-wrong-back-said'));
  }

  private receive(message: Exclude<ServerMessage, Change>): void {
    switch (message.type) {
      case 'welcome':
        this.info = message.table;
        if (this.seating.welcome(message.table)) this.tabs.greet();
        break;
      case 'state':
        this.take(message);
        break;
      case 'previews':
        if (this.state && message.seq <= this.state.seq) this.choosing.previews = message.previews;
        break;
      case 'seats':
        if (this.state) this.state = { ...this.state, seats: message.seats, spectators: message.spectators };
        break;
      case 'rematch':
        this.seating.goToRematch(message);
        break;
      default:
        break;
    }
  }

  private take(state: State): void {
    const before = this.state;
    this.log = state.since === null ? this.log : merged(this.log, state.since, state.log);
    this.seq = state.seq;
    const moved = before?.position !== state.position || state.log.some((line) => line.kind === 'undo');
    this.choosing.follow(before, state, moved);
    this.state = state;
    this.advice.follow(state, moved);
    this.stories.hear(
      before,
      state,
      this.log.filter((line) => line.seq > (before?.seq ?? state.seq)),
    );
    if (this.info && this.info.status !== state.status) {
      this.info = { ...this.info, status: state.status };
      this.seating.remember({ status: state.status, players: this.names });
    }
    if (before) this.tell(before, state);
    if (this.past.shown && this.past.shown.position > state.position) this.past.live();
    this.choosing.sendAgain(state, moved);
  }

  /** Say what is new. */
  private tell(before: State, state: State): void {
    const news = state.log
      .filter((line) => line.seq > before.seq)
      .flatMap((line) => line.events.map((event) => event.message))
      .filter((said) => said !== null)
      .map((said) => say(said, this.names));
    const asked = state.asked;
    const changed = asked && (before.asked?.player !== asked.player || !same(before.asked.question, asked.question));
    if (state.status === 'finished' && before.status !== 'finished') news.push(t('ui-bar-over'));
    else if (asked && changed && asked.player === state.seat) news.push(t('ui-bar-your-decision', { question: asked.question }, this.names));
    if (news.length > 0) this.asking.say(news.slice(-MOST_NEWS).join(' '));
  }
}
