/** Where the land of each region and what stands on it lie, for a stage of a given size in stage units (a tenth of a rem). */
import type { Form } from './form.svelte';
import { BLOCKS, STAGE } from './land';
import type { Size } from './measured';

/** Where the things of a region stand: the corner of its block, and how much further right its plants begin. */
export interface Block {
  readonly x: number;
  readonly y: number;
  readonly plants: number;
}

export interface Plot {
  /** How far the land is moved from where it is drawn in `land.ts`. */
  readonly x: number;
  readonly y: number;
  readonly block: Block;
}

export interface WorldLayout {
  /** The part of the drawing that is seen: as large as the stage, so that a unit is always a tenth of a rem. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly plots: Readonly<Record<string, Plot>>;
}

/** Upright the world stands in two columns and three rows. */
const UPRIGHT: Readonly<Record<string, { readonly row: number; readonly x: number }>> = {
  NA: { row: 0, x: 98 },
  EU: { row: 0, x: 488 },
  SA: { row: 1, x: 112 },
  AF: { row: 1, x: 476 },
  AS: { row: 2, x: 68 },
  OC: { row: 2, x: 492 },
};
const UPRIGHT_SIZE: Size = { width: 820, height: 634 };
const UPRIGHT_MIDDLE = 386;
/** Above the first row of blocks, and from the corner of the last one to the bottom. */
const UPRIGHT_TOP = 36;
const UPRIGHT_LAST = 148;

const moved = (region: string, to: { x: number; y: number }): Plot => {
  const at = BLOCKS[region] ?? { x: 0, y: 0, plants: 0 };
  return { x: to.x - at.x, y: to.y - at.y, block: { ...to, plants: at.plants } };
};

/** The world for a stage of this size (as long as none is known, of the size for which the form is drawn); what is larger than the drawing is sea. */
export function layWorld(form: Form, size?: Size): WorldLayout {
  const { width, height } = size ?? (form === 'tablet' ? UPRIGHT_SIZE : STAGE);
  if (form !== 'tablet') {
    // Where the stage is narrower than its drawing, the blocks lie a little right of the middle.
    const box = { x: (STAGE.width - width) / 2 + Math.min(6, Math.max(0, (STAGE.width - width) / 10)), y: (STAGE.height - height) / 2, width, height };
    return { box, plots: Object.fromEntries(Object.entries(BLOCKS).map(([region, at]) => [region, moved(region, at)])) };
  }
  const pitch = (height - UPRIGHT_TOP - UPRIGHT_LAST) / 2;
  const plots = Object.entries(UPRIGHT).map(([region, { row, x }]) => [region, moved(region, { x, y: UPRIGHT_TOP + row * pitch })] as const);
  return { box: { x: UPRIGHT_MIDDLE - width / 2, y: 0, width, height }, plots: Object.fromEntries(plots) };
}
