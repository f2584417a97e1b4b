/** Makes a line fit where words are longer: `data-fit` rises from 0 to 3 until nothing overflows; the styles say what gives way. */
import type { Attachment } from 'svelte/attachments';

const MOST = 3;
/** So many pixels stay free above and below. */
const SPARE = 4;

/** `of` is what the width of its words depends on; it is read so that a change of it is fitted anew. */
export const fitting =
  (of: unknown): Attachment<HTMLElement> =>
  (line) => {
    void of;
    const parts = () => [...line.querySelectorAll<HTMLElement>('.ask, .keys')];
    const fit = () => {
      for (let step = 0; step <= MOST; step += 1) {
        line.dataset['fit'] = String(step);
        const over = line.scrollWidth > line.clientWidth + 1 || parts().some((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > line.clientHeight - SPARE);
        if (!over) return;
      }
    };
    const watch = new ResizeObserver(() => fit());
    watch.observe(line);
    fit();
    return () => watch.disconnect();
  };
