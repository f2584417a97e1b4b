/** CO2 classic: words for the numbers of its view, and where they stand on the board. */
import type { ClassicView, PlayerView } from '../generated/view-classic';
import type { View } from '../lib/table.svelte';
import { t } from '../text';
import { type Board, capital, numeric, type Face, type Said } from './face';
import { plain } from './plain';

const classic = (view: View) => view as unknown as ClassicView;
const c = t.classic;


const source = (word: string | undefined) => c.sources[word ?? ''] ?? word ?? '';
const region = (word: string | undefined) => c.regions[word ?? ''] ?? word ?? '';

function slotName(slot: string): string {
  const [where, grant] = slot.split('-');
  return c.slot(region(where), c.grants[grant ?? ''] ?? grant ?? '');
}

const PLAYER: Partial<Record<keyof PlayerView, string>> = {
  money: c.money,
  ceps: c.ceps,
  cubes: c.cubes,
  score: c.score,
  scientists_in_hand: c.inHand,
  scientists_in_pool: c.inPool,
  lobby_cards: c.lobbyCards,
  regions: c.regionsControlled,
};

/** A number that stands for a player; the server's differences count nobody as 0, so only the new one is sure. */
function owner(name: string, after: number, now: unknown, names: readonly string[]): Said {
  const old = typeof now === 'number' ? (names[now] ?? '') : c.nobody;
  return { seat: null, name, before: old, after: names[after] ?? c.nobody, by: null };
}

function changedPlayer(parts: string[], before: number, after: number, names: readonly string[]): Said | null {
  const [, seat, field, more] = parts;
  const name = names[Number(seat)] ?? '';
  if (field === 'plants' && more) return numeric(c.of(name, c.plantsBuilt(source(more))), before, after, Number(seat));
  const word = PLAYER[field as keyof PlayerView];
  return word && !more ? numeric(c.of(name, word), before, after, Number(seat)) : null;
}

function changedRegion(parts: string[], before: number, after: number, view: View, names: readonly string[]): Said | null {
  const [, number, field, index, more] = parts;
  const here = classic(view).regions[Number(number)];
  if (!here) return null;
  if (field === 'ceps') return numeric(c.cepsIn(here.name), before, after);
  if (field === 'cubes') return numeric(c.cubesIn(here.name), before, after);
  if (field === 'controller') return owner(c.controllerOf(here.name), after, here.controller, names);
  const slot = here.slots[Number(index)];
  if (field === 'slots' && slot && more === 'scientist') {
    return owner(c.scientist(slotName(slot.slot)), after, slot.scientist, names);
  }
  if (field === 'slots' && slot && more === 'installed' && after === 1) {
    return { seat: null, name: c.installed(slotName(slot.slot)), before: '', after: '✓', by: null };
  }
  return null;
}

