/** Climate Policy: companies under taxes, permits or nothing at all. */
import type { View } from '../../lib/view';
import { plantName, policyName, SHEET } from '../../policy/text';
import { levelOf, type PolicyView, sourceOf } from '../../policy/view';
import { known, literal, message, type Words } from '../../words';
import { type Board, type Debrief, type DecisionSheet, type Face, numeric, type Said, type SetUpPlan } from '../face';
import { ofPlayer, playerPlace, region, source } from '../naming';
import { plain } from '../plain';
import { policyTale } from '../tale';

const shown = (view: View) => view as unknown as PolicyView;

/** A pile of plants: dirty ones by their kind, clean ones by source and level. */
function pileName(plant: string): Words {
  if (!levelOf(plant)) return plantName(plant);
  return message('ui-policy-place-plants', { source: source(sourceOf(plant)), level: levelOf(plant) });
}

const FIELDS = ['money', 'permits', 'loopholes', 'income', 'ppm', 'tax_due', 'permits_needed', 'regions', 'worth'];

function changedPlayer(parts: string[], before: number, after: number): Said | null {
  const [, number, field = '', more] = parts;
  const seat = Number(number);
  const said = (what: Words) => numeric(ofPlayer(seat, what), before, after, seat);
  if (field === 'stock' && more) return said(message('ui-policy-number-stock', { plant: `plant-${more}` }));
  return FIELDS.includes(field) && more === undefined ? said(message(`ui-policy-number-${field}`)) : null;
}

const POLICIES = ['1', '2', '2A', '2B', '2AB', '3', '3A', '3B', '3AB'];
/** The policies that are played first, one after the other. */
const FIRST = ['1', '2A', '3A'];

function sentence(policy: string): Words {
  const [main = '', ...more] = policy;
  return more.length > 0
    ? message(`ui-policy-set-up-like-${more.join('')}`, { main: literal(main) })
    : message(`ui-policy-set-up-${main}`);
}

const group = (name: string, ...options: string[]) => ({ heading: message(`ui-policy-group-${name}`), options });

const setUp: SetUpPlan = {
  option: 'policy',
  heading: message('ui-policy-set-up-heading'),
  choices: POLICIES.map((value) => ({
    value,
    name: policyName(value),
    sentence: sentence(value),
    tag: FIRST.includes(value) ? message(`ui-policy-set-up-order-${value}`) : null,
  })),
  groups: [
    group('tax', 'tax_amount', 'tax_step', 'tax_rise', 'dividend'),
    group('permits', 'permit_count', 'permits_given', 'permits_given_by', 'permit_decade', 'permit_check', 'permit_use', 'cep_floor', 'permit_shrink', 'fine'),
    group('grants', 'grant_source', 'grant_sum', 'grant_size', 'grant_rule', 'd6_carry'),
    group(
      'loopholes',
      ...['loophole_count', 'loophole_price_low', 'loophole_price_middle', 'loophole_price_high'],
      ...['loophole_middle_from', 'loophole_high_above'],
    ),
    group('trade', 'trade_mode', 'trade_offers'),
    group('rules', 'shrink_side', 'event_on_full', 'event_replacement', 'hidden_stock', 'policy_tie_break'),
  ],
  additions: new Set(['tax_rise', 'permits_given_by', 'permit_shrink', 'fine', 'dividend']),
};

const trade = async (): Promise<DecisionSheet> => (await import('../../policy/TradeSheet.svelte')).default;
const dues = async (): Promise<DecisionSheet> => (await import('../../policy/DuesStrip.svelte')).default;

/** What somebody means who clicks a place. */
const MEANT: Readonly<Record<string, string>> = {
  region: 'build',
  plant: 'build',
  stock: 'build',
  project: 'develop',
  track: 'develop',
  pool: 'develop',
  permit: 'permits',
  loophole: 'loophole',
  money: 'borrow',
};

