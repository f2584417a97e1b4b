/**
 * Makes room for a longer language: text that does not fit its box is set narrower, in the steps of the typeface, before it
 * takes another line. Never smaller. What fits at the narrowest width is decided by the box: it scrolls or shows an ellipsis.
 *
 *     <p {@attach narrow(text)}>{text}</p>
 */
import type { Attachment } from 'svelte/attachments';

const STEPS: readonly number[] = [88, 80, 72, 66, 62];

const spills = (box: HTMLElement): boolean => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;

const due = new Set<HTMLElement>();
/** How wide each box was when it was fitted last. */
const fitted = new WeakMap<HTMLElement, number>();

/** All boxes that are due, together: the page is laid out once for each step, not for each box. */
function fitAll(): void {
  const all = [...due].filter((box) => box.isConnected);
  let boxes = all;
  due.clear();
  for (const box of boxes) if (box.style.fontStretch) box.style.fontStretch = '';
  for (const step of STEPS) {
    boxes = boxes.filter(spills);
    for (const box of boxes) box.style.fontStretch = `${step}%`;
  }
  for (const box of all) fitted.set(box, box.clientWidth);
}

/** Before the next picture is drawn. */
function fit(box: HTMLElement): void {
  if (due.size === 0) queueMicrotask(fitAll);
  due.add(box);
}

/** @param said what the box says: it is fitted again when that changes, or the box. */
export const narrow =
  (said: unknown): Attachment<HTMLElement> =>
  (box) => {
    void said;
    fit(box);
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(() => fit(box));
    if (typeof ResizeObserver !== 'function') return;
    const watcher = new ResizeObserver(() => {
      if (fitted.has(box) && fitted.get(box) !== box.clientWidth) fit(box);
    });
    watcher.observe(box);
    return () => watcher.disconnect();
  };
