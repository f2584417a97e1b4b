/** The icon of the page in the browser's tab: another one while somebody is asked here. */
const ICONS = { quiet: '/icon.svg', asked: '/icon-asked.svg' } as const;

/** Show which of the two it is; a page without an icon (the development page) stays without. */
export function showIcon(kind: keyof typeof ICONS): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', ICONS[kind]);
}
