/**
 * The log in beats: what others did, one beat for each action, and what happened to all, one beat for each story of a phase.
 *
 * Everything is taken from the events that the server sent. Which step belongs to which story is a table of the title
 * (`faces/tale.ts`); what a story shows are plants that came or went, and what players gained or lost in it.
 */
import type { Face } from '../faces/face';
import type { SceneKind, Tale } from '../faces/tale';
import type { EventView, LogLine } from '../generated/server';
import { literal, message, type Message, seat as seatId, type Words } from '../words';
import { entriesOf, type Goods } from './telling';
import type { View } from './view';

export type Kind = SceneKind | 'move';

/** How much of something; a total stands alone, everything else with its sign. */
export interface Share {
  readonly icon: string;
  readonly amount: number;
  readonly total: boolean;
}

export interface Arrival {
  readonly region: string;
  readonly space: number;
  readonly plant: string;
  readonly ppm: number;
}

/** One thing of a story, shown when its turn comes: a plant, a player, or the air. */
export interface Item {
  readonly seat: number | null;
  /** The drawing of it (`o-coal`, `i-globe`); empty for a player. */
  readonly drawing: string;
  readonly name: Words;
  readonly shares: readonly Share[];
  readonly arrival: Arrival | null;
  /** What happens when it is shown. */
  readonly events: readonly EventView[];
}

export interface Beat {
  readonly key: string;
  readonly kind: Kind;
  /** Whose action it is, or whose control; null for what happens to all. */
  readonly seat: number | null;
  readonly position: number;
  /** The large word: a year, a region, a summit. */
  readonly act: Words;
  readonly sentences: readonly Message[];
  readonly items: readonly Item[];
  /** What happens before anything of it is shown. */
  readonly lead: readonly EventView[];
  /** The places it touched. */
  readonly anchors: readonly string[];
  /** The regions that are struck. */
  readonly struck: readonly string[];
  /** Whom a disaster does not touch, once that is certain. */
  readonly spared: readonly number[];
  /** Whether it never goes on with the beat before it. */
  readonly begins: boolean;
  /** Something whose amount changed for all: the air, or the points of a team. */
  readonly sum: { readonly of: 'ppm' | 'points'; readonly before: number; readonly after: number } | null;
}

/** What is told, and what happens silently behind the last beat. */
export interface Beats {
  readonly beats: readonly Beat[];
  readonly rest: readonly EventView[];
}

export interface Teller {
  /** Who listens; null for a spectator. */
  readonly seat: number | null;
  readonly face: Pick<Face, 'anchorsOf' | 'tale'>;
  readonly view: View;
  readonly goods: Goods;
}

/** The names under which views count what players have, and the icons of these goods. */
const ICONS: Readonly<Record<string, string>> = {
  money: 'money',
  cubes: 'cube',
  ceps: 'cep',
  score: 'points',
  permits: 'permit',
  loopholes: 'loophole',
};
const OWNED = new RegExp(`^players\\.(\\d+)\\.(${Object.keys(ICONS).join('|')})$`);
const PLANT = /^regions\.(\d+)\.spaces\.(\d+)\.plant$/;
/** Plants of two levels have one drawing. */
const LEVEL = /-\d$/;
const SETUP = 'setup';
/** The step behind an event or a disaster: whoever has not paid by then is spared. */
const OVER = 'NextEvent';
/** So many goals that are reached at once are said. */
const MOST_GOALS = 3;
/** Steps that only say whose turn it is; what is done in a turn is told by others. */
export const QUIET: ReadonlySet<string> = new Set(['Turn', 'TurnMenu', 'EndTurn', 'EndRound', 'OperationsPhase']);

interface Chunk {
  readonly kind: Kind;
  readonly events: EventView[];
  /** What happened silently before it. */
  readonly lead: EventView[];
}

/** Cuts a line into what is told together; what is not told goes with what comes after it. */
class Cutter {
  readonly chunks: Chunk[] = [];
  private pending: EventView[] = [];
  private phase = '';

