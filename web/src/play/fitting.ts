/** Makes a line fit where words are longer: `data-fit` rises from 0 to 3 until nothing overflows; the styles say what gives way. */
import type { Attachment } from 'svelte/attachments';

const MOST = 3;

/** `of` is what the width of its words depends on: it is fitted anew when that changes. `height` is its room in tenths of a rem. */
export const fitting =
  (of: unknown, height = Number.POSITIVE_INFINITY): Attachment<HTMLElement> =>
  (line) => {
    void of;
    const fit = () => {
      const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 10;
      for (let step = 0; step <= MOST; step += 1) {
        line.dataset['fit'] = String(step);
        const wide = [line, ...line.querySelectorAll('button')].some((each) => each.scrollWidth > each.clientWidth + 1);
        if (!wide && line.scrollHeight <= height * unit + 1) return;
      }
    };
    const watch = new ResizeObserver(() => fit());
    watch.observe(line);
    fit();
    return () => watch.disconnect();
  };
