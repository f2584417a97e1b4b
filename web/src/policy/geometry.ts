/** Where the things of Climate Policy stand on the land of stage/land.ts: it is roomy here, so the plants are larger than elsewhere. */
import { BLOCKS } from '../stage/land';

/** A space: an object on a plate. Its left top is the corner of the whole. */
export const SPACE = { width: 46, height: 68, gap: 2, plate: 18, object: 50 } as const;

/** How far a row of so many spaces reaches. */
export const rowWidth = (spaces: number): number => spaces * (SPACE.width + SPACE.gap) - SPACE.gap;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Site {
  /** The left top of the name, and how wide it may be. */
  readonly head: Point;
  readonly width: number;
  /** The left top of the first space. */
  readonly spaces: Point;
}

/** On the land as it is drawn. */
const SITES: Readonly<Record<string, Site>> = {
  NA: { head: { x: 44, y: 34 }, width: 190, spaces: { x: 31, y: 86 } },
  SA: { head: { x: 92, y: 254 }, width: 170, spaces: { x: 92, y: 302 } },
  EU: { head: { x: 336, y: 30 }, width: 190, spaces: { x: 319, y: 86 } },
  AF: { head: { x: 350, y: 228 }, width: 150, spaces: { x: 386, y: 278 } },
  AS: { head: { x: 604, y: 36 }, width: 210, spaces: { x: 586, y: 94 } },
  OC: { head: { x: 684, y: 284 }, width: 160, spaces: { x: 672, y: 336 } },
};

/** The site of a region whose land was moved until its block has this corner. */
export function siteOf(region: string, at: Point): Site | undefined {
  const [site, from] = [SITES[region], BLOCKS[region]];
  if (!site || !from) return undefined;
  const move = (point: Point): Point => ({ x: point.x + at.x - from.x, y: point.y + at.y - from.y });
  return { head: move(site.head), width: site.width, spaces: move(site.spaces) };
}

/** The site of a region that stands alone: on a phone, large. */
export const aloneSite = (spaces: number): Site => ({ head: { x: 0, y: 2 }, width: Math.max(180, rowWidth(spaces)), spaces: { x: 0, y: 44 } });
export const ALONE_HEIGHT = 44 + SPACE.height;
