/** Words in a picture have only so much room: where they are longer in a language, they are drawn narrower. */
import type { Attachment } from 'svelte/attachments';

export const fit =
  (width: number): Attachment<SVGTextElement> =>
  (text) => {
    if (!('getComputedTextLength' in text)) return;
    const narrow = (): void => {
      text.removeAttribute('textLength');
      if (text.getComputedTextLength() <= width) return;
      text.setAttribute('textLength', String(width));
      text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    };
    narrow();
    void document.fonts?.ready.then(() => text.isConnected && narrow());
    const changes = new MutationObserver(narrow);
    changes.observe(text, { characterData: true, childList: true, subtree: true });
    return () => changes.disconnect();
  };
