/** The text in an element, for names: whoever speaks to the page says what he sees, so it must be in the name (WCAG 2.5.3). */
import type { Attachment } from 'svelte/attachments';

export class Seen {
  text = $state('');

  readonly watched: Attachment = (element) => {
    const look = (): void => void (this.text = element.textContent?.replace(/\s+/g, ' ').trim() ?? '');
    look();
    const watch = new MutationObserver(look);
    watch.observe(element, { characterData: true, childList: true, subtree: true });
    return () => watch.disconnect();
  };

  /** A name that ends with what is seen, unless it says that anyway. */
  within(name: string): string {
    return name.includes(this.text) ? name : `${name}. ${this.text}`;
  }
}
