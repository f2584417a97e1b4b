/** Places of a board that are not drawn at once on a phone: which region or tab has to be chosen to see them. */

/** The region of a place: `slot:EU-money`, `space:EU-2`, `region:EU`. */
export const regionOf = (anchor: string): string | undefined => /^(?:slot|space|region):([A-Z]+)/.exec(anchor)?.[1];

/** By the beginning of an anchor: the tabs that have such places, whichever of them the board has. */
const TABS: Readonly<Record<string, readonly string[]>> = {
  market: ['market'],
  event: ['market'],
  summit: ['summits'],
  ungoal: ['goals'],
  env: ['goals'],
  environment: ['goals'],
  track: ['sources', 'research'],
  project: ['sources', 'research'],
  plant: ['sources'],
  permit: ['policy'],
  loophole: ['policy'],
  funding: ['pool'],
  pool: ['pool'],
};

/** Show a place, as somebody would by choosing its tab and its region and by scrolling; nothing happens where all is drawn anyway. */
export function reveal(anchor: string): void {
  const region = regionOf(anchor);
  const tabs = region ? ['world'] : (TABS[anchor.split(':', 1)[0] ?? ''] ?? []);
  for (const tab of tabs) document.querySelector<HTMLElement>(`.table .tabs [data-tab="${tab}"][aria-pressed="false"]`)?.click();
  requestAnimationFrame(() => {
    if (region) document.querySelector(`.table [data-region="${region}"][aria-pressed="false"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    requestAnimationFrame(() => document.querySelector(`.table [data-anchor="${CSS.escape(anchor)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  });
}
