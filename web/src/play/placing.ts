/** Where a card hangs on its anchor: beside what it is about, never over it, and inside the stage. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Side = 'below' | 'above' | 'right' | 'left';

export interface Hung {
  readonly left: number;
  readonly top: number;
  /** On which side of the anchor the card hangs. */
  readonly side: Side;
  /** Where on that edge of the card the arrow to the anchor stands. */
  readonly arrow: number;
  /** How far it is from there to the anchor. */
  readonly reach: number;
}

const GAP = 12;
/** The arrow keeps this far from the corners of the card. */
const CORNER = 18;
/** Further than anything on a screen. */
const FAR = 1e5;
const SIDES: readonly Side[] = ['below', 'above', 'right', 'left'];

const clamped = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)));
const middle = (from: number, to: number): number => (from + to) / 2;

export const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const distance = (one: Box, other: Box): number =>
  Math.hypot(middle(one.left, one.right) - middle(other.left, other.right), middle(one.top, one.bottom) - middle(other.top, other.bottom));

const boxOf = (left: number, top: number, { width, height }: Size): Box => ({ left, top, right: left + width, bottom: top + height });

/** The card on one side of what it avoids, moved as far as it must be to stay inside. */
function beside(side: Side, anchor: Box, avoid: Box, size: Size, within: Box): Box {
  const wanted = {
    below: { left: middle(anchor.left, anchor.right) - size.width / 2, top: avoid.bottom + GAP },
    above: { left: middle(anchor.left, anchor.right) - size.width / 2, top: avoid.top - GAP - size.height },
    right: { left: avoid.right + GAP, top: middle(anchor.top, anchor.bottom) - size.height / 2 },
    left: { left: avoid.left - GAP - size.width, top: middle(anchor.top, anchor.bottom) - size.height / 2 },
  }[side];
  return boxOf(clamped(wanted.left, within.left, within.right - size.width), clamped(wanted.top, within.top, within.bottom - size.height), size);
}

/** Whether a card that had to be moved is still on that side of the anchor. */
const isBeside = (side: Side, box: Box, anchor: Box): boolean =>
  ({ below: box.top >= anchor.bottom, above: box.bottom <= anchor.top, right: box.left >= anchor.right, left: box.right <= anchor.left })[side];

/**
 * The nearest side on which the card covers neither the anchor nor what it is about. If there is none, the one that
 * covers least of the anchor, then least of what it is about.
 */
export function hung(anchor: Box, size: Size, within: Box, about: Box = anchor): Hung {
  const places = [about, anchor].flatMap((avoid) => SIDES.map((side) => ({ side, box: beside(side, anchor, avoid, size, within) })));
  const cost = ({ side, box }: { side: Side; box: Box }): number =>
    overlap(box, anchor) * 1e6 + overlap(box, about) + (isBeside(side, box, anchor) ? 0 : 1) + distance(box, anchor) / FAR;
  const [best] = places.map((place) => ({ ...place, cost: cost(place) })).sort((a, b) => a.cost - b.cost);
  const { side, box } = best as { side: Side; box: Box };
  const upright = side === 'below' || side === 'above';
  const arrow = upright
    ? clamped(middle(anchor.left, anchor.right) - box.left, CORNER, size.width - CORNER)
    : clamped(middle(anchor.top, anchor.bottom) - box.top, CORNER, size.height - CORNER);
  const reach = { below: box.top - anchor.bottom, above: anchor.top - box.bottom, right: box.left - anchor.right, left: anchor.left - box.right }[side];
  return { left: box.left, top: box.top, side, arrow, reach: Math.max(0, reach) };
}
