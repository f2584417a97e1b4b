/** The seats of this browser at a table: the tokens that open them, taking them, leaving them, handing them over. */
import type { Rematch, TableInfo } from '../generated/api';
import { api } from './api';
import { seatName } from './called';
import { download } from './download';
import { blank, dropSeat, keep, type Kept, kept, linkTo, storageWorks, tokensIn } from './memory';
import type { TableStore } from './table.svelte';

/** 128 random bits; `crypto.randomUUID` is not there on a page that came over plain HTTP. */
const randomKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export class Seating {
  /** What this browser remembers of the table. */
  kept: Kept = $state.raw(blank(''));
  /** The token the table is opened with now, and the host's, if this browser has it. */
  token: string | null;
  host: string | null;

  /** The seats of this browser. */
  readonly own: number[] = $derived.by(() => Object.keys(this.kept.seats).map(Number));

  private gone = false;

  /** What taking a seat is called, so that it can be asked for again if the answer is lost. */
  private joinKey = randomKey();

  constructor(
    private readonly store: TableStore,
    fragment: string,
    private readonly onRematch: (address: string) => void,
  ) {
    const given = tokensIn(fragment);
    const known = kept(store.table);
    this.kept = known ?? blank(store.table);
    this.host = given.host ?? known?.host ?? null;
    this.token = given.token ?? this.ownToken() ?? known?.link ?? null;
    if (given.token && known?.link === given.token) this.token = this.ownToken() ?? given.token;
  }

  private ownToken(): string | null {
    const { seats, seat } = this.kept;
    if (seat !== null && seats[seat]) return seats[seat];
    return Object.values(seats)[0] ?? null;
  }

  /** The server refused the tokens: whether there are others to try, which are the current ones then. */
  tryOthers(): boolean {
    const own = this.ownToken();
    if (own && own !== this.token) {
      this.token = own;
      return true;
    }
    const hosted = this.host !== null;
    this.host = null; // A host token of another table must not keep us from watching.
    return hosted;
  }

  /** The table was opened: remember with what. Whether it stays open so; if not, it is opened anew for the own seat. */
  welcome(info: TableInfo): boolean {
    const more: Partial<Kept> = {
      title: info.title,
      status: info.status,
      players: info.seats.map(seatName),
      ...(info.branch ? { branch: info.branch } : {}),
    };
    if (info.seat !== null && this.token) {
      more.seats = { [info.seat]: this.token };
      more.seat = info.seat;
    } else if (this.token && this.token !== this.host && !info.is_host) {
      more.link = this.token;
    }
    if (info.is_host && this.host) more.host = this.host;
    else if (info.is_host && this.token && info.seat === null) more.host = this.token;
    this.remember(more);
    const own = this.ownToken();
    if (info.seat === null && own && own !== this.token) {
      this.switchTo(own);
      return false;
    }
    const table = this.store.table;
    const shown = storageWorks ? (this.kept.link ?? this.token) : this.token;
    if (shown && location.pathname === `/table/${table}`) history.replaceState(null, '', linkTo(table, shown));
    return true;
  }

  remember(more: Partial<Kept>): void {
    this.kept = keep(this.store.table, more);
  }

  private switchTo(token: string): void {
    this.token = token;
    this.store.openAnew();
  }

  /** Sit on another seat of this browser. */
  sitOn(seat: number): void {
    const token = this.kept.seats[seat];
    if (!token) return;
    this.remember({ seat });
    this.switchTo(token);
  }

  async join(name: string, seat?: number): Promise<void> {
    const joined = await api.join(this.store.table, this.token ?? undefined, this.joinKey, name, seat);
    this.joinKey = randomKey();
    this.remember({ seats: { [joined.seat]: joined.token }, seat: joined.seat });
    this.switchTo(joined.token);
  }

  async start(fill?: string): Promise<void> {
    if (this.host) await api.start(this.store.table, this.host, fill);
  }

  async leave(): Promise<void> {
    const { seat, table } = this.store;
    if (!this.token || seat === null) return;
    await api.leave(table, this.token);
    dropSeat(table, seat);
    this.kept = kept(table) ?? this.kept;
    this.token = this.ownToken() ?? this.kept.link ?? null;
    if (this.token) this.switchTo(this.token);
  }

  handToBot(seat: number, bot: string): Promise<boolean> {
    return this.store.asking.tryTo({ type: 'handover', seat, to: 'bot', bot });
  }

  takeBack(seat: number): Promise<boolean> {
    return this.store.asking.tryTo({ type: 'handover', seat, to: 'human' });
  }

  /** A new link for the seat of somebody who has lost the old one; null if this browser is not the host's. */
  async reissue(seat: number): Promise<string | null> {
    if (!this.host) return null;
    const { token } = await api.reissue(this.store.table, this.host, seat);
    return linkTo(this.store.table, token);
  }

  async rematch(): Promise<void> {
    const token = this.store.seat !== null ? this.token : this.host;
    if (token) this.goToRematch(await api.rematch(this.store.table, token));
  }

  goToRematch(made: Omit<Rematch, 'type'>): void {
    if (this.gone) return; // The answer and the push both tell of it.
    this.gone = true;
    const { info } = this.store;
    const more: Partial<Kept> = { title: info?.title ?? '', status: 'playing' };
    if (made.seat !== null && made.token) {
      more.seats = { [made.seat]: made.token };
      more.seat = made.seat;
    }
    if (made.host) more.host = made.host;
    if (made.link) more.link = made.link;
    keep(made.table, more);
    this.onRematch(linkTo(made.table, made.link ?? made.token));
  }

  /** The record as text; an error that says why it cannot be had. */
  async record(): Promise<string> {
    const finished = this.store.state?.status === 'finished';
    const token = finished ? (this.token ?? this.host) : (this.host ?? this.token);
    return api.record(this.store.table, token ?? undefined);
  }

  /** The record as a file. */
  download(): Promise<void> {
    const { asking, info, table } = this.store;
    const name = `keeling-${info?.title ?? 'game'}-${table}.json`;
    return asking.attempt(async () => download(name, 'application/json', await this.record()));
  }
}
