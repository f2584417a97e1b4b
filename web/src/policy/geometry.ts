/** Where everything of the board of Climate Policy lies: a wide form for a laptop or a projector, a tall one for a phone. */
import { type Area, type Box, NARROW } from '../board/geometry';
import { MAP_WIDTH } from '../board/map';

export { NARROW };

export interface Layout {
  readonly wide: boolean;
  readonly width: number;
  readonly height: number;
  readonly world: Box;
  readonly panels: Readonly<Record<string, Box>>;
  readonly own: Area;
  readonly research: Area;
  readonly track: Research;
  readonly curve: Area;
  readonly turn: Area;
  readonly companies: Area;
  readonly policy: Area;
}

export const PANEL = { height: 68, header: 17, spaceY: 20, space: 26, tile: 32, gap: 2, pad: 4 };
export const PANEL_WIDTHS: Readonly<Record<string, number>> = { NA: 146, SA: 146, EU: 146, AF: 146, AS: 174, OC: 146 };
export const spaceX = (number: number): number => PANEL.pad + number * (PANEL.space + PANEL.gap);

export interface Research {
  readonly top: number;
  readonly row: number;
  readonly plant: number;
  readonly plantWidth: number;
  readonly project: number;
  readonly projectY: number;
  readonly price: number;
  readonly track: number;
  readonly trackY: number;
  readonly cell: number;
  readonly cellHeight: number;
}

const area = (x: number, y: number, width: number, height: number, scale = 1): Area => ({ x, y, width, height, scale });
const box = (x: number, y: number, scale = 1): Box => ({ x, y, scale });

const COLUMN = 304;
const RIGHT = MAP_WIDTH + 10;

const WIDE: Layout = {
  wide: true,
  width: 980,
  height: 634,
  world: box(0, -28),
  panels: {
    NA: box(5, 114, 1.08),
    SA: box(5, 232, 1.08),
    EU: box(200, 34, 1.08),
    AF: box(214, 146, 1.08),
    AS: box(306, 248, 1.08),
    OC: box(499, 248, 1.08),
  },
  own: area(5, 329, 652, 52),
  research: area(5, 386, 652, 242),
  track: {
    ...{ top: 20, row: 44, plant: 100, plantWidth: 51, project: 210, projectY: 4, price: 29 },
    ...{ track: 362, trackY: 3, cell: 28.6, cellHeight: 34 },
  },
  curve: area(RIGHT, 6, COLUMN, 190),
  turn: area(RIGHT, 201, COLUMN, 44),
  companies: area(RIGHT, 250, COLUMN, 194),
  policy: area(RIGHT, 449, COLUMN, 179),
};

const TALL_SCALE = 392 / COLUMN;
const TALL: Layout = {
  wide: false,
  width: 400,
  height: 1568,
  world: box(0, -18, 400 / MAP_WIDTH),
  panels: {
    NA: box(3, 166, 1.33),
    EU: box(203, 166, 1.33),
    SA: box(3, 264, 1.33),
    AF: box(203, 264, 1.33),
    OC: box(3, 362, 1.13),
    AS: box(174, 362, 1.28),
  },
  own: area(4, 458, 392, 98),
  turn: area(4, 562, COLUMN, 44, TALL_SCALE),
  companies: area(4, 626, COLUMN, 194, TALL_SCALE),
  policy: area(4, 883, COLUMN, 179, TALL_SCALE),
  research: area(4, 1121, 392, 438),
  track: {
    ...{ top: 18, row: 83, plant: 104, plantWidth: 62, project: 238, projectY: 4, price: 30 },
    ...{ track: 8, trackY: 44, cell: 37.6, cellHeight: 34 },
  },
  curve: area(0, 0, COLUMN, 92),
};

export const LAYOUTS = { wide: WIDE, tall: TALL } as const;
