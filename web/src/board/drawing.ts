/** For the tests of the boards: draws fixtures in every form, and looks for every place, on a phone tab by tab. */
import { fireEvent, render } from '@testing-library/svelte';
import type { Given } from '../stage/given';
import { idle } from '../stage/testing';
import { boardOf, type Fixture, fixtures } from './fixtures';
import { regionOf, tabsFor } from './places';
import type { AnyView } from './view';

export function draw(fixture: Fixture, more: Partial<Given<AnyView>> = {}): HTMLElement {
  return render(boardOf(fixture), idle(fixture, more) as Given<AnyView> & Record<string, unknown>).container;
}

export function named(name: string): Fixture {
  const fixture = fixtures.get(name);
  if (!fixture) throw new Error(`there is no fixture ${name}`);
  return fixture;
}

export const placesOf = (root: Element, anchor: string): Element[] => [...root.querySelectorAll(`[data-anchor="${anchor}"]`)];

/** How often each place is drawn, as far as it is in sight. */
export function drawn(root: Element): Map<string, number> {
  const found = new Map<string, number>();
  for (const element of root.querySelectorAll('[data-anchor]')) {
    const anchor = element.getAttribute('data-anchor') ?? '';
    found.set(anchor, (found.get(anchor) ?? 0) + 1);
  }
  return found;
}

async function open(root: Element, selector: string): Promise<void> {
  const key = root.querySelector(selector);
  if (!key) throw new Error(`there is no ${selector}`);
  await fireEvent.click(key);
}

/** How often places are drawn when a phone shows the tab and the region that hold them. */
export async function reached(root: Element, fixture: Fixture, anchors: Iterable<string>): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const tabOf = tabsFor(fixture.view, fixture.seat);
  const sights = new Map<string, { tab: string | null; region: string | null; here: string[] }>();
  for (const anchor of anchors) {
    const [tab, region] = [tabOf(anchor), regionOf(anchor)];
    const sight = sights.get(`${tab} ${region}`);
    if (sight) sight.here.push(anchor);
    else sights.set(`${tab} ${region}`, { tab, region, here: [anchor] });
  }
  for (const { tab, region, here } of sights.values()) {
    if (tab) await open(root, `[data-tab="${tab}"]`);
    if (region) await open(root, `[data-region="${region}"]`);
    const now = drawn(root);
    for (const anchor of here) found.set(anchor, now.get(anchor) ?? 0);
  }
  return found;
}