  constructor(
    private readonly tale: Tale,
    private readonly own: boolean,
    private readonly listener: number | null,
  ) {}

  take(event: EventView): void {
    if (event.phase === SETUP) this.pending.push(event);
    else if (event.phase === '') this.inTurn(event);
    else this.between(event);
  }

  private get last(): Chunk | undefined {
    return this.chunks.at(-1);
  }

  private begin(kind: Kind, event: EventView): void {
    this.chunks.push({ kind, events: [event], lead: this.pending });
    this.pending = [];
    this.phase = event.phase;
  }

  private inTurn(event: EventView): void {
    const scene = this.tale.inTurns[event.kind];
    const move = this.chunks.find((chunk) => chunk.kind === 'move');
    // What one does oneself is seen at once, and what comes behind a phase only says who is next.
    if (this.own || this.phase !== '') this.pending.push(event);
    else if (scene && this.last?.kind === scene && !this.tale.begin.has(event.kind)) this.last.events.push(event);
    else if (scene) this.begin(scene, event);
    else if (move) move.events.push(event);
    else if (this.chunks.length === 0) this.begin('move', event);
    else this.pending.push(event);
  }

  private between(event: EventView): void {
    const scene = this.tale.between[event.message?.key ?? ''] ?? this.tale.between[event.kind];
    const told = this.last && this.phase !== '' ? this.last : undefined;
    if (!scene && told) told.events.push(event);
    else if (!scene || (this.own && !told && event.seat === this.listener && this.listener !== null)) this.pending.push(event);
    else if (told?.kind === scene && !this.tale.begin.has(event.kind)) told.events.push(event);
    else this.begin(scene, event);
  }

  rest(): EventView[] {
    return this.pending;
  }
}

const regionAt = (view: View, number: string | number | undefined): string => {
  const region = (view['regions'] as { region?: string }[] | undefined)?.[Number(number)];
  return region?.region ?? '';
};
const regionName = (region: string): Words => message(`region-${region}`);

