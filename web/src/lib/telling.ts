/** The log as a story: entries told under a person, or under nobody for phases and what happens to everybody. */
import type { Face } from '../faces/face';
import type { EventView, LogLine } from '../generated/server';
import { type Message, message, type Sayable, seat } from '../words';
import type { View } from './view';
import { phaseOf, told, toldOf } from './wire';

export interface Entry {
  readonly key: string;
  /** Whom it is told under; null for everybody. */
  readonly seat: number | null;
  /** The phase that an entry of nobody belongs to; empty if it is not known. */
  readonly phase: string;
  /** The position that a click shows; null if there is none to show. */
  readonly position: number | null;
  readonly sentences: readonly Sayable[];
  readonly anchors: readonly string[];
}

/** What happened at the table itself, outside the game. */
function ofTable(line: LogLine): Message {
  const player = line.seat === null ? 'ui-somebody' : seat(line.seat);
  switch (line.kind) {
    case 'undo':
      return message('ui-log-undo', { player, position: line.position });
    case 'join':
      return message('ui-log-join', { player });
    case 'leave':
      return message('ui-log-leave', { player });
    case 'handover':
      return message('ui-log-handover', { player });
    case 'rematch':
      return message('ui-log-rematch');
    default:
      return message('ui-log-start');
  }
}

/** What a seat paid and gained by these events, as one sentence; null if nothing. */
export function balance(events: readonly EventView[], owner: number, face: Pick<Face, 'goods'>): Message | null {
  const paid = new Map<string, number>();
  const gained = new Map<string, number>();
  for (const event of events) {
    for (const [good, key] of Object.entries(face.goods)) {
      const change = event.changes[`players.${owner}.${good}`];
      const by = change ? change[1] - change[0] : 0;
      const side = by < 0 ? paid : gained;
      if (by !== 0) side.set(key, (side.get(key) ?? 0) + Math.abs(by));
    }
  }
  const amounts = (side: Map<string, number>) => [...side].map(([key, amount]) => message(key, { amount }));
  if (paid.size > 0 && gained.size > 0) return message('ui-log-pays-gains', { paid: amounts(paid), gained: amounts(gained) });
  if (paid.size > 0) return message('ui-log-pays', { paid: amounts(paid) });
  return gained.size > 0 ? message('ui-log-gains', { gained: amounts(gained) }) : null;
}

interface Group {
  readonly seat: number | null;
  readonly phase: string;
  readonly events: EventView[];
}

/** The events of a line in groups that are told together. What the server does not assign belongs to who decided. */
function groups(line: LogLine): Group[] {
  const made: Group[] = [];
  for (const event of line.events) {
    const owner = toldOf(event);
    const under = owner === undefined ? line.seat : owner;
    const phase = under === null ? phaseOf(event) : '';
    const last = made.at(-1);
    if (last && last.seat === under && last.phase === phase) last.events.push(event);
    else made.push({ seat: under, phase, events: [event] });
  }
  return made;
}

/** The entries of the log, in the order in which things happened. */
export function entriesOf(lines: readonly LogLine[], face: Face, view: View | null): Entry[] {
  const anchors = (events: readonly EventView[]): string[] => {
    if (!view) return [];
    const paths = events.flatMap((event) => [...Object.keys(event.changes), ...Object.keys(event.words ?? {})]);
    return [...new Set(paths.flatMap((path) => face.anchorsOf(path, view)))];
  };
  return lines.flatMap((line) => {
    const entry = (n: number, more: Omit<Entry, 'key' | 'position'>): Entry => ({
      key: `${line.seq}.${n}`,
      position: line.kind === 'action' ? line.position : null,
      ...more,
    });
    const own = line.kind === 'action' ? [] : [entry(-1, { seat: null, phase: '', sentences: [ofTable(line)], anchors: [] })];
    const story = groups(line).flatMap((group, n) => {
      const sentences = group.events.map(told).filter((said) => said !== null);
      const paid = group.seat === null ? null : balance(group.events, group.seat, face);
      if (sentences.length === 0) return [];
      return [entry(n, { seat: group.seat, phase: group.phase, sentences: paid ? [...sentences, paid] : sentences, anchors: anchors(group.events) })];
    });
    if (line.kind === 'action' && story.length === 0 && line.seat !== null) {
      const quiet = message('ui-log-quiet', { player: seat(line.seat) });
      return [entry(0, { seat: line.seat, phase: '', sentences: [quiet], anchors: anchors(line.events) })];
    }
    return [...own, ...story];
  });
}
