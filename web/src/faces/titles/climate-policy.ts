/** Climate Policy: companies under taxes, permits or nothing at all. */
import type { View } from '../../lib/view';
import { DEBRIEF, policyName, SHEET } from '../../policy/text';
import { levelOf, type PolicyView, sourceOf } from '../../policy/view';
import { t } from '../../text';
import { regionName as region, sourceName as source } from '../../text/names';
import { capital } from '../../text/words';
import { type Board, type Debrief, type Face, numeric, type Said, type SetUpPlan } from '../face';
import { plain } from '../plain';

const c = t.climatePolicy;
const shown = (view: View) => view as unknown as PolicyView;

function plantName(plant: string): string {
  return levelOf(plant) ? c.plants(source(sourceOf(plant)), String(levelOf(plant))) : plant;
}

function changedPlayer(parts: string[], before: number, after: number, names: readonly string[]): Said | null {
  const [, seat, field, more] = parts;
  const name = names[Number(seat)] ?? '';
  if (field === 'stock' && more) return numeric(c.stockOf(name, more), before, after, Number(seat));
  const word = c.fields[field ?? ''];
  return word && more === undefined ? numeric(t.family.of(name, word), before, after, Number(seat)) : null;
}

const POLICIES = ['1', '2', '2A', '2B', '2AB', '3', '3A', '3B', '3AB'];

const setUp: SetUpPlan = {
  option: 'policy',
  heading: c.setUp.heading,
  choices: POLICIES.map((value) => ({
    value,
    name: policyName(value),
    sentence:
      c.setUp.sentences[value] ??
      c.setUp.like(value.charAt(0), [...(value.includes('A') ? [c.setUp.A] : []), ...(value.includes('B') ? [c.setUp.B] : [])]),
    tag: c.setUp.order[value] ?? '',
  })),
  groups: [
    { heading: c.setUp.groups.tax, options: ['tax_amount', 'tax_step', 'tax_rise', 'dividend'] },
    {
      heading: c.setUp.groups.permits,
      options: ['permit_count', 'permits_given', 'permits_given_by', 'permit_decade', 'permit_check', 'permit_use', 'cep_floor', 'permit_shrink', 'fine'],
    },
    { heading: c.setUp.groups.grants, options: ['grant_source', 'grant_sum', 'grant_size', 'grant_rule', 'd6_carry'] },
    {
      heading: c.setUp.groups.loopholes,
      options: [
        'loophole_count',
        'loophole_price_low',
        'loophole_price_middle',
        'loophole_price_high',
        'loophole_middle_from',
        'loophole_high_above',
      ],
    },
    { heading: c.setUp.groups.trade, options: ['trade_mode', 'trade_offers'] },
    {
      heading: c.setUp.groups.rules,
      options: ['shrink_side', 'event_on_full', 'event_replacement', 'hidden_stock', 'policy_tie_break'],
    },
  ],
  addition: (help) => help.startsWith('An addition'),
};

