/** A look at a table from outside: whose turn it is and how its air stands, without sitting down. */
import type { State } from '../generated/server';
import type { CurvePoint } from '../stage/given';
import { type Air, airOf } from './air';
import { Connection } from './connection';
import { curveOf } from './curve';
import type { Kept } from './memory';
import type { View } from './view';

const PATIENCE = 8000;

export interface Glimpse {
  readonly status: State['status'] | 'gone';
  /** The seat that is asked; null if nobody is. */
  readonly asked: number | null;
  /** The decade that is played, as the board calls it; empty in games without any. */
  readonly decade: string;
  readonly names: readonly string[];
  readonly curve: readonly CurvePoint[];
  readonly air: Air | null;
}

const GONE: Glimpse = { status: 'gone', asked: null, decade: '', names: [], curve: [], air: null };

const seen = (state: State): Glimpse => {
  const view = state.view as View | null;
  const decade = view?.['decade_name'];
  return {
    status: state.status,
    asked: state.asked?.player ?? null,
    decade: typeof decade === 'string' ? decade : '',
    names: state.seats.map((seat) => seat.name),
    curve: curveOf(state.log, view),
    air: view && airOf(view),
  };
};

/** Looks once; null if the server does not answer. Whoever has the table's link looks as a spectator. */
export function glimpse({ table, link, seats, host }: Kept): Promise<Glimpse | null> {
  return new Promise((resolve) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const done = (found: Glimpse | null) => {
      clearTimeout(timer);
      resolve(found);
      queueMicrotask(() => connection.close());
    };
    const timer = setTimeout(() => done(null), PATIENCE);
    const connection = new Connection({
      url: `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`,
      hello: () => ({ token: link ?? Object.values(seats)[0] ?? host, host: null, since: 0 }),
      onPhase: (phase) => {
        if (phase.kind === 'refused') done(GONE);
        else if (phase.kind === 'lost') done(null);
      },
      onMessage: (message) => {
        if (message.type === 'state') done(seen(message));
      },
    });
    connection.open();
  });
}
