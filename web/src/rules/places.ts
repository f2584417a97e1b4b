/** The places of the board that belong to a rule, as they are drawn now. */
import { belongs } from './book.svelte';

/** Elements of the board whose anchors begin so and that can be seen, outermost only. */
export function placesOf(beginnings: readonly string[]): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>('.table [data-anchor]')].filter((element) => {
    const { anchor } = element.dataset;
    if (anchor === undefined || !beginnings.some((each) => belongs(anchor, each))) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });
  return found.filter((element) => !found.some((other) => other !== element && other.contains(element)));
}
