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

export const PANEL = { height: 65, header: 17, spaceY: 20, space: 23, tile: 30, gap: 2, pad: 4 };
export const PANEL_WIDTHS: Readonly<Record<string, number>> = { NA: 133, SA: 133, EU: 133, AF: 133, AS: 156, OC: 133 };
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
  height: 572,
  world: box(0, -34),
  panels: { NA: box(5, 116), SA: box(5, 206), EU: box(206, 36), AF: box(222, 150), AS: box(364, 216), OC: box(524, 216) },
  own: area(5, 288, 652, 50),
  research: area(5, 344, 652, 224),
  track: {
    ...{ top: 18, row: 40.6, plant: 100, plantWidth: 51, project: 210, projectY: 4, price: 29 },
    ...{ track: 362, trackY: 3, cell: 28.6, cellHeight: 34 },
  },
  curve: area(RIGHT, 6, COLUMN, 146),
  turn: area(RIGHT, 157, COLUMN, 44),
  companies: area(RIGHT, 206, COLUMN, 184),
  policy: area(RIGHT, 395, COLUMN, 173),
};

const TALL_SCALE = 392 / COLUMN;
const TALL: Layout = {
  wide: false,
  width: 400,
  height: 1560,
  world: box(0, -18, 400 / MAP_WIDTH),
  panels: {
    NA: box(4, 166, 1.44),
    EU: box(204, 166, 1.44),
    SA: box(4, 268, 1.44),
    AF: box(204, 268, 1.44),
    OC: box(4, 370, 1.2),
    AS: box(172, 370, 1.44),
  },
  own: area(4, 472, 392, 96),
  turn: area(4, 576, COLUMN, 44, TALL_SCALE),
  companies: area(4, 641, COLUMN, 184, TALL_SCALE),
  policy: area(4, 887, COLUMN, 173, TALL_SCALE),
  research: area(4, 1118, 392, 434),
  track: {
    ...{ top: 18, row: 83, plant: 104, plantWidth: 62, project: 238, projectY: 4, price: 30 },
    ...{ track: 8, trackY: 44, cell: 37.6, cellHeight: 34 },
  },
  curve: area(0, 0, COLUMN, 84),
};

export const LAYOUTS = { wide: WIDE, tall: TALL } as const;