export const classicFace: Face = {
  ...plain,
  drawsPlayers: true,
  board: async () => (await import('../board/ClassicBoard.svelte')).default as unknown as Board,
  kindName: (kind) => c.kinds[kind] ?? plain.kindName(kind),
  anchorName(anchor, view, names) {
    const [kind, rest = ''] = anchor.split(/:(.*)/s);
    switch (kind) {
      case 'slot':
        return slotName(rest);
      case 'region':
        return region(rest);
      case 'project':
        return c.projects(source(rest));
      case 'plant':
        return c.plants(source(rest));
      case 'track':
        return c.track(source(rest));
      case 'card':
        return c.card(rest);
      case 'ungoal':
        return c.unGoal(rest);
      case 'player':
        return names[Number(rest) - 1] ?? rest;
      case 'summit': {
        const [place = 1, topic] = rest.split(':').map(Number);
        const summit = view ? classic(view).summits[place - 1] : undefined;
        const name = summit?.name ?? c.summit(place);
        return topic ? c.topic(name, source(summit?.topics[topic - 1]?.source) || String(topic)) : name;
      }
      default:
        return c.places[anchor] ?? plain.anchorName(anchor, view, names);
    }
  },
  changed(path, before, after, view, names) {
    const parts = path.split('.');
    const [first, second, third, fourth] = parts;
    switch (first) {
      case 'players':
        return changedPlayer(parts, before, after, names);
      case 'regions':
        return changedRegion(parts, before, after, view, names);
      case 'co2':
        return numeric(c.co2, before, after);
      case 'market':
        if (second === 'price') return numeric(capital(c.price), before, after);
        return second === 'pile' ? numeric(c.pile, before, after) : null;
      case 'tracks': {
        const track = classic(view).tracks[Number(second)];
        const name = names[Number(fourth)] ?? '';
        return third === 'discs' ? numeric(c.expertise(name, source(track?.source)), before, after, Number(fourth)) : null;
      }
      case 'plants': {
        const pile = classic(view).plants[Number(second)];
        return third === 'left' ? numeric(capital(c.plantsLeft(source(pile?.source))), before, after) : null;
      }
      case 'supplies':
        if (second === 'cubes') return numeric(capital(c.supplyCubes), before, after);
        return second === 'projects' ? numeric(capital(c.projectsLeft(source(third))), before, after) : null;
      default:
        return null;
    }
  },
  anchorsOf(path, view) {
    const [first, second, third, fourth] = path.split('.');
    const number = Number(second);
    switch (first) {
      case 'regions': {
        const here = classic(view).regions[number];
        if (!here) return [];
        const slot = third === 'slots' ? here.slots[Number(fourth)] : undefined;
        return slot ? [`slot:${slot.slot}`] : [`region:${here.region}`];
      }
      case 'tracks':
        return [`track:${classic(view).tracks[number]?.source}`];
      case 'plants':
        return [`plant:${classic(view).plants[number]?.source}`];
      case 'summits':
        return [third === 'topics' ? `summit:${number + 1}:${Number(fourth) + 1}` : `summit:${number + 1}`];
      case 'supplies':
        return second === 'projects' ? [`project:${third}`] : [];
      case 'un_goals': {
        const goal = classic(view).un_goals[number];
        return goal ? [`ungoal:${goal.card}`] : [];
      }
      case 'market':
        return ['market'];
      case 'co2':
        return ['co2'];
      default:
        return [];
    }
  },
  charts(view, names) {
    const { players, defeat, safe_zone } = classic(view);
    const each = (field: string) =>
      players.map((_, seat) => ({ path: `players.${seat}.${field}`, label: names[seat] ?? '', seat }));
    return [
      { key: 'co2', name: c.charts.co2, lines: [{ path: 'co2', label: c.ppm, seat: null }], limits: [safe_zone, defeat] },
      { key: 'score', name: c.charts.score, lines: each('score'), limits: [] },
      { key: 'money', name: c.charts.money, lines: each('money'), limits: [] },
    ];
  },
  headline(view) {
    const { decade_name, round, rounds, co2 } = classic(view);
    return c.headline(decade_name, Math.max(round, 1), rounds, co2);
  },
  facts(view, seat) {
    const player = classic(view).players[seat];
    if (!player) return [];
    const short = c.factsShort;
    return [
      { key: 'score', label: c.score, short: short.score, value: player.score },
      { key: 'money', label: c.money, short: short.money, value: player.money },
      { key: 'ceps', label: c.ceps, short: short.ceps, value: player.ceps },
      { key: 'cubes', label: c.cubes, short: short.cubes, value: player.cubes },
    ];
  },
  sheet(view) {
    const { players } = classic(view);
    const keys = Object.keys(c.sheet) as (keyof NonNullable<PlayerView['sheet']>)[];
    const sheets = players.map((player) => player.sheet);
    if (sheets.some((sheet) => !sheet)) return null;
    return {
      columns: keys.map((key) => c.sheet[key] ?? key),
      rows: sheets.map((sheet) => keys.map((key) => sheet?.[key] ?? 0)),
    };
  },
  end: (reason) => c.ends[reason] ?? plain.end(reason),
};
