/** Arrow keys on the board: the focus goes to the nearest place in that direction. */

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function moveFocus(root: HTMLElement, event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key];
  const from = event.target instanceof Element ? event.target.closest('[data-anchor]') : null;
  if (!direction || !from || event.altKey || event.ctrlKey || event.metaKey) return;
  const centre = (element: Element): readonly [number, number] => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = centre(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const place of root.querySelectorAll('[data-anchor][tabindex]')) {
    if (place === from) continue;
    const [px, py] = centre(place);
    const ahead = (px - x) * direction[0] + (py - y) * direction[1];
    const aside = Math.abs((px - x) * direction[1]) + Math.abs((py - y) * direction[0]);
    if (ahead <= 1) continue;
    const cost = ahead + 2.5 * aside;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  if (!best) return;
  event.preventDefault();
  (best as HTMLElement | SVGElement).focus();
}
