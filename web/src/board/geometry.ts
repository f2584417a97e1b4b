/**
 * Where everything lies. The picture has two forms: wide (everything on one page, one unit is about a pixel on a
 * laptop) and tall (the same sections one below the other, for a phone). A section has its own coordinates; a `Box`
 * says where its origin is and how much it is enlarged.
 */
import { MAP_WIDTH } from './map';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A section whose size depends on the form or on the title. */
export interface Area extends Box {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly wide: boolean;
  readonly width: number;
  readonly height: number;
  /** The air; its arc hangs lower by `drop` where the reading above it is higher. */
  readonly sky: Box & { readonly width: number; readonly drop: number };
  readonly world: Box;
  readonly panels: Readonly<Record<string, Box>>;
  readonly tracks: Box;
  readonly track: TrackGeometry;
  readonly time: Box;
  readonly players: Area;
  readonly market: Box;
  readonly events: Area;
  readonly summits: Box;
  readonly goals: Area;
  readonly environment: Area;
  readonly supplies: Area;
}

/** Below this width in pixels the tall form is easier to read. */
export const NARROW = 780;

// Sizes of sections, in their own units

export const PANEL = { height: 84, header: 17, slotY: 20, slotWidth: 30, slotHeight: 33, slotGap: 2, pad: 4 };
export const PANEL_WIDTHS: Readonly<Record<string, number>> = { NA: 142, SA: 142, EU: 132, AF: 132, AS: 152, OC: 132 };
export const SPACE = { y: 57, width: 22, height: 23, gap: 2 };
export const COLUMN = 304;
export const TIME = { width: COLUMN, height: 62 };
export const PLAYERS = { top: 16 };
export const MARKET = { width: 148, height: 98 };
export const SUMMITS = { width: COLUMN, height: 116, columns: 3, tileHeight: 48, top: 15, gap: 4, topic: 22 };
export const GOALS = { top: 15, gap: 4 };
export const ENVIRONMENT = { top: 16, label: 62 };
/** An open lobbyist card in the row of its player. */
export const CARD = { x: 182, width: 22, height: 20, gap: 2 };

export interface TrackGeometry {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly row: number;
  readonly name: number;
  readonly plant: number;
  readonly plantWidth: number;
  readonly benefit: number;
  readonly pool: number;
  readonly poolWidth: number;
  readonly track: number;
  readonly trackY: number;
  readonly cell: number;
  readonly cellHeight: number;
}

const CLASSIC_TRACKS_WIDE: TrackGeometry = {
  ...{ width: 652, height: 188, top: 17, row: 34, name: 5, plant: 108, plantWidth: 114, benefit: 226 },
  ...{ pool: 302, poolWidth: 42, track: 351, trackY: 0, cell: 29.6, cellHeight: 30 },
};
const CLASSIC_TRACKS_TALL: TrackGeometry = {
  ...{ width: 392, height: 377, top: 17, row: 72, name: 5, plant: 112, plantWidth: 114, benefit: 238 },
  ...{ pool: 338, poolWidth: 44, track: 5, trackY: 34, cell: 38, cellHeight: 30 },
};
const SECOND_TRACKS_WIDE: TrackGeometry = {
  ...{ width: 652, height: 208, top: 17, row: 38, name: 5, plant: 98, plantWidth: 122, benefit: 222 },
  ...{ pool: 297, poolWidth: 42, track: 343, trackY: 1, cell: 30.4, cellHeight: 33 },
};
const SECOND_TRACKS_TALL: TrackGeometry = {
  ...{ width: 392, height: 417, top: 17, row: 80, name: 5, plant: 104, plantWidth: 124, benefit: 246 },
  ...{ pool: 342, poolWidth: 44, track: 5, trackY: 40, cell: 38, cellHeight: 33 },
};

// The forms: each title has a wide and a tall one.

const RIGHT = MAP_WIDTH + 10;
const TALL_WIDTH = 400;
const TALL_SCALE = 392 / COLUMN;
const PLAYERS_HEIGHT = 172;

const box = (x: number, y: number, scale = 1): Box => ({ x, y, scale });
const area = (at: Box, width: number, height: number): Area => ({ ...at, width, height });

