/** The face that all boards of the CO2 family share: words for the numbers of their views, and where these stand. */
import type { AnyView, Player } from '../board/view';
import { isTeam } from '../board/view';
import type { View } from '../lib/view';
import { known, literal, message, type Words } from '../words';
import { type Board, type Chart, type Face, numeric, type Said } from './face';
import { ofPlayer, playerPlace, region, source, summitName } from './naming';
import { plain } from './plain';
import { familyTale } from './tale';

/** Which edition's words hold where the two differ: `ui-place-track-classic`, `ui-place-track-second`. */
export type Edition = 'classic' | 'second';

const shown = (view: View) => view as unknown as AnyView;

function slotName(slot: string): Words {
  const [where, grant] = slot.split('-');
  return message('ui-place-slot', { region: region(where), grant: `grant-${grant ?? ''}` });
}

/** What is done with a project space next, in the words of each edition. */
const NEXT: Readonly<Record<Edition, { readonly install: string; readonly construct: string }>> = {
  classic: { install: 'install', construct: 'construct' },
  second: { install: 'prepare', construct: 'build' },
};
const MEANT: Readonly<Record<string, string>> = { project: 'propose', summit: 'scientist', pool: 'scientist', market: 'market', card: 'card', goal: 'goal', ungoal: 'goal' };

/** The verb that fits a place: a project space by how far its project is. */
function meant(anchor: string, view: View, edition: Edition): string | null {
  const [kind = '', rest = ''] = anchor.split(':', 2);
  const { install, construct } = NEXT[edition];
  if (kind === 'region' || kind === 'plant') return construct;
  if (kind !== 'slot') return MEANT[kind] ?? null;
  const slot = shown(view)
    .regions.flatMap((each): readonly { slot: string; source: string | null; installed: boolean }[] => each.slots)
    .find((each) => each.slot === rest);
  if (!slot || slot.source === null) return 'propose';
  return slot.installed ? construct : install;
}

/** A number that stands for a player; the server's differences count nobody as 0, so only the new one is sure. */
function owner(name: Words, after: number, now: unknown, names: readonly string[]): Said {
  const called = (seat: unknown): Words =>
    typeof seat === 'number' && names[seat] !== undefined ? literal(names[seat]) : message('ui-nobody');
  return { seat: null, name, before: called(now), after: called(after), by: null };
}

const done = (name: Words): Said => ({ seat: null, name, before: literal(''), after: literal('✓'), by: null });

function changedRegion(parts: string[], before: number, after: number, view: View, names: readonly string[], edition: Edition): Said | null {
  const [, number, field, index, more] = parts;
  const here = shown(view).regions[Number(number)];
  if (!here) return null;
  const named = (key: string) => message(key, { region: region(here.region) });
  if (field === 'ceps') return numeric(named('ui-number-ceps-in'), before, after);
  if (field === 'cubes') return numeric(named('ui-number-cubes-in'), before, after);
  if (field === 'controller') return owner(named('ui-number-controller'), after, here.controller, names);
  const slot = here.slots[Number(index)];
  if (field !== 'slots' || !slot) return null;
  const place = slotName(slot.slot);
  if (more === 'scientist') return owner(message('ui-number-scientist', { place }), after, slot.scientist, names);
  return more === 'installed' && after === 1 ? done(message(`ui-number-installed-${edition}`, { place })) : null;
}

const FIELDS: Readonly<Record<string, string>> = {
  money: 'ui-number-money',
  ceps: 'ui-number-ceps',
  cubes: 'ui-number-cubes',
  score: 'ui-number-score',
  scientists_in_hand: 'ui-number-in-hand',
  scientists_in_pool: 'ui-number-in-pool',
  regions: 'ui-number-regions',
  tokens: 'ui-number-tokens',
};

function changedPlayer(parts: string[], before: number, after: number, view: View, edition: Edition): Said | null {
  const [, number, field, more, last] = parts;
  const seat = Number(number);
  const said = (what: Words) => numeric(ofPlayer(seat, what), before, after, seat);
  if (field === 'plants' && more) return said(message('ui-number-plants', { source: source(more) }));
  if (field === 'goals' && last === 'progress') {
    const player: Player | undefined = shown(view).players[seat];
    const goal = player && 'hidden_goals' in player ? player.goals[Number(more)] : undefined;
    return goal ? numeric(message('ui-number-progress', { goal: goal.text }), before, after, seat) : null;
  }
  if (more) return null;
  if (field === 'lobby_cards') return said(message(`ui-number-cards-${edition}`));
  const word = FIELDS[field ?? ''];
  return word ? said(message(word)) : null;
}

