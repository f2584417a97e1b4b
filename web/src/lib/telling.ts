/**
 * The log as a story: an entry for each phase, and for everybody something happened to in a turn, with what it cost and
 * brought. The terminal tells the same entries (`keeling/words/telling.py`).
 */
import type { Face } from '../faces/face';
import type { EventView, LogLine } from '../generated/server';
import { type Message, message, seat } from '../words';
import type { View } from './view';

/** What players can pay and gain: the name in the view, and the key of an amount of it. */
export type Goods = Readonly<Record<string, string>>;

export interface Entry {
  readonly key: string;
  /** Whom it is told under; null for everybody. */
  readonly seat: number | null;
  /** The phase it happened in; empty in a turn. */
  readonly phase: string;
  /** The position that a click shows; null if there is none to show. */
  readonly position: number | null;
  readonly messages: readonly Message[];
  readonly anchors: readonly string[];
  /** Whether the action of a turn is told in it. */
  readonly main: boolean;
  /** By how much the air changed. */
  readonly ppm: number;
  /** The sequence number of its line. */
  readonly seq: number;
}

/** What is drawn inside a region and is no place of its own: a demand space, and what the region holds. */
const WITHIN = /^(?:space|stock):([A-Z]{2})(?::\d+)?$/;

/** What happened at the table itself, outside the game. */
function ofTable(line: LogLine): Message {
  const player = line.seat === null ? 'ui-somebody' : seat(line.seat);
  switch (line.kind) {
    case 'undo':
      return message('ui-log-undo', { player, position: line.position });
    case 'redo':
      return message('ui-play-log-redo', { player });
    case 'join':
      return message('ui-log-join', { player });
    case 'leave':
      return message('ui-log-leave', { player });
    case 'handover':
      return message('ui-log-handover', { player });
    case 'rematch':
      return message('ui-log-rematch');
    case 'hint':
      return message('ui-log-hint', { player });
    case 'hints':
      return message('ui-log-hints');
    case 'download':
      return message('ui-log-download');
    case 'reissue':
      return message('ui-log-reissue', { player });
    default:
      return message('ui-log-start');
  }
}

interface Group {
  readonly seat: number | null;
  readonly phase: string;
  readonly events: EventView[];
}

/** The events of a line in groups that are told together. What is about nobody in a turn is told under who decided. */
function groups(line: LogLine): Group[] {
  const made: Group[] = [];
  for (const event of line.events) {
    const whose = event.phase ? null : (event.seat ?? line.seat);
    const last = made.at(-1);
    if (last && last.seat === whose && last.phase === event.phase) last.events.push(event);
    else made.push({ seat: whose, phase: event.phase, events: [event] });
  }
  return made;
}

/** What the person of a group paid and gained in it; null if nothing. Behind a sentence it is said in short. */
function balance({ seat: owner, events }: Group, goods: Goods, short: boolean): Message | null {
  if (owner === null) return null;
  const sums = Object.entries(goods).map(([good, key]) => {
    const by = events.reduce((sum, event) => {
      const [before, after] = event.changes[`players.${owner}.${good}`] ?? [0, 0];
      return sum + after - before;
    }, 0);
    return { key, by };
  });
  const amounts = (sign: 1 | -1) => sums.filter(({ by }) => by * sign > 0).map(({ key, by }) => message(key, { amount: by * sign }));
  const [pays, gains] = [amounts(-1), amounts(1)];
  const said = pays.length > 0 ? (gains.length > 0 ? 'tell-pays-and-gains' : 'tell-pays') : gains.length > 0 ? 'tell-gains' : null;
  return said && message(short ? `${said}.short` : said, { player: seat(owner), pays, gains });
}

const ppmOf = (events: readonly EventView[]): number =>
  events.reduce((sum, event) => sum + (event.changes['co2'] ? event.changes['co2'][1] - event.changes['co2'][0] : 0), 0);

/** Whether a step is the action of a turn: the view says that it is done from then on. */
export const isMain = (event: EventView): boolean => event.changes['turn.main_done']?.[1] === 1;

/** The entries of the log, in the order in which things happened. */
export function entriesOf(lines: readonly LogLine[], goods: Goods, face: Pick<Face, 'anchorsOf'>, view: View | null): Entry[] {
  const anchors = (events: readonly EventView[]): string[] => {
    if (!view) return [];
    const paths = events.flatMap((event) => [...Object.keys(event.changes), ...Object.keys(event.words)]);
    return [...new Set(paths.flatMap((path) => face.anchorsOf(path, view)).map((anchor) => anchor.replace(WITHIN, 'region:$1')))];
  };
  return lines.flatMap((line) => {
    const position = line.kind === 'action' ? line.position : null;
    const story: Entry[] = groups(line).flatMap((group, n) => {
      const told = group.events.map((event) => event.message).filter((each) => each !== null);
      const paid = balance(group, goods, told.length > 0);
      const messages = paid ? [...told, paid] : told;
      const { seat: whose, phase, events } = group;
      return messages.length > 0 ? [{ key: `${line.seq}.${n}`, seat: whose, phase, position, messages, anchors: anchors(events), main: events.some(isMain), ppm: ppmOf(events), seq: line.seq }] : [];
    });
    if (line.kind === 'action') return story;
    return [{ key: `${line.seq}`, seat: null, phase: '', position, messages: [ofTable(line)], anchors: [], main: false, ppm: 0, seq: line.seq }, ...story];
  });
}
