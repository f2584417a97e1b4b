/**
 * Clicks in quick succession at one point belong to one intention: a double click, or an impatient finger. The browser
 * counts those of a mouse (`detail`); those of a finger are counted here.
 */

/** What decides or takes back: it is meant once, however often it is clicked. */
export const DECIDES = '[data-action], [data-anchor], .bar button:not(.again)';
/** Whatever a click can do something to. */
const CONTROLS = 'button, a, summary, input, select, label, [data-anchor]';

/** Milliseconds between two clicks of a series, and how far apart they are: a finger trembles. */
const SOON = 500;
const NEAR = 16;

interface Click {
  readonly control: Element | null;
  readonly x: number;
  readonly y: number;
}

export class Series {
  private first: Click | null = null;
  private lastAt = 0;

  /**
   * Whether a click does anything: the first of a series always; another one only on the control that the first one was
   * for, and only if that decides nothing. A click by the keyboard has no place and belongs to none.
   */
  counts(event: MouseEvent): boolean {
    if (event.detail === 0) return true;
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    const { first } = this;
    const at = event.timeStamp;
    const soon = at - this.lastAt < SOON || event.detail > 1;
    const goesOn = first !== null && soon && Math.hypot(event.clientX - first.x, event.clientY - first.y) < NEAR;
    this.lastAt = at;
    if (goesOn) return control === first.control && !control?.closest(DECIDES);
    this.first = { control, x: event.clientX, y: event.clientY };
    return true;
  }
}
