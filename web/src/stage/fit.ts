/** Words in a picture have only so much room: where they are longer in a language, they are set narrower, in the steps of the typeface, then drawn narrower. */
import type { Attachment } from 'svelte/attachments';

const STEPS: readonly string[] = ['', '80%', '72%', '66%', '62%'];

const due = new Map<SVGTextElement, number>();

/** All texts that are due, together: the page is laid out once for each step, not for each text. */
function fitAll(): void {
  let texts = [...due].filter(([text]) => text.isConnected);
  due.clear();
  for (const [text] of texts) text.removeAttribute('textLength');
  for (const step of STEPS) {
    for (const [text] of texts) text.style.fontStretch = step;
    texts = texts.filter(([text, width]) => text.getComputedTextLength() > width);
  }
  for (const [text, width] of texts) {
    text.setAttribute('textLength', String(width));
    text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  }
}

export const fit =
  (width: number): Attachment<SVGTextElement> =>
  (text) => {
    if (!('getComputedTextLength' in text)) return;
    const narrow = (): void => {
      if (due.size === 0) queueMicrotask(fitAll);
      due.set(text, width);
    };
    narrow();
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(narrow);
    const changes = new MutationObserver(narrow);
    changes.observe(text, { characterData: true, childList: true, subtree: true });
    return () => changes.disconnect();
  };