export interface Forms {
  readonly wide: Layout;
  readonly tall: Layout;
}

/** The wide form of all titles: the world and the tracks at the left, one column at the right. */
const wide = (track: TrackGeometry, tracksY: number, more: Pick<Layout, 'height' | 'events' | 'goals' | 'environment' | 'supplies'>): Layout => ({
  wide: true,
  width: 980,
  sky: { ...box(0, 0), width: MAP_WIDTH, drop: 0 },
  world: box(0, 0),
  panels: {
    NA: box(5, 170),
    SA: box(5, 263),
    EU: box(214, 78),
    AF: box(234, 191),
    AS: box(372, 263),
    OC: box(526, 263),
  },
  tracks: box(5, tracksY),
  track,
  time: box(RIGHT, 6),
  players: area(box(RIGHT, 74), COLUMN, PLAYERS_HEIGHT),
  market: box(RIGHT, 252),
  summits: box(RIGHT, 356),
  ...more,
});

const BESIDE_MARKET = box(RIGHT + MARKET.width + 8, 252);
const BELOW_SUMMITS = box(RIGHT, 478);
const NOWHERE = area(box(0, 0), 0, 0);
const SOUTH_ATLANTIC = area(box(228, 284), 134, 63);

/** The tall form: the same sections one below the other. */
function tall(track: TrackGeometry, last: 'goals' | 'environment'): Layout {
  const team = last === 'environment';
  const drop = team ? 17 : 0;
  let y = 566 + drop;
  const next = (height: number, scale = TALL_SCALE): number => {
    const at = y;
    y += height * scale + 8;
    return at;
  };
  const time = box(4, next(TIME.height), TALL_SCALE);
  const players = area(box(4, next(PLAYERS_HEIGHT), TALL_SCALE), COLUMN, PLAYERS_HEIGHT);
  const tracks = box(4, next(track.height, 1));
  const summits = box(4, next(SUMMITS.height), TALL_SCALE);
  const marketY = next(MARKET.height);
  const beside = area(box(4 + (MARKET.width + 8) * TALL_SCALE, marketY, TALL_SCALE), MARKET.width, MARKET.height);
  const lowest = area(box(4, next(team ? 88 : 76), TALL_SCALE), COLUMN, team ? 88 : 76);
  const supplies = track === CLASSIC_TRACKS_TALL ? NOWHERE : area(box(4, next(46), TALL_SCALE), COLUMN, 46);
  return {
    wide: false,
    width: TALL_WIDTH,
    height: Math.ceil(y),
    sky: { ...box(0, 0), width: TALL_WIDTH, drop },
    world: box(0, 22 + drop, TALL_WIDTH / MAP_WIDTH),
    panels: {
      NA: box(4, 212 + drop, 1.28),
      EU: box(203, 212 + drop, 1.28),
      SA: box(4, 330 + drop, 1.28),
      AF: box(203, 330 + drop, 1.28),
      OC: box(4, 448 + drop, 1.28),
      AS: box(200, 448 + drop, 1.28),
    },
    time,
    players,
    tracks,
    track,
    summits,
    market: box(4, marketY, TALL_SCALE),
    events: team ? NOWHERE : beside,
    goals: team ? beside : lowest,
    environment: team ? lowest : NOWHERE,
    supplies,
  };
}

export const CLASSIC: Forms = {
  wide: wide(CLASSIC_TRACKS_WIDE, 360, {
    height: 556,
    events: area(BESIDE_MARKET, 148, 98),
    goals: area(BELOW_SUMMITS, COLUMN, 76),
    environment: NOWHERE,
    supplies: NOWHERE,
  }),
  tall: tall(CLASSIC_TRACKS_TALL, 'goals'),
};

export const COMPETITIVE: Forms = {
  wide: wide(SECOND_TRACKS_WIDE, 358, {
    height: 572,
    events: area(BESIDE_MARKET, 148, 98),
    goals: area(BELOW_SUMMITS, COLUMN, 88),
    environment: NOWHERE,
    supplies: SOUTH_ATLANTIC,
  }),
  tall: tall(SECOND_TRACKS_TALL, 'goals'),
};

