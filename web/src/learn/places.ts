/** Places of a board that are not drawn at once on a phone: which region or tab has to be chosen to see them. */

/** The region of a place: `slot:EU-money`, `space:EU-2`, `region:EU`. */
export const regionOf = (anchor: string): string | undefined => /^(?:slot|space|region):([A-Z]+)/.exec(anchor)?.[1];

const TABS: Readonly<Record<string, string>> = { market: 'market', event: 'market', summit: 'summits', ungoal: 'goals', env: 'goals', track: 'sources', plant: 'sources', project: 'sources' };

/** Show a place, as somebody would by choosing its tab and its region; nothing happens where all is drawn anyway. */
export function reveal(anchor: string): void {
  const region = regionOf(anchor);
  const tab = region ? 'world' : TABS[anchor.split(':', 1)[0] ?? ''];
  document.querySelector<HTMLElement>(`.table .tabs [data-tab="${tab}"][aria-pressed="false"]`)?.click();
  if (!region) return;
  requestAnimationFrame(() => document.querySelector(`.table [data-region="${region}"][aria-pressed="false"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
}