const face: Face = {
  ...plain,
  drawsPlayers: true,
  board: async () => (await import('../../policy/PolicyBoard.svelte')).default as unknown as Board,
  debrief: async () => (await import('../../policy/Debrief.svelte')).default as Debrief,
  setUp,
  amounts: new Set(['give-money', 'ask-money', 'give-hundreds', 'ask-hundreds', 'give-permits', 'ask-permits', 'give-loopholes', 'ask-loopholes']),
  kindName: (kind) => c.kinds[kind] ?? plain.kindName(kind),
  anchorName(anchor, view, names) {
    const [kind, rest = ''] = anchor.split(/:(.*)/s);
    switch (kind) {
      case 'space':
        return c.space(rest, region(rest.split('-')[0] ?? ''));
      case 'region':
        return region(rest);
      case 'stock':
        return c.stock(rest);
      case 'plant':
        return plantName(rest);
      case 'project':
        return c.project(source(sourceOf(rest)), rest.slice(-1));
      case 'track':
        return c.track(source(rest));
      case 'player':
        return names[Number(rest) - 1] ?? rest;
      default:
        return c.places[anchor] ?? plain.anchorName(anchor, view, names);
    }
  },
  changed(path, before, after, view, names) {
    const parts = path.split('.');
    const [first, second, third, fourth] = parts;
    const here = shown(view);
    switch (first) {
      case 'players':
        return changedPlayer(parts, before, after, names);
      case 'co2':
        return numeric(t.family.co2, before, after);
      case 'ownerless_ppm':
        return numeric(c.ownerless, before, after);
      case 'permits':
        return second === 'next_price' ? numeric(c.nextPermit, before, after) : second === 'market' ? numeric(c.permitsFor(third ?? ''), before, after) : null;
      case 'loopholes':
        return second === 'left' ? numeric(c.loopholesLeft, before, after) : second === 'price' ? numeric(c.loopholePrice, before, after) : null;
      case 'grants':
        return second === 'funding_pool' ? numeric(c.fundingPool, before, after) : null;
      case 'tracks': {
        const track = here.tracks[Number(second)];
        const said = c.pawn(names[Number(fourth)] ?? '', source(track?.source ?? ''));
        return third === 'pawns' ? numeric(said, before, after, Number(fourth)) : null;
      }
      case 'plants': {
        const plant = here.plants[Number(second)]?.plant ?? '';
        return third === 'left' ? numeric(capital(plantName(plant)), before, after) : null;
      }
      case 'research': {
        const price = here.research.prices[Number(third)]?.price ?? 0;
        const word = path.split('.sources.')[1];
        return word ? numeric(capital(c.projectsLeft(source(word), price)), before, after) : null;
      }
      default:
        return null;
    }
  },
  anchorsOf(path, view) {
    const [first, second, third, fourth] = path.split('.');
    const here = shown(view);
    switch (first) {
      case 'regions': {
        const at = here.regions[Number(second)];
        const space = third === 'spaces' ? at?.spaces[Number(fourth)] : undefined;
        return space ? [`space:${space.space}`] : at ? [`region:${at.region}`] : [];
      }
      case 'tracks':
        return [`track:${here.tracks[Number(second)]?.source}`];
      case 'plants':
        return [`plant:${here.plants[Number(second)]?.plant}`];
      case 'players':
        return third === 'money' || third === 'permits' || third === 'loopholes' ? [`player:${Number(second) + 1}`] : [];
      case 'permits':
        return here.policy.permits ? ['permit'] : [];
      case 'loopholes':
        return here.policy.loopholes ? ['loophole'] : [];
      case 'grants':
        return ['funding'];
      case 'co2':
        return ['co2'];
      default:
        return [];
    }
  },
  charts(view, names) {
    const here = shown(view);
    const each = (field: string) => here.players.map((_, seat) => ({ path: `players.${seat}.${field}`, label: names[seat] ?? '', seat }));
    return [
      { key: 'co2', name: c.charts.co2, lines: [{ path: 'co2', label: t.family.ppm, seat: null }], limits: [here.defeat] },
      { key: 'ppm', name: c.charts.ppm, lines: each('ppm'), limits: [] },
      { key: 'worth', name: c.charts.worth, lines: each('worth'), limits: [] },
      { key: 'money', name: c.charts.money, lines: each('money'), limits: [] },
    ];
  },
  headline(view) {
    const here = shown(view);
    return `${t.family.headline(here.decade_name, Math.max(1, here.round), here.rounds, here.co2)} · ${policyName(here.policy.policy)}`;
  },
  turnOf: (view) => shown(view).active,
  facts(view, seat) {
    const player = shown(view).players[seat];
    if (!player) return [];
    const short = c.factsShort;
    return [
      { key: 'worth', label: c.fields['worth'] ?? '', short: short.worth, value: player.worth },
      { key: 'money', label: c.fields['money'] ?? '', short: short.money, value: player.money },
      { key: 'income', label: c.fields['income'] ?? '', short: short.income, value: player.income },
      { key: 'ppm', label: c.fields['ppm'] ?? '', short: short.ppm, value: player.ppm },
    ];
  },
  sheet(view) {
    const keys = Object.keys(SHEET);
    return {
      columns: Object.values(SHEET),
      rows: shown(view).players.map((player) => keys.map((key) => (player.sheet as unknown as Record<string, number>)[key] ?? 0)),
    };
  },
  end: (reason) => c.ends[reason] ?? DEBRIEF.heading,
};

export default face;