const face: Face = {
  ...plain,
  catalogue: 'climate-policy',
  areas: ['client-policy', 'client-stage', 'client-story'],
  drawsPlayers: true,
  tale: policyTale,
  board: async () => (await import('../../policy/PolicyBoard.svelte')).default as unknown as Board,
  sheets: { MakeOffers: trade, DraftOffer: trade, Answer: trade, TaxBill: dues, ShowPermits: dues },
  debrief: async () => (await import('../../policy/Debrief.svelte')).default as Debrief,
  setUp,
  amounts: new Set(['give-money', 'ask-money', 'give-hundreds', 'ask-hundreds', 'give-permits', 'ask-permits', 'give-loopholes', 'ask-loopholes']),
  kindName: (kind) => (known(`ui-kind-policy-${kind}`) ? message(`ui-kind-policy-${kind}`) : plain.kindName(kind)),
  meant(anchor, view) {
    const [kind = '', rest = ''] = anchor.split(':', 2);
    if (kind !== 'space') return MEANT[kind] ?? null;
    const space = shown(view)
      .regions.flatMap((each) => each.spaces)
      .find((each) => each.space === rest);
    return space?.plant ? 'demolish' : 'build';
  },
  anchorName(anchor, view, names) {
    const [kind, rest = ''] = anchor.split(/:(.*)/s);
    switch (kind) {
      case 'space':
        return message('ui-policy-place-space', { region: region(rest.split('-')[0]), space: literal(rest) });
      case 'region':
        return message(region(rest));
      case 'stock':
        return message('ui-policy-place-stock', { plant: `plant-${rest}` });
      case 'plant':
        return pileName(rest);
      case 'project':
        return message('ui-policy-place-project', { source: source(sourceOf(rest)), price: Number(rest.slice(-1)) });
      case 'track':
        return message('ui-policy-place-track', { source: source(rest) });
      case 'player':
        return playerPlace(rest, names);
      default:
        return known(`ui-policy-place-${anchor}`) ? message(`ui-policy-place-${anchor}`) : plain.anchorName(anchor, view, names);
    }
  },
  changed(path, before, after, view) {
    const parts = path.split('.');
    const [first, second, third, fourth] = parts;
    const here = shown(view);
    const said = (name: Words) => numeric(name, before, after);
    switch (first) {
      case 'players':
        return changedPlayer(parts, before, after);
      case 'co2':
        return said(message('ui-policy-number-co2'));
      case 'ownerless_ppm':
        return said(message('ui-policy-number-ownerless'));
      case 'permits':
        if (second === 'next_price') return said(message('ui-policy-number-next-permit'));
        return second === 'market' ? said(message('ui-policy-number-permits-for', { price: Number(third) })) : null;
      case 'loopholes':
        if (second === 'left') return said(message('ui-policy-number-loopholes-left'));
        return second === 'price' ? said(message('ui-policy-number-loophole-price')) : null;
      case 'grants':
        return second === 'funding_pool' ? said(message('ui-policy-number-funding')) : null;
      case 'tracks': {
        const what = message('ui-policy-number-pawn', { source: source(here.tracks[Number(second)]?.source) });
        return third === 'pawns' ? numeric(ofPlayer(Number(fourth), what), before, after, Number(fourth)) : null;
      }
      case 'plants':
        return third === 'left' ? said(pileName(here.plants[Number(second)]?.plant ?? '')) : null;
      case 'research': {
        const price = here.research.prices[Number(third)]?.price ?? 0;
        const word = path.split('.sources.')[1];
        return word ? said(message('ui-policy-number-projects', { source: source(word), price })) : null;
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
        if (space) return [`space:${space.space}`];
        return at && third === 'controller' ? [`region:${at.region}`] : [];
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
    const each = (field: string) =>
      here.players.map((_, seat) => ({ path: `players.${seat}.${field}`, label: literal(names[seat] ?? ''), seat }));
    const co2 = [{ path: 'co2', label: message('ui-policy-number-ppm'), seat: null }];
    return [
      { key: 'co2', name: message('ui-policy-chart-co2'), lines: co2, limits: [here.defeat] },
      { key: 'ppm', name: message('ui-policy-chart-ppm'), lines: each('ppm'), limits: [] },
      { key: 'worth', name: message('ui-policy-chart-worth'), lines: each('worth'), limits: [] },
      { key: 'money', name: message('ui-policy-chart-money'), lines: each('money'), limits: [] },
    ];
  },
  headline(view) {
    const here = shown(view);
    const now = { decade: literal(here.decade_name), round: Math.max(1, here.round), rounds: here.rounds, ppm: here.co2 };
    return message('ui-policy-headline', { ...now, policy: policyName(here.policy) });
  },
  turnOf: (view) => shown(view).active,
  facts(view, seat) {
    const player = shown(view).players[seat];
    if (!player) return [];
    return (['worth', 'money', 'income', 'ppm'] as const).map((key) => ({
      key,
      label: message(`ui-policy-number-${key}`),
      short: message(`ui-policy-short-${key}`, { value: player[key] }),
      value: player[key],
    }));
  },
  sheet(view) {
    return {
      columns: SHEET.map((key) => message(`ui-policy-sheet-${key}`)),
      rows: shown(view).players.map((player) => SHEET.map((key) => player.sheet[key] ?? 0)),
    };
  },
};

export default face;