const dues = async () => (await import('../play/DuesStrip.svelte')).default;

/** What lies over the board while somebody is asked so. */
const SHEETS: Face['sheets'] = {
  DraftPick: async () => (await import('../play/DraftSheet.svelte')).default,
  Bid: async () => (await import('../play/AuctionStrip.svelte')).default,
  PayCep: dues,
  PayBid: dues,
  CoverShortfall: dues,
};

export function familyFace(edition: Edition, catalogue: string, load: () => Promise<{ default: unknown }>): Face {
  const kinds = (kind: string) => [`ui-kind-${edition}-${kind}`, `ui-kind-${kind}`];
  const sheets = edition === 'classic' ? ['play', 'income', 'goal', 'coins', 'cubes', 'un_goals'] : ['play', 'goal', 'coins', 'cubes', 'un_goals'];
  return {
    ...plain,
    catalogue,
    areas: ['board', 'client-board', 'client-stage', 'client-rails', 'client-story'],
    drawsPlayers: true,
    tale: familyTale,
    sheets: SHEETS,
    board: async () => (await load()).default as Board,
    kindName(kind) {
      const key = kinds(kind).find(known);
      return key ? message(key) : plain.kindName(kind);
    },
    meant: (anchor, view) => meant(anchor, view, edition),
    anchorName(anchor, view, names) {
      const [kind, rest = ''] = anchor.split(/:(.*)/s);
      switch (kind) {
        case 'slot':
          return slotName(rest);
        case 'region':
          return message(region(rest));
        case 'project':
          return message('ui-place-projects', { source: source(rest) });
        case 'plant':
          return message('ui-place-plants', { source: source(rest) });
        case 'track':
          return message(`ui-place-track-${edition}`, { source: source(rest) });
        case 'card':
          return message(`ui-place-card-${edition}`, { card: literal(rest) });
        case 'ungoal':
          return message('ui-place-un-goal', { card: literal(rest) });
        case 'goal':
          return rest ? message('ui-place-company-goal', { card: literal(rest) }) : message('ui-place-goal');
        case 'env': {
          const team = view && isTeam(shown(view)) ? shown(view) : null;
          const goals = team && isTeam(team) ? team.environment.flatMap((group) => group.goals) : [];
          const goal = goals.find((each) => each.index === Number(rest));
          return message('ui-place-environmental-goal', { goal: goal ? goal.text : literal(rest) });
        }
        case 'player':
          return playerPlace(rest, names);
        case 'summit': {
          const [place = 1, topic] = rest.split(':').map(Number);
          const summit = view ? shown(view).summits[place - 1] : undefined;
          const name = summit?.summit == null ? message('ui-place-summit', { number: place }) : summitName(summit.summit);
          const about = topic ? summit?.topics[topic - 1]?.source : undefined;
          if (!topic) return name;
          return about
            ? message('ui-place-topic', { summit: name, source: source(about) })
            : message('ui-place-topic-number', { summit: name, number: topic });
        }
        default:
          return known(`ui-place-${anchor}`) ? message(`ui-place-${anchor}`) : plain.anchorName(anchor, view, names);
      }
    },
    changed(path, before, after, view, names) {
      const parts = path.split('.');
      const [first, second, third, fourth] = parts;
      switch (first) {
        case 'players':
          return changedPlayer(parts, before, after, view, edition);
        case 'regions':
          return changedRegion(parts, before, after, view, names, edition);
        case 'co2':
          return numeric(message('ui-number-co2'), before, after);
        case 'score':
          return numeric(message('ui-number-team-score'), before, after);
        case 'goals_open':
          return numeric(message('ui-number-open-goals'), before, after);
        case 'market':
          if (second === 'price') return numeric(message('ui-number-price'), before, after);
          return second === 'pile' ? numeric(message('ui-number-pile'), before, after) : null;
        case 'tracks': {
          const what = message(`ui-number-expertise-${edition}`, { source: source(shown(view).tracks[Number(second)]?.source) });
          return third === 'discs' ? numeric(ofPlayer(Number(fourth), what), before, after, Number(fourth)) : null;
        }
        case 'plants': {
          const pile = shown(view).plants[Number(second)];
          return third === 'left' ? numeric(message('ui-number-plants-left', { source: source(pile?.source) }), before, after) : null;
        }
        case 'supplies':
          if (second === 'cubes') return numeric(message('ui-number-supply-cubes'), before, after);
          return second === 'projects' ? numeric(message('ui-number-projects-left', { source: source(third) }), before, after) : null;
        default:
          return null;
      }
    },
    anchorsOf(path, view) {
      const [first, second, third, fourth] = path.split('.');
      const number = Number(second);
      switch (first) {
        case 'regions': {
          const here = shown(view).regions[number];
          if (!here) return [];
          const slot = third === 'slots' ? here.slots[Number(fourth)] : undefined;
          if (slot) return [`slot:${slot.slot}`];
          if (third === 'spaces') return [`space:${here.region}:${fourth}`];
          return [`${third === 'controller' ? 'region' : 'stock'}:${here.region}`];
        }
        case 'tracks':
          return [`track:${shown(view).tracks[number]?.source}`];
        case 'plants':
          return [`plant:${shown(view).plants[number]?.source}`];
        case 'summits':
          return [third === 'topics' ? `summit:${number + 1}:${Number(fourth) + 1}` : `summit:${number + 1}`];
        case 'supplies':
          return second === 'projects' ? [`project:${third}`] : [];
        case 'un_goals': {
          const goal = shown(view).un_goals[number];
          return goal ? [`ungoal:${goal.card}`] : [];
        }
        case 'environment': {
          const here = shown(view);
          const goal = isTeam(here) && third === 'goals' ? here.environment[number]?.goals[Number(fourth)] : undefined;
          return goal ? [`env:${goal.index}`] : [];
        }
        case 'score':
        case 'market':
        case 'co2':
          return [first];
        default:
          return [];
      }
    },
    charts(view, names) {
      const here = shown(view);
      const each = (field: string) =>
        [...here.players].map((_, seat) => ({ path: `players.${seat}.${field}`, label: literal(names[seat] ?? ''), seat }));
      const limits = 'safe_zone' in here ? [here.safe_zone, here.defeat] : [here.defeat];
      const score: Chart = isTeam(here)
        ? { key: 'score', name: message('ui-chart-team'), lines: [{ path: 'score', label: message('ui-number-score'), seat: null }], limits: [] }
        : { key: 'score', name: message('ui-chart-score'), lines: each('score'), limits: [] };
      return [
        { key: 'co2', name: message('ui-chart-co2'), lines: [{ path: 'co2', label: message('ui-number-ppm'), seat: null }], limits },
        score,
        { key: 'money', name: message('ui-chart-money'), lines: each('money'), limits: [] },
      ];
    },
    headline(view) {
      const here = shown(view);
      const round = Math.min(Math.max(here.round, 1), here.rounds);
      const now = { decade: literal(here.decade_name), round, rounds: here.rounds, ppm: here.co2 };
      return isTeam(here) ? message('ui-headline-team', { ...now, amount: here.score }) : message('ui-headline', now);
    },
    turnOf: (view) => shown(view).active,
    facts(view, seat) {
      const player = shown(view).players[seat];
      if (!player) return [];
      const fact = (key: 'score' | 'money' | 'ceps' | 'cubes', value: number) => ({
        key,
        label: message(FIELDS[key] ?? key),
        short: message(`ui-short-${key}`, { value }),
        value,
      });
      return [
        ...('score' in player ? [fact('score', player.score)] : []),
        fact('money', player.money),
        fact('ceps', player.ceps),
        fact('cubes', player.cubes),
      ];
    },
    sheet(view) {
      const players = [...shown(view).players].map((player) => ('sheet' in player ? player.sheet : null));
      if (players.some((sheet) => !sheet)) return null;
      return {
        columns: sheets.map((key) => message(`ui-sheet-${key}`)),
        rows: players.map((sheet) => sheets.map((key) => (sheet as unknown as Record<string, number>)[key] ?? 0)),
      };
    },
  };
}