export const COOPERATIVE: Forms = {
  wide: wide(SECOND_TRACKS_WIDE, 358, {
    height: 572,
    events: NOWHERE,
    goals: area(BESIDE_MARKET, 148, 98),
    environment: area(BELOW_SUMMITS, COLUMN, 88),
    supplies: SOUTH_ATLANTIC,
  }),
  tall: tall(SECOND_TRACKS_TALL, 'environment'),
};

export const place = (at: Box): string =>
  at.scale === 1 ? `translate(${at.x} ${at.y})` : `translate(${at.x} ${at.y}) scale(${at.scale})`;

/** A point of a section in the coordinates of the picture. */
export const onBoard = (at: Box, point: Point): Point => ({
  x: at.x + at.scale * point.x,
  y: at.y + at.scale * point.y,
});

// Places inside sections

export const slotX = (grant: number): number => PANEL.pad + grant * (PANEL.slotWidth + PANEL.slotGap);

export const spaceX = (space: number): number => PANEL.pad + space * (SPACE.width + SPACE.gap);

export function summitTile(number: number): Point & { readonly width: number } {
  const width = (SUMMITS.width - (SUMMITS.columns - 1) * SUMMITS.gap) / SUMMITS.columns;
  return {
    x: (number % SUMMITS.columns) * (width + SUMMITS.gap),
    y: SUMMITS.top + Math.floor(number / SUMMITS.columns) * (SUMMITS.tileHeight + SUMMITS.gap),
    width,
  };
}

export const topicX = (topic: number): number => 4 + topic * (SUMMITS.topic + 1);

export const playerRow = (at: Area, players: number): number => Math.min(48, (at.height - PLAYERS.top) / players);

/** Where an open lobbyist card lies in the row of its player. */
export const cardX = (nth: number): number => CARD.x + nth * (CARD.width + CARD.gap);

/** Where discs stand in a cell of a track; they move together when there are many players. */
export function discPoint(geometry: TrackGeometry, track: number, position: number, nth: number, count: number): Point {
  const room = geometry.cell - 14;
  const step = count > 1 ? Math.min(10, room / (count - 1)) : 0;
  return {
    x: geometry.track + Math.max(0, position - 1) * geometry.cell + 6 + nth * step,
    y: geometry.top + track * geometry.row + geometry.trackY + geometry.cellHeight - 8,
  };
}

// The arc of CO2

export interface Arc {
  readonly radius: number;
  readonly centre: Point;
  readonly half: number;
}

/** An arc over the whole width, like the edge of the air. */
export function arcOver(width: number): Arc {
  const chord = width - 28;
  const rise = width * 0.062;
  const radius = (chord * chord) / 8 / rise + rise / 2;
  return { radius, centre: { x: width / 2, y: 24 + radius }, half: Math.asin(chord / 2 / radius) };
}

/** The angle in degrees of a share of the arc, 0 at its top. */
export const arcAngle = (arc: Arc, share: number): number => ((share * 2 - 1) * arc.half * 180) / Math.PI;

export function arcPoint(arc: Arc, share: number, outside = 0): Point {
  const angle = (share * 2 - 1) * arc.half;
  const radius = arc.radius + outside;
  return { x: arc.centre.x + radius * Math.sin(angle), y: arc.centre.y - radius * Math.cos(angle) };
}

export function arcPath(arc: Arc, from: number, to: number): string {
  const a = arcPoint(arc, from);
  const b = arcPoint(arc, to);
  return `M${round(a.x)} ${round(a.y)}A${round(arc.radius)} ${round(arc.radius)} 0 0 1 ${round(b.x)} ${round(b.y)}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Where the line from a panel ends on its continent, in the world's own coordinates. */
export const CAPITALS: Readonly<Record<string, Point>> = {
  NA: { x: 148, y: 112 },
  SA: { x: 196, y: 222 },
  EU: { x: 392, y: 104 },
  AF: { x: 420, y: 196 },
  AS: { x: 506, y: 122 },
  OC: { x: 578, y: 226 },
};
