/** How large an element is, in stage units: tenths of a rem, pixels at 1366 x 768. */
import type { Attachment } from 'svelte/attachments';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Tells the size of the element whenever it changes. Where nothing is laid out (in tests) it says nothing. */
export const measured =
  (tell: (size: Size) => void): Attachment<Element> =>
  (element) => {
    const measure = (): void => {
      const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 10;
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0 && unit > 0) tell({ width: width / unit, height: height / unit });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  };
