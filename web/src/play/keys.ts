/** The keyboard of the table, and what a click too many does: nothing. */
import { settings } from '../lib/settings.svelte';
import type { TableStore } from '../lib/table.svelte';
import type { Tab } from './drawer.svelte';
import { DECIDES, Series } from './series';

interface Page {
  store: () => TableStore;
  help: () => void;
  /** The rule of what is pointed at, or else of what is asked. */
  rule: () => void;
  open: (tab: Tab, part?: 'list' | 'filter') => unknown;
  /** Closes the drawer; whether it was open. */
  close: () => boolean;
  /** To the first place of the board. */
  board: () => void;
}

export class Keys {
  private readonly series = new Series();
  /** The position at which the pointer was pressed. */
  private pressedAt: number | undefined;

  constructor(private readonly page: Page) {}

  readonly press = (event: KeyboardEvent): void => {
    const store = this.page.store();
    store.choosing.hand = 'keys';
    const target = event.target as HTMLElement;
    // A key that is held down decides once.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ') && target.closest(DECIDES)) event.preventDefault();
    if (document.querySelector('dialog[open]') || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === 'Escape') {
      this.back();
      return;
    }
    if (!settings.keys || target.matches('input:not([type=range]), select, textarea')) return;
    const act = this.of(event.key.toLowerCase());
    if (!act) return;
    event.preventDefault();
    act();
  };

  /** Esc goes one step back: a question, the choice, the drawer, the past. */
  private back(): void {
    const store = this.page.store();
    if (store.undoing.sure) store.undoing.answer(false);
    else if (store.stories.recapOpen) store.stories.recapOpen = false;
    else if (store.advice.showing) store.advice.stopShowing();
    else if (store.advice.close()) return;
    else if (!store.choosing.back() && !this.page.close() && store.past.shown) store.past.live();
  }

  private of(key: string): (() => unknown) | undefined {
    const { page } = this;
    const { past, undoing, state } = page.store();
    const position = past.shown?.position ?? state?.position ?? 0;
    if (/^[1-9]$/.test(key)) return () => this.number(Number(key));
    const keys: Record<string, () => unknown> = {
      '?': page.help,
      i: page.rule,
      o: () => page.open('options'),
      '/': () => page.open('options', 'filter'),
      l: () => page.open('log'),
      c: () => page.open('chart'),
      t: () => page.open('table'),
      b: page.board,
      e: () => document.querySelector<HTMLElement>('.bar .end [data-action]')?.focus(),
      h: () => page.store().advice.toggle('hints'),
      w: () => page.store().advice.toggle('now'),
      u: undoing.undo,
      y: undoing.redo,
      r: undoing.resetTurn,
      n: () => past.live(),
      ',': () => position > 0 && past.look(position - 1),
      '.': () => past.shown && past.look(position + 1),
    };
    return keys[key];
  }

  /** The so-maniest key of the bar: a verb is chosen, an option gets the focus and shows what it does. */
  private number(n: number): void {
    const { choosing, asked } = this.page.store();
    const verb = choosing.menu ? asked?.verbs[n - 1]?.verb : undefined;
    if (verb !== undefined) choosing.choose(verb);
    else document.querySelectorAll<HTMLElement>('.bar .offer')[n - 1]?.focus();
  }

  /** A double click decides once, hits nothing that its first click has brought, and no key decides about a position that it was not pressed for. */
  readonly click = (event: MouseEvent): void => {
    const late = event.detail > 0 && this.pressedAt !== this.page.store().state?.position && (event.target as Element).closest('[data-action]') !== null;
    if (this.series.counts(event) && !late) return;
    event.stopPropagation();
    event.preventDefault();
  };

  /** A finger that touches, or a mouse that moves. The finger is over a button before it touches it: not even its first tap may look like a mouse. */
  readonly point = (event: PointerEvent): void => {
    const hand = event.pointerType === 'touch' ? 'touch' : 'mouse';
    if (event.type === 'pointerdown') this.pressedAt = this.page.store().state?.position;
    this.page.store().choosing.hand = hand;
  };
}
