/** For the tests of boards: what a board is given while nothing is chosen, pointed at or told. */
import type { Option } from '../generated/server';
import type { Form } from './form.svelte';
import type { Given } from './given';

export const FORMS: readonly Form[] = ['desk', 'tablet', 'phone', 'wide'];

interface Shown<View> {
  readonly view: View;
  readonly options: readonly Option[];
  readonly seat: number | null;
  readonly names: readonly string[];
}

export const idle = <View>({ view, options, seat, names }: Shown<View>, more: Partial<Given<View>> = {}): Given<View> => ({
  view,
  options,
  seat,
  names,
  lit: new Set(),
  picked: [],
  pointed: new Set(),
  changed: new Set(),
  preview: null,
  curve: [],
  told: null,
  log: [],
  form: 'desk',
  onpick: () => {},
  onhover: () => {},
  onact: () => {},
  ...more,
});