/** The first list without what is in the second, each as often as it is there. */
function minus(these: readonly string[], those: readonly string[]): string[] {
  const left = [...those];
  return these.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Plants that came or went with an event; one that only moves to another space of its region is none of them. */
function plantsOf(event: EventView, view: View): Item[] {
  const spaces = Object.entries(event.words).flatMap(([path, [before, after]]) => {
    const [, number = '', space = ''] = PLANT.exec(path) ?? [];
    return number === '' ? [] : [{ path, number, space: Number(space), before, after }];
  });
  const air = event.changes['co2'];
  return [...new Set(spaces.map(({ number }) => number))].flatMap((number) => {
    const here = spaces.filter((each) => each.number === number);
    const [old, now] = [here.map(({ before }) => before).filter(Boolean), here.map(({ after }) => after).filter(Boolean)];
    const region = regionAt(view, number);
    const item = (plant: string, came: boolean): Item => {
      const at = here.findLast(({ after }) => after === plant);
      const ppm = at ? (event.changes[at.path.replace(/plant$/, 'ppm')]?.[1] ?? 0) : 0;
      return {
        seat: null,
        drawing: `o-${plant.replace(LEVEL, '')}`,
        name: regionName(region),
        shares: air ? [{ icon: 'chimney', amount: air[1] - air[0], total: false }] : [],
        arrival: came && at ? { region, space: at.space, plant, ppm } : null,
        events: [event],
      };
    };
    return [...minus(old, now).map((plant) => item(plant, false)), ...minus(now, old).map((plant) => item(plant, true))];
  });
}

/** What players gained and lost with an event, by seat. */
function sharesOf(event: EventView, total: boolean): ReadonlyMap<number, Share[]> {
  const found = new Map<number, Share[]>();
  const note = (seat: number, share: Share) => found.set(seat, [...(found.get(seat) ?? []), share]);
  for (const [path, [before, after]] of Object.entries(event.changes)) {
    const [, number, good = ''] = OWNED.exec(path) ?? [];
    const icon = ICONS[good];
    if (number !== undefined && icon && (!total || good === 'score')) note(Number(number), { icon, amount: total ? after : after - before, total });
    else if (path === 'score' && event.seat !== null) note(event.seat, { icon: 'points', amount: after - before, total: false });
  }
  return found;
}

/** The same goods are counted together, a total replaces the one before. */
function summed(shares: readonly Share[], more: readonly Share[]): Share[] {
  const made = [...shares];
  for (const share of more) {
    const at = made.findIndex((each) => each.icon === share.icon);
    const old = made[at];
    if (!old) made.push(share);
    else made[at] = { ...share, amount: share.total ? share.amount : old.amount + share.amount };
  }
  return made.filter((share) => share.total || share.amount !== 0);
}

/** What somebody only shows: so many permits, by what is said of it. */
function shownIn(event: EventView, kind: Kind): Share[] {
  const amount = event.message?.args?.['amount'];
  return kind === 'permits' && typeof amount === 'number' ? [{ icon: 'permit', amount, total: true }] : [];
}

/** The things of a story, in the order in which they appear; what shows nothing goes with the thing before it. */
function itemsOf(chunk: Chunk, view: View): { items: Item[]; lead: EventView[] } {
  const items: Item[] = [];
  const lead = [...chunk.lead];
  const add = (seat: number, shares: readonly Share[], events: readonly EventView[]) => {
    const at = items.findIndex((item) => item.seat === seat);
    const old = items[at];
    if (old) items[at] = { ...old, shares: summed(old.shares, shares), events: [...old.events, ...events] };
    else items.push({ seat, drawing: '', name: message('ui-story-player', { player: seatId(seat) }), shares: summed([], shares), arrival: null, events });
  };
  for (const event of chunk.events) {
    const plants = plantsOf(event, view);
    const shares = sharesOf(event, chunk.kind === 'end');
    const air = event.changes['co2'];
    const last = items.at(-1);
    if (plants.length > 0) items.push(...plants);
    else if (shares.size > 0) [...shares].forEach(([seat, share], n) => add(seat, share, n === 0 ? [event] : []));
    else if (event.seat !== null && event.message && chunk.kind !== 'supply') add(event.seat, shownIn(event, chunk.kind), [event]);
    else if (air) items.push({ seat: null, drawing: 'i-globe', name: message('ui-story-air'), shares: [{ icon: 'chimney', amount: air[1] - air[0], total: false }], arrival: null, events: [event] });
    else if (last) items[items.length - 1] = { ...last, events: [...last.events, event] };
    else lead.push(event);
  }
  return { items, lead };
}

function sumOf(events: readonly EventView[]): Beat['sum'] {
  for (const [path, of] of [['co2', 'ppm'], ['score', 'points']] as const) {
    const changes = events.flatMap((event) => (event.changes[path] ? [event.changes[path]] : []));
    const [first, last] = [changes[0], changes.at(-1)];
    if (first && last) return { of, before: first[0], after: last[1] };
  }
  return null;
}

/** The id of a thing that a message names: `region-EU`, `summit-bonn`. */
const named = (said: Message | null | undefined, argument: string): string | null => {
  const found = said?.args?.[argument];
  return typeof found === 'string' ? found : null;
};

/** The year that begins with one of these events; null if none does. */
const yearIn = (events: readonly EventView[]): Words | null => {
  const name = events.map((event) => event.words['decade_name']?.[1]).find(Boolean);
  return name ? literal(name) : null;
};

const bare = (id: string): string => id.slice(id.indexOf('-') + 1);

/** The large word of a story. */
function actOf(kind: Kind, events: readonly EventView[], regions: readonly string[], year: Words): Words {
  const told = events.map((event) => event.message).find((each) => each !== null);
  const [region] = regions;
  switch (kind) {
    case 'disaster':
    case 'event':
    case 'control':
      return region ? regionName(region) : year;
    case 'summit': {
      const summit = named(told as Message | undefined, 'summit');
      return summit ? message(summit) : message('ui-story-step-summit');
    }
    case 'goal':
    case 'end':
      return message(`ui-story-act-${kind}`);
    case 'decade':
      return yearIn(events) ?? year;
    default:
      return year;
  }
}

/** The regions a story is about, by what its messages name. */
function regionsIn(kind: Kind, events: readonly EventView[]): string[] {
  if (kind !== 'disaster' && kind !== 'event' && kind !== 'control') return [];
  const found = events.map((event) => named(event.message as Message | null, 'region')).filter((id) => id !== null);
  return [...new Set(found.map(bare))].slice(0, 1);
}

/** What the bar says of a story: a sentence of the game, or one that counts. */
function sentencesOf(kind: Kind, events: readonly EventView[], items: readonly Item[]): Message[] {
  const told = events.map((event) => event.message as Message | null).filter((each) => each !== null);
  if (kind === 'supply') {
    const plants = items.filter((item) => item.arrival).length;
    return plants > 0 ? [message('ui-story-supply-regions', { regions: plants })] : told.slice(0, 1);
  }
  if (kind === 'end') return told.slice(-1);
  if (kind === 'decade') return told.slice(-1);
  // Where it strikes stands above already; where it strikes next is worth more, then what it does besides.
  if (kind === 'disaster') {
    const next = events.flatMap((event) => (event.kind === OVER && event.message ? [event.message as Message] : [])).slice(-1);
    const news = told.filter((each) => named(each, 'region') === null);
    return [...next, ...news, message('ui-story-why-disaster')].slice(0, 1);
  }
  if (kind === 'goal') return told.slice(0, MOST_GOALS);
  if (kind === 'income' || kind === 'tax' || kind === 'permits') return [message(`ui-story-why-${kind}`)];
  return told.slice(0, 1);
}

/** The seats that no item is about. */
function others(items: readonly Item[], view: View): number[] {
  const players = Array.isArray(view['players']) ? view['players'].length : 0;
  return [...Array(players).keys()].filter((seat) => items.every((item) => item.seat !== seat));
}

function beatOf(line: LogLine, chunk: Chunk, number: number, year: Words, struck: readonly string[], teller: Teller): Beat {
  const { face, view, goods } = teller;
  const { kind, events } = chunk;
  const move = kind === 'move';
  const entries = entriesOf([{ ...line, events: events.filter((event) => !move || !QUIET.has(event.kind)) }], goods, face, view);
  const { items, lead } = move ? { items: [], lead: [...chunk.lead, ...events] } : itemsOf(chunk, view);
  const own = regionsIn(kind, events);
  const regions = own.length > 0 || kind !== 'disaster' ? own : struck;
  return {
    key: `${line.seq}.${number}`,
    kind,
    seat: move || kind === 'goal' || kind === 'summit' || kind === 'control' ? line.seat : null,
    position: line.position,
    act: actOf(kind, events, regions, year),
    sentences: move ? entries.flatMap((entry) => entry.messages) : sentencesOf(kind, events, items),
    items,
    lead,
    anchors: [...new Set(entries.flatMap((entry) => entry.anchors))],
    struck: kind === 'disaster' || kind === 'event' ? regions : [],
    spared: kind === 'disaster' && events.some((event) => event.kind === OVER) ? others(items, view) : [],
    begins: face.tale.begin.has(events[0]?.kind ?? ''),
    sum: move ? null : sumOf(events),
  };
}

const GROWS: ReadonlySet<Kind> = new Set(['income', 'supply', 'disaster', 'goals', 'tax', 'permits', 'grants', 'end']);

/** Two beats as one, if the second only goes on with the first; null otherwise. */
export function joined(one: Beat, other: Beat): Beat | null {
  if (one.kind !== other.kind || other.begins || !GROWS.has(one.kind) || JSON.stringify(one.act) !== JSON.stringify(other.act)) return null;
  const [first, ...more] = other.items;
  const items = first ? [{ ...first, events: [...other.lead, ...first.events] }, ...more] : [];
  const sum = one.sum && other.sum && one.sum.of === other.sum.of ? { ...one.sum, after: other.sum.after } : (one.sum ?? other.sum);
  const sentences = one.kind === 'supply' ? sentencesOf('supply', [], [...one.items, ...items]) : one.kind === 'end' ? other.sentences : one.sentences;
  return {
    ...one,
    items: [...one.items, ...items],
    lead: first ? one.lead : [...one.lead, ...other.lead],
    anchors: [...new Set([...one.anchors, ...other.anchors])],
    sentences: sentences.length > 0 ? sentences : one.sentences,
    spared: other.spared.filter((seat) => one.items.every((item) => item.seat !== seat)),
    sum,
  };
}

/** Whether a beat has something to tell. */
const worth = (beat: Beat): boolean => beat.items.length > 0 || (beat.kind === 'move' ? beat.sentences.length > 0 : beat.kind !== 'supply' && beat.kind !== 'income' && beat.sentences.length > 0);

/** Where a disaster is that goes on in a new line: the last one of the log before it. */
function lastStruck(log: readonly LogLine[]): string[] {
  for (let n = log.length - 1; n >= 0; n -= 1) {
    const events = log[n]?.events.filter((event) => event.facts['region'] !== undefined && event.phase !== '' && event.message) ?? [];
    const id = named(events.at(-1)?.message as Message | undefined, 'region');
    if (id) return [bare(id)];
  }
  return [];
}

/**
 * The beats of lines that are new.
 *
 * @param lines what is new
 * @param log what was there before: a disaster may go on
 */
export function beatsOf(lines: readonly LogLine[], log: readonly LogLine[], teller: Teller): Beats {
  const { seat, face, view } = teller;
  const beats: Beat[] = [];
  let pending: EventView[] = [];
  let struck = lastStruck(log);
  // The year of what is told: lines may go from one decade to the next.
  const renamed = lines.flatMap((line) => line.events).find((event) => event.words['decade_name']);
  let year: Words = literal(renamed?.words['decade_name']?.[0] || String(view['decade_name'] ?? ''));
  for (const line of lines) {
    if (line.kind !== 'action') {
      pending.push(...line.events);
      continue;
    }
    const cutter = new Cutter(face.tale, line.seat === seat && seat !== null, seat);
    line.events.forEach((event) => cutter.take(event));
    for (const [number, chunk] of cutter.chunks.entries()) {
      const made = beatOf(line, chunk, number, year, struck, teller);
      year = yearIn([...chunk.lead, ...chunk.events]) ?? year;
      if (made.struck.length > 0) struck = [...made.struck];
      if (!worth(made)) {
        pending.push(...made.lead, ...made.items.flatMap((item) => item.events));
        continue;
      }
      const beat = { ...made, lead: [...pending, ...made.lead] };
      pending = [];
      const last = beats.at(-1);
      const grown = last && joined(last, beat);
      if (grown) beats[beats.length - 1] = grown;
      else beats.push(beat);
    }
    pending.push(...cutter.rest());
    const over = line.events.find((event) => event.words['end']?.[1]);
    if (over && beats.at(-1)?.kind !== 'end') beats.push(theEnd(line, over, pending.splice(0)));
  }
  return { beats, rest: pending };
}

/** An end without a final scoring: the sentence that says why. */
const theEnd = (line: LogLine, over: EventView, lead: readonly EventView[]): Beat => ({
  key: `${line.seq}.end`,
  kind: 'end',
  seat: null,
  position: line.position,
  act: message('ui-story-act-end'),
  sentences: over.message ? [over.message as Message] : [],
  items: [],
  lead,
  anchors: [],
  struck: [],
  spared: [],
  begins: false,
  sum: null,
});

/** All events of a beat. */
export const eventsOf = (beat: Beat): EventView[] => [...beat.lead, ...beat.items.flatMap((item) => item.events)];
