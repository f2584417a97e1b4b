/** Which part of the drawer is open; null while it is closed. */
export const TABS = ['options', 'log', 'chart', 'table'] as const;
export type Tab = (typeof TABS)[number];

export class DrawerState {
  tab: Tab | null = $state(null);

  /** Open a part; the same one again closes the drawer. */
  toggle(tab: Tab): void {
    this.tab = this.tab === tab ? null : tab;
  }
}
