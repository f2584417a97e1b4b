/**
 * The four forms in which everything is laid out; base.css sets the unit by the same conditions.
 *
 * `desk` is the board of three columns (`compact` below 1366 x 768, where rails and rows are a little smaller because the
 * unit stays at ten pixels), `tablet` two columns upright, `phone` one column with tabs, `wide` two columns with tabs: a
 * phone held sideways, or a window zoomed until nothing else fits.
 */
export type Form = 'desk' | 'tablet' | 'phone' | 'wide';

const QUERIES: readonly (readonly [Form, string])[] = [
  ['desk', '(min-width: 1240px) and (min-height: 690px)'],
  ['tablet', '(min-width: 760px) and (min-height: 1040px) and (orientation: portrait)'],
  ['phone', '(orientation: portrait)'],
];
const COMPACT = '(max-width: 1365px), (max-height: 767px)';

const matches = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;
const measured = (): Form => (typeof matchMedia === 'function' ? (QUERIES.find(([, query]) => matches(query))?.[0] ?? 'wide') : 'desk');

class Screen {
  form: Form = $state(measured());
  /** Whether the desk is smaller than it was drawn for. */
  compact: boolean = $state(matches(COMPACT));
  /** Whether a finger is the pointer: the first tap shows, the second takes. */
  touch: boolean = $state(matches('(hover: none)'));

  constructor() {
    if (typeof matchMedia !== 'function') return;
    for (const query of [...QUERIES.map(([, each]) => each), COMPACT, '(hover: none)']) matchMedia(query).addEventListener('change', this.measure);
  }

  readonly measure = (): void => {
    this.form = measured();
    this.compact = matches(COMPACT);
    this.touch = matches('(hover: none)');
  };

  /** One column with tabs, upright or sideways. */
  get small(): boolean {
    return this.form === 'phone' || this.form === 'wide';
  }
}

export const screen = new Screen();
