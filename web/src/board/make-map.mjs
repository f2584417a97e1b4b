// Makes map.ts: the six regions of the board as paths, from Natural Earth (public domain, npm world-atlas).
// Run by hand after a change here: node src/board/make-map.mjs. The client ships the paths only.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature, merge } from 'topojson-client';

const WIDTH = 660;
const DEGREE = 1.83; // units for a degree of longitude at the equator
const CENTRE = [344, 196]; // where 11 degrees east meets the equator
const URALS = 60;
const FINEST = 1; // units between neighbouring points
const SMALLEST = 2.5; // square units: smaller islands are left out

// Regions move a little apart, so that their panels find room in the oceans between them.
const SHIFT = { NA: [-34, 2], SA: [-34, 4], EU: [42, 2], AF: [42, 2], AS: [42, 2], OC: [46, -14] };

const COUNTRIES = {
  NA: 'Canada|United States of America|Mexico|Guatemala|Belize|Honduras|El Salvador|Nicaragua|Costa Rica|Panama|Cuba|Haiti|Dominican Rep.|Jamaica|Bahamas|Puerto Rico|Greenland|Trinidad and Tobago',
  SA: 'Argentina|Chile|Falkland Is.|Uruguay|Brazil|Bolivia|Peru|Colombia|Venezuela|Guyana|Suriname|Ecuador|Paraguay',
  EU: 'Norway|Sweden|Belarus|Ukraine|Poland|Austria|Hungary|Moldova|Romania|Lithuania|Latvia|Estonia|Germany|Bulgaria|Greece|Albania|Croatia|Switzerland|Luxembourg|Belgium|Netherlands|Portugal|Spain|Ireland|Italy|Denmark|United Kingdom|Iceland|Slovenia|Finland|Slovakia|Czechia|Bosnia and Herz.|Macedonia|Serbia|Montenegro|Kosovo|Cyprus|N. Cyprus',
  OC: 'Fiji|Papua New Guinea|Vanuatu|New Caledonia|Solomon Is.|New Zealand|Australia',
  AF: "Tanzania|W. Sahara|Dem. Rep. Congo|Somalia|Kenya|Sudan|Chad|South Africa|Lesotho|Zimbabwe|Botswana|Namibia|Senegal|Mali|Mauritania|Benin|Niger|Nigeria|Cameroon|Togo|Ghana|Côte d'Ivoire|Guinea|Guinea-Bissau|Liberia|Sierra Leone|Burkina Faso|Central African Rep.|Congo|Gabon|Eq. Guinea|Zambia|Malawi|Mozambique|eSwatini|Angola|Burundi|Madagascar|Gambia|Tunisia|Algeria|Eritrea|Morocco|Egypt|Libya|Ethiopia|Djibouti|Somaliland|Uganda|Rwanda|S. Sudan",
};
const NOWHERE = ['Antarctica', 'Fr. S. Antarctic Lands'];

const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/countries-110m.json'), 'utf8'));
const regionOf = new Map(
  Object.entries(COUNTRIES).flatMap(([region, names]) => names.split('|').map((n) => [n, region])),
);
const groups = { NA: [], SA: [], EU: [], AF: [], AS: [], OC: [] };
let russia;
let france;
for (const country of atlas.objects.countries.geometries) {
  const name = country.properties.name;
  if (NOWHERE.includes(name)) continue;
  if (name === 'Russia') russia = feature(atlas, country).geometry;
  else if (name === 'France') france = feature(atlas, country).geometry;
  else groups[regionOf.get(name) ?? 'AS'].push(country);
}

/** The part of a ring on one side of a meridian (Sutherland and Hodgman). */
function clip(ring, inside) {
  const kept = [];
  ring.slice(0, -1).forEach((point, n) => {
    const before = ring[(n + ring.length - 2) % (ring.length - 1)];
    if (inside(point) !== inside(before)) {
      const share = (URALS - before[0]) / (point[0] - before[0]);
      kept.push([URALS, before[1] + share * (point[1] - before[1])]);
    }
    if (inside(point)) kept.push(point);
  });
  return kept.length > 2 ? [...kept, kept[0]] : [];
}

const east = ([longitude]) => longitude >= URALS || longitude < -100;
const split = (inside) => russia.coordinates.map(([outer]) => [clip(outer, inside)]).filter(([outer]) => outer.length);

const overseas = ([[[longitude]]]) => longitude < -30;

const projection = geoNaturalEarth1()
  .rotate([-11, 0])
  .scale((DEGREE * 180) / Math.PI)
  .translate(CENTRE)
  .precision(0.3);

function pathOf(region) {
  const land = merge(atlas, groups[region]).coordinates;
  if (region === 'AS') land.push(...split(east));
  if (region === 'EU')
    land.push(...split((point) => !east(point)), ...france.coordinates.filter((part) => !overseas(part)));
  if (region === 'SA') land.push(...france.coordinates.filter(overseas));
  const large = land.filter(
    (polygon) => geoPath(projection).area({ type: 'Polygon', coordinates: polygon }) > SMALLEST,
  );
  const shifted = geoNaturalEarth1()
    .rotate([-11, 0])
    .scale((DEGREE * 180) / Math.PI)
    .precision(0.3);
  shifted.translate([CENTRE[0] + SHIFT[region][0], CENTRE[1] + SHIFT[region][1]]);
  return thin(geoPath(shifted).digits(1)({ type: 'MultiPolygon', coordinates: large }));
}

/** The path without points that lie so near to the last one that nobody sees them. */
function thin(path) {
  const rings = path.split('Z').filter(Boolean);
  return rings
    .map((ring) => {
      const points = ring
        .slice(1)
        .split('L')
        .map((pair) => pair.split(',').map(Number));
      const kept = [points[0]];
      for (const point of points) {
        const last = kept.at(-1);
        if (Math.hypot(point[0] - last[0], point[1] - last[1]) >= FINEST) kept.push(point);
      }
      return kept.length > 3 ? `M${kept.map((point) => point.join(',')).join('L')}Z` : '';
    })
    .join('');
}

const lines = Object.keys(groups).map((region) => `  ${region}: '${pathOf(region)}',`);
writeFileSync(
  new URL('map.ts', import.meta.url),
  `// Made by make-map.mjs from Natural Earth; do not edit.

export const MAP_WIDTH = ${WIDTH};

/** The outline of each region. */
export const LAND: Record<string, string> = {
${lines.join('\n')}
};
`,
);
