/** What the world and the chooser show of the regions of the family. */
import type { Board } from '../stage/board.svelte';
import { regionOf } from './places';
import { wordsOf } from './rails';
import * as text from './text';
import { type AnyView, dueIn, type Region, stormsIn } from './view';

type Dot = { readonly kind: 'fossil' | 'green' | 'empty' | 'threat'; readonly owner: number | null };

/** What is said of a region. */
function told({ view, names }: Board<AnyView>, region: Region): string {
  const storm = stormsIn(view).includes(region.region) ? wordsOf(view).storm : null;
  return text.region(region, names, storm, dueIn(view, region.region));
}

export const regionsOf = (b: Board<AnyView>): { region: string; controller: number | null; name: string }[] =>
  [...b.view.regions].map((region) => ({ region: region.region, controller: region.controller, name: told(b, region) }));

function dotsOf(view: AnyView, region: Region): Dot[] {
  const threatened = view.forecast.regions.filter((each) => each.region === region.region).map((each) => each.space);
  return [...region.spaces].map(({ plant, ppm, owner }, n) => {
    if (plant !== null) return { kind: ppm === null ? 'green' : 'fossil', owner };
    return { kind: threatened.includes(n) ? 'threat' : 'empty', owner: null };
  });
}

/** The same for a phone: a dot for each demand space, and whether there is something to click or something new. */
export function choicesOf(b: Board<AnyView>): (ReturnType<typeof regionsOf>[number] & { dots: Dot[]; ring: boolean; news: boolean; struck: boolean })[] {
  const { lit, changed, told: story } = b.given;
  const ringed = new Set([...lit].map(regionOf));
  const news = new Set([...changed].map(regionOf));
  return [...b.view.regions].map((region) => ({
    region: region.region,
    controller: region.controller,
    name: told(b, region),
    dots: dotsOf(b.view, region),
    ring: ringed.has(region.region),
    news: news.has(region.region),
    struck: story?.struck.includes(region.region) ?? false,
  }));
}
