/** What others did since the own last turn: for the marks on the board, and in words. */
import type { Face } from '../faces/face';
import type { EventView, LogLine } from '../generated/server';
import { message, type Message, seat as seatId } from '../words';
import { QUIET } from './beats';
import { entriesOf, type Entry, type Goods } from './telling';
import type { View } from './view';

/** The step that begins a turn, in all titles. */
export const TURN = 'Turn';

/** The place of the last line in which the seat acted in its own turn; -1 if there is none. */
function lastOwn(log: readonly LogLine[], seat: number): number {
  let active: number | null = null;
  let found = -1;
  for (const [n, line] of log.entries()) {
    if (line.kind === 'action' && line.seat === seat && (active === seat || active === null)) found = n;
    for (const event of line.events) {
      if (event.kind === TURN) active = event.seat;
      else if (event.phase !== '') active = -1;
    }
  }
  return found;
}

/** Whose doing an event is; null for what happens to all. */
const doerOf = (line: LogLine, event: EventView): number | null => (event.phase ? null : (event.seat ?? line.seat));
const isOwn = (line: LogLine, event: EventView, seat: number): boolean => event.seat === seat || doerOf(line, event) === seat;

/**
 * The lines since the seat's last turn, with what was not its own doing. A spectator has none: he has no turn.
 *
 * @param after what was seen already: only lines with a higher number count
 */
export function sinceLastTurn(log: readonly LogLine[], seat: number | null, after = 0): LogLine[] {
  if (seat === null) return [];
  return log
    .slice(Math.max(0, lastOwn(log, seat)))
    .filter((line) => line.kind === 'action' && line.seq > after)
    .map((line) => ({ ...line, events: line.events.filter((event) => !isOwn(line, event, seat)) }))
    .filter((line) => line.events.length > 0);
}

const IN_SPACE = /^regions\.\d+\.spaces\.(\d+)\./;
/** What lies in a region beside its plants and projects; a mark on the whole region would be too loud for it. */
const LOOSE = /^regions\.\d+\.(ceps|cubes)$/;

/** The places to mark for a path: of a plant its own (`space:EU:1`), if the board has no place for it the whole region. */
function marksOf(path: string, face: Pick<Face, 'anchorsOf'>, view: View): string[] {
  if (LOOSE.test(path)) return [];
  const [, space] = IN_SPACE.exec(path) ?? [];
  const places = face.anchorsOf(path, view);
  return space === undefined ? places : places.map((place) => place.replace(/^region:(.*)$/, `space:$1:${space}`));
}

/** Who changed which places: by seat, and under null what happened to all. */
export function changedBy(lines: readonly LogLine[], face: Pick<Face, 'anchorsOf'>, view: View): ReadonlyMap<number | null, ReadonlySet<string>> {
  const found = new Map<number | null, Set<string>>();
  for (const line of lines) {
    for (const event of line.events) {
      const whose = doerOf(line, event);
      const places = found.get(whose) ?? new Set<string>();
      for (const path of [...Object.keys(event.changes), ...Object.keys(event.words)]) for (const anchor of marksOf(path, face, view)) places.add(anchor);
      found.set(whose, places);
    }
  }
  return found;
}

/** Somebody used up a project that the seat paid for. */
export interface Used {
  readonly message: Message;
  readonly position: number;
  readonly anchors: readonly string[];
}

export interface Recap {
  readonly used: readonly Used[];
  /** What each company did, in the order of their turns; null for what happened to all. */
  readonly groups: readonly { readonly seat: number | null; readonly entries: readonly Entry[] }[];
}

/** Who paid for the project on a slot before a line; null if nobody did since it was last used. */
function payer(log: readonly LogLine[], before: LogLine, slot: number, face: Pick<Face, 'tale'>): number | null {
  for (const line of log.filter((each) => each.seq < before.seq).reverse()) {
    for (const event of [...line.events].reverse()) {
      if (event.facts['slot'] !== slot) continue;
      if (face.tale.uses.has(event.kind)) return null;
      if (face.tale.pays.has(event.kind)) return event.seat;
    }
  }
  return null;
}

function usedIn(log: readonly LogLine[], lines: readonly LogLine[], seat: number, face: Pick<Face, 'anchorsOf' | 'tale'>, view: View): Used[] {
  return lines.flatMap((line) =>
    line.events.flatMap((event) => {
      const slot = event.facts['slot'];
      if (!face.tale.uses.has(event.kind) || event.seat === null || event.seat === seat || slot === undefined) return [];
      if (payer(log, line, slot, face) !== seat) return [];
      const anchors = [...changedBy([line], face, view).values()].flatMap((places) => [...places]).filter((place) => place.startsWith('slot:'));
      return [{ message: message('ui-recap-used', { player: seatId(event.seat) }), position: line.position, anchors }];
    }),
  );
}

/** The same in words. */
export function recapOf(log: readonly LogLine[], lines: readonly LogLine[], seat: number | null, goods: Goods, face: Pick<Face, 'anchorsOf' | 'tale'>, view: View): Recap {
  const groups: { seat: number | null; entries: Entry[] }[] = [];
  const told = lines.map((line) => ({ ...line, events: line.events.filter((event) => !QUIET.has(event.kind)) }));
  for (const entry of entriesOf(told, goods, face, view)) {
    const group = groups.find((each) => each.seat === entry.seat);
    if (group) group.entries.push(entry);
    else groups.push({ seat: entry.seat, entries: [entry] });
  }
  return { used: seat === null ? [] : usedIn(log, lines, seat, face, view), groups };
}
