/** Where the regions of Climate Policy stand on the land of stage/land.ts: its land is roomy, so its plants are larger than elsewhere. */

/** A space: an object on a plate. Its left top is the corner of the whole. */
export const SPACE = { width: 46, height: 68, gap: 2, plate: 18, object: 50 } as const;

/** How far a row of so many spaces reaches. */
export const rowWidth = (spaces: number): number => spaces * (SPACE.width + SPACE.gap) - SPACE.gap;

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Site {
  /** The left top of the name. */
  readonly head: Place;
  /** How wide the name may be. */
  readonly width: number;
  /** The left top of the first space. */
  readonly spaces: Place;
}

export const SITES: Readonly<Record<string, Site>> = {
  NA: { head: { x: 44, y: 34 }, width: 190, spaces: { x: 29, y: 86 } },
  SA: { head: { x: 92, y: 254 }, width: 170, spaces: { x: 92, y: 302 } },
  EU: { head: { x: 336, y: 30 }, width: 190, spaces: { x: 319, y: 86 } },
  AF: { head: { x: 350, y: 228 }, width: 150, spaces: { x: 386, y: 278 } },
  AS: { head: { x: 604, y: 36 }, width: 210, spaces: { x: 584, y: 94 } },
  OC: { head: { x: 684, y: 284 }, width: 160, spaces: { x: 672, y: 336 } },
};

/** The site of a region that stands alone, large: on a phone. */
export const aloneSite = (spaces: number): Site => ({ head: { x: 0, y: 4 }, width: Math.max(180, rowWidth(spaces) - 26), spaces: { x: 0, y: 58 } });
export const ALONE_HEIGHT = 58 + SPACE.height;
