/** Words in a picture have only so much room: where they are longer in a language, they are set narrower, in the steps of the typeface, then drawn narrower. */
import type { Attachment } from 'svelte/attachments';

const STEPS: readonly string[] = ['', '80%', '72%', '66%', '62%'];

export const fit =
  (width: number): Attachment<SVGTextElement> =>
  (text) => {
    if (!('getComputedTextLength' in text)) return;
    const narrow = (): void => {
      text.removeAttribute('textLength');
      for (const step of STEPS) {
        text.style.fontStretch = step;
        if (text.getComputedTextLength() <= width) return;
      }
      text.setAttribute('textLength', String(width));
      text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    };
    narrow();
    void document.fonts?.ready.then(() => text.isConnected && narrow());
    const changes = new MutationObserver(narrow);
    changes.observe(text, { characterData: true, childList: true, subtree: true });
    return () => changes.disconnect();
  };
