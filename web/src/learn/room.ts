/** Where the card of a lesson finds room: what must stay free while somebody learns, and the place that covers least of it. */
import { type Box, overlap, type Size } from '../play/placing';

export interface Point {
  readonly left: number;
  readonly top: number;
}

/** A place that should stay free, and how much it matters. */
export interface Needed {
  readonly box: Box;
  readonly weight: number;
}

/** A card may touch what is to be pressed, as long as this much of it at most is covered. */
const TOUCHED = 0.12;
/** Between two places on one edge it is looked as often as this, in pixels. */
const PITCH = 6;
/** The way from the wanted place costs so much for each pixel: of two places that are equally free the nearer one. */
const FAR = 0.05;

export const boxOf = (element: Element): Box => element.getBoundingClientRect();
export const boxAt = ({ left, top }: Point, { width, height }: Size): Box => ({ left, top, right: left + width, bottom: top + height });
export const sum = (boxes: readonly Box[], box: Box): number => boxes.reduce((all, each) => all + overlap(each, box), 0);
export const seen = (selector: string): Element | undefined => [...document.querySelectorAll(selector)].find((element) => boxOf(element).right > boxOf(element).left);

/** What of an element can be seen in the lists it scrolls in; null if nothing. */
export function shownOf(element: Element): Box | null {
  let { left, top, right, bottom } = boxOf(element);
  for (let around = element.parentElement; around && !around.matches('.table'); around = around.parentElement) {
    const cuts = around.scrollHeight > around.clientHeight + 1 || around.scrollWidth > around.clientWidth + 1;
    if (!cuts || getComputedStyle(around).overflow === 'visible') continue;
    const edge = boxOf(around);
    [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return right > left && bottom > top ? { left, top, right, bottom } : null;
}

export const shownOfAll = (selector: string): Box[] => [...document.querySelectorAll(selector)].flatMap((element) => shownOf(element) ?? []);

/** Whether a card at this place lies on one of these. */
export const covers = (card: Box, boxes: readonly Box[]): boolean =>
  boxes.some((box) => overlap(card, box) > TOUCHED * (box.right - box.left) * (box.bottom - box.top));

/** The wanted place, or the edge or corner of the stage where the card covers least of what is needed now. */
export function best(wanted: Point, { width, height }: Size, within: Box, cost: (box: Box) => number): Point {
  const [right, bottom] = [Math.max(within.left, within.right - width), Math.max(within.top, within.bottom - height)];
  const xs = [within.left, (within.left + right) / 2, right];
  const ys = [within.top, (within.top + bottom) / 2, bottom];
  return cheapest([wanted, ...ys.flatMap((top) => xs.map((left) => ({ left, top })))], { width, height }, cost);
}

/** The place on a phone, anywhere along these lines, where the card covers least; of equal ones that which is lowest. */
export function roomiest(lefts: readonly number[], size: Size, within: Box, needed: readonly Needed[]): Point {
  const lowest = Math.max(within.top, within.bottom - size.height);
  const tops = Array.from({ length: Math.floor((lowest - within.top) / PITCH) + 1 }, (_, n) => lowest - n * PITCH);
  const cost = (box: Box) => needed.reduce((all, { box: each, weight }) => all + weight * overlap(each, box), 0) + (lowest - box.top) * size.width * FAR;
  return cheapest([...tops, within.top].flatMap((top) => lefts.map((left) => ({ left, top }))), size, cost);
}

function cheapest(places: readonly Point[], size: Size, cost: (box: Box) => number): Point {
  const costs = places.map((place) => cost(boxAt(place, size)));
  return places[costs.indexOf(Math.min(...costs))] ?? (places[0] as Point);
}
