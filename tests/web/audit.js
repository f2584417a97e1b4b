// What is wrong with the layout of the page as it stands: a list of [kind, what, where].
// Text may be cut only where an element says so (`data-cut`: the whole text is one click or one look away).
() => {
  const found = [];
  const say = (kind, text, element) => {
    const named = element.closest('[class]');
    found.push([kind, text.trim().slice(0, 60), `${element.tagName.toLowerCase()}.${named?.getAttribute('class') ?? ''}`.slice(0, 80)]);
  };
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1) {
    found.push(['scroll', `${root.scrollWidth} x ${root.scrollHeight}`, `${innerWidth} x ${innerHeight}`]);
  }
  // A page may scroll between its head and its bar, but only up and down.
  for (const main of document.querySelectorAll('main')) {
    if (main.scrollWidth > main.clientWidth + 1) say('scroll', `sideways: ${main.scrollWidth} in ${main.clientWidth}`, main);
  }
  const SEEN = { opacityProperty: true, visibilityProperty: true };
  const LAYERS = 'dialog, .fan, .drawer, .sheet, .story, .curtain, .refusal, .recap, .tip, [data-layer]';
  const scale = (element) => {
    const matrix = element instanceof SVGElement ? element.getScreenCTM?.() : null;
    return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
  };
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const cuts = (style) => /hidden|clip/.test(style.overflowX + style.overflowY);
  // Whether part of a box lies where it cannot be seen, and no scrolling brings it back.
  const cut = (box, element) => {
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (each instanceof SVGElement && each.tagName !== 'svg') continue;
      if (scrolls(style)) return false;
      if (!cuts(style) && each.tagName !== 'svg') continue;
      if (each.tagName === 'svg' && style.overflow === 'visible') continue;
      const edge = each.getBoundingClientRect();
      if (box.left < edge.left - 1.5 || box.right > edge.right + 1.5 || box.top < edge.top - 2.5 || box.bottom > edge.bottom + 2.5) return true;
    }
    return box.left < -1.5 || box.right > innerWidth + 1.5 || box.top < -2.5 || box.bottom > innerHeight + 2.5;
  };

  // The part of a box that can be seen: what is scrolled or cut away covers nothing.
  const visible = (box, element) => {
    let { left, right, top, bottom } = box;
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      if (each instanceof SVGElement) continue;
      const style = getComputedStyle(each);
      if (!scrolls(style) && !cuts(style)) continue;
      const edge = each.getBoundingClientRect();
      [left, right, top, bottom] = [Math.max(left, edge.left), Math.min(right, edge.right), Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom };
  };

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.textContent.trim() || !element || element.closest('.hidden-visually, script, style, noscript, defs, symbol, title, option')) continue;
    if (!element.checkVisibility(SEEN)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5);
    if (!boxes.length) continue;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale(element);
    if (size < 12.9) say('small', `${size.toFixed(1)} px: ${node.textContent}`, element);
    if (!element.closest('[data-cut]') && boxes.some((box) => cut(box, element))) say('cut', node.textContent, element);
    for (const box of boxes) {
      // The letters fill about the middle two thirds of the box of a line.
      const high = Math.min(box.height, size * 1.05);
      const top = box.top + (box.height - high) / 2 + high * 0.15;
      const part = visible(box, element);
      if (part.right <= part.left || part.bottom <= part.top) continue;
      const bottom = Math.min(part.bottom, top + high * 0.7);
      texts.push({ element, text: node.textContent, layer: element.closest(LAYERS), left: part.left + 0.5, right: part.right - 0.5, top: Math.max(part.top, top), bottom });
    }
  }
  texts.sort((a, b) => a.top - b.top);
  for (let n = 0; n < texts.length; n++) {
    for (let m = n + 1; m < texts.length && texts[m].top < texts[n].bottom - 1.5; m++) {
      const [a, b] = [texts[n], texts[m]];
      if (a.layer !== b.layer || a.element === b.element) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2) say('overlap', `${a.text.trim().slice(0, 28)} / ${b.text.trim().slice(0, 28)}`, b.element);
    }
  }
  for (const element of document.querySelectorAll('button, a[href], input, select, [role=button][tabindex="0"], [role=radio], [role=tab]')) {
    if (!element.checkVisibility(SEEN) || element.closest('.hidden-visually') || element.matches('.hidden-visually')) continue;
    if (element.matches('a') && element.closest('p, li, dd')) continue; // a link in a sentence
    const target = element.matches('input[type=radio], input[type=checkbox]') ? (element.closest('label') ?? element) : element;
    const box = target.getBoundingClientRect();
    if (box.width > 0 && Math.min(box.width, box.height) < 27.5) say('target', `${box.width.toFixed(0)} x ${box.height.toFixed(0)}: ${element.getAttribute('aria-label') ?? element.textContent}`, element);
  }
  return found;
};
