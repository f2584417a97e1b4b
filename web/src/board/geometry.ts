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

export interface Layout {
  readonly wide: boolean;
  readonly width: number;
  readonly height: number;
  readonly sky: Box & { readonly width: number };
  readonly world: Box;
  readonly panels: Readonly<Record<string, Box>>;
  readonly tracks: Box;
  readonly time: Box;
  readonly players: Box;
  readonly market: Box;
  readonly events: Box;
  readonly summits: Box;
  readonly goals: Box;
}

/** Below this width in pixels the tall form is easier to read. */
export const NARROW = 780;

// Sizes of sections, in their own units

export const PANEL = { height: 84, header: 17, slotY: 20, slotWidth: 30, slotHeight: 33, slotGap: 2, pad: 4 };
export const PANEL_WIDTHS: Readonly<Record<string, number>> = { NA: 142, SA: 142, EU: 132, AF: 132, AS: 152, OC: 132 };
export const SPACE = { y: 57, width: 22, height: 23, gap: 2 };
export const COLUMN = 304;
export const TIME = { width: COLUMN, height: 62 };
export const PLAYERS = { width: COLUMN, height: 172, top: 16 };
export const MARKET = { width: 148, height: 98 };
export const EVENTS = { width: 148, height: 98 };
export const SUMMITS = { width: COLUMN, height: 116, columns: 3, tileHeight: 48, top: 15, gap: 4, topic: 22 };
export const GOALS = { width: COLUMN, height: 76, top: 15, gap: 4 };

export interface TrackGeometry {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly row: number;
  readonly name: number;
  readonly plant: number;
  readonly benefit: number;
  readonly pool: number;
  readonly poolWidth: number;
  readonly track: number;
  readonly trackY: number;
  readonly cell: number;
}

export const TRACKS_WIDE: TrackGeometry = {
  ...{ width: 652, height: 188, top: 17, row: 34 },
  ...{ name: 5, plant: 108, benefit: 226, pool: 302, poolWidth: 42, track: 351, trackY: 0, cell: 29.6 },
};
export const TRACKS_TALL: TrackGeometry = {
  ...{ width: 392, height: 377, top: 17, row: 72 },
  ...{ name: 5, plant: 112, benefit: 238, pool: 338, poolWidth: 44, track: 5, trackY: 34, cell: 38 },
};

// The two forms

const RIGHT = MAP_WIDTH + 10;

const box = (x: number, y: number, scale = 1): Box => ({ x, y, scale });

export const WIDE: Layout = {
  wide: true,
  width: 980,
  height: 556,
  sky: { ...box(0, 0), width: MAP_WIDTH },
  world: box(0, 0),
  panels: {
    NA: box(5, 170),
    SA: box(5, 263),
    EU: box(214, 78),
    AF: box(234, 191),
    AS: box(372, 263),
    OC: box(526, 263),
  },
  tracks: box(5, 360),
  time: box(RIGHT, 6),
  players: box(RIGHT, 74),
  market: box(RIGHT, 252),
  events: box(RIGHT + MARKET.width + 8, 252),
  summits: box(RIGHT, 356),
  goals: box(RIGHT, 478),
};

const TALL_WIDTH = 400;
const TALL_SCALE = 392 / COLUMN;

export const TALL: Layout = {
  wide: false,
  width: TALL_WIDTH,
  height: 1668,
  sky: { ...box(0, 0), width: TALL_WIDTH },
  world: box(0, 22, TALL_WIDTH / MAP_WIDTH),
  panels: {
    NA: box(4, 212, 1.28),
    EU: box(203, 212, 1.28),
    SA: box(4, 330, 1.28),
    AF: box(203, 330, 1.28),
    OC: box(4, 448, 1.28),
    AS: box(200, 448, 1.28),
  },
  time: box(4, 566, TALL_SCALE),
  players: box(4, 654, TALL_SCALE),
  tracks: box(4, 884),
  summits: box(4, 1270, TALL_SCALE),
  market: box(4, 1428, TALL_SCALE),
  events: box(4 + (MARKET.width + 8) * TALL_SCALE, 1428, TALL_SCALE),
  goals: box(4, 1564, TALL_SCALE),
};

export const trackGeometry = (layout: Layout): TrackGeometry => (layout.wide ? TRACKS_WIDE : TRACKS_TALL);

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

export const topicX = (topic: number): number => 5 + topic * (SUMMITS.topic + 2);

export const playerRow = (players: number): number => Math.min(48, (PLAYERS.height - PLAYERS.top) / players);

/** Where discs stand in a cell of a track; they move together when there are many players. */
export function discPoint(geometry: TrackGeometry, track: number, position: number, nth: number, count: number): Point {
  const room = geometry.cell - 14;
  const step = count > 1 ? Math.min(10, room / (count - 1)) : 0;
  return {
    x: geometry.track + Math.max(0, position - 1) * geometry.cell + 6 + nth * step,
    y: geometry.top + track * geometry.row + geometry.trackY + 22,
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
