/** The face that all boards of the CO2 family share: words for the numbers of their views, and where these stand. */
import type { AnyView, Player } from '../board/view';
import { isTeam } from '../board/view';
import type { View } from '../lib/view';
import { t } from '../text';
import { regionName as region, sourceName as source } from '../text/names';
import { capital } from '../text/words';
import { type Board, type Chart, type Face, numeric, type Said } from './face';
import { plain } from './plain';

const c = t.family;

/** What a title calls its own things. */
export interface Words {
  readonly kinds: Readonly<Record<string, string>>;
  readonly track: (source: string) => string;
  readonly expertise: (name: string, source: string) => string;
  readonly installed: (place: string) => string;
  readonly card: (number: string) => string;
  readonly cards: string;
  readonly ends: Readonly<Record<string, string>>;
  readonly sheet: Readonly<Record<string, string>>;
}

const shown = (view: View) => view as unknown as AnyView;

function slotName(slot: string): string {
  const [where, grant] = slot.split('-');
  return c.slot(region(where), c.grants[grant ?? ''] ?? grant ?? '');
}

/** A number that stands for a player; the server's differences count nobody as 0, so only the new one is sure. */
function owner(name: string, after: number, now: unknown, names: readonly string[]): Said {
  const old = typeof now === 'number' ? (names[now] ?? '') : c.nobody;
  return { seat: null, name, before: old, after: names[after] ?? c.nobody, by: null };
}

const done = (name: string): Said => ({ seat: null, name, before: '', after: '✓', by: null });

function changedRegion(parts: string[], before: number, after: number, view: View, names: readonly string[], words: Words): Said | null {
  const [, number, field, index, more] = parts;
  const here = shown(view).regions[Number(number)];
  if (!here) return null;
  if (field === 'ceps') return numeric(c.cepsIn(here.name), before, after);
  if (field === 'cubes') return numeric(c.cubesIn(here.name), before, after);
  if (field === 'controller') return owner(c.controllerOf(here.name), after, here.controller, names);
  const slot = here.slots[Number(index)];
  if (field !== 'slots' || !slot) return null;
  if (more === 'scientist') return owner(c.scientist(slotName(slot.slot)), after, slot.scientist, names);
  return more === 'installed' && after === 1 ? done(words.installed(slotName(slot.slot))) : null;
}

function changedPlayer(parts: string[], before: number, after: number, view: View, names: readonly string[], words: Words): Said | null {
  const [, seat, field, more, last] = parts;
  const name = names[Number(seat)] ?? '';
  const fields: Readonly<Record<string, string>> = {
    money: c.money,
    ceps: c.ceps,
    cubes: c.cubes,
    score: c.score,
    scientists_in_hand: c.inHand,
    scientists_in_pool: c.inPool,
    lobby_cards: words.cards,
    regions: c.regionsControlled,
    tokens: c.tokens,
  };
  if (field === 'plants' && more) return numeric(c.of(name, c.plantsBuilt(source(more))), before, after, Number(seat));
  if (field === 'goals' && last === 'progress') {
    const player: Player | undefined = shown(view).players[Number(seat)];
    const goal = player && 'hidden_goals' in player ? player.goals[Number(more)] : undefined;
    return goal ? numeric(c.progress(goal.text), before, after, Number(seat)) : null;
  }
  const word = fields[field ?? ''];
  return word && !more ? numeric(c.of(name, word), before, after, Number(seat)) : null;
}

export function familyFace(words: Words, load: () => Promise<{ default: unknown }>): Face {
  return {
    ...plain,
    drawsPlayers: true,
    board: async () => (await load()).default as Board,
    kindName: (kind) => words.kinds[kind] ?? c.kinds[kind] ?? plain.kindName(kind),
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
          return words.track(source(rest));
        case 'card':
          return words.card(rest);
        case 'ungoal':
          return c.unGoal(rest);
        case 'goal':
          return rest ? c.companyGoal(rest) : (c.places['goal'] ?? '');
        case 'env': {
          const team = view && isTeam(shown(view)) ? shown(view) : null;
          const goals = team && isTeam(team) ? team.environment.flatMap((group) => group.goals) : [];
          return c.environmentalGoal(goals.find((goal) => goal.index === Number(rest))?.text ?? rest);
        }
        case 'player':
          return names[Number(rest) - 1] ?? rest;
        case 'summit': {
          const [place = 1, topic] = rest.split(':').map(Number);
          const summit = view ? shown(view).summits[place - 1] : undefined;
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
          return changedPlayer(parts, before, after, view, names, words);
        case 'regions':
          return changedRegion(parts, before, after, view, names, words);
        case 'co2':
          return numeric(c.co2, before, after);
        case 'score':
          return numeric(c.teamScore, before, after);
        case 'goals_open':
          return numeric(c.openGoals, before, after);
        case 'market':
          if (second === 'price') return numeric(capital(c.price), before, after);
          return second === 'pile' ? numeric(c.pile, before, after) : null;
        case 'tracks': {
          const track = shown(view).tracks[Number(second)];
          const name = names[Number(fourth)] ?? '';
          const said = words.expertise(name, source(track?.source));
          return third === 'discs' ? numeric(said, before, after, Number(fourth)) : null;
        }
        case 'plants': {
          const pile = shown(view).plants[Number(second)];
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
          const here = shown(view).regions[number];
          if (!here) return [];
          const slot = third === 'slots' ? here.slots[Number(fourth)] : undefined;
          return slot ? [`slot:${slot.slot}`] : [`region:${here.region}`];
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
        [...here.players].map((_, seat) => ({ path: `players.${seat}.${field}`, label: names[seat] ?? '', seat }));
      const limits = 'safe_zone' in here ? [here.safe_zone, here.defeat] : [here.defeat];
      const score: Chart = isTeam(here)
        ? { key: 'score', name: c.charts.team, lines: [{ path: 'score', label: c.points, seat: null }], limits: [] }
        : { key: 'score', name: c.charts.score, lines: each('score'), limits: [] };
      return [
        { key: 'co2', name: c.charts.co2, lines: [{ path: 'co2', label: c.ppm, seat: null }], limits },
        score,
        { key: 'money', name: c.charts.money, lines: each('money'), limits: [] },
      ];
    },
    headline(view) {
      const here = shown(view);
      const round = Math.min(Math.max(here.round, 1), here.rounds);
      if (isTeam(here)) return c.teamHeadline(here.decade_name, round, here.rounds, here.co2, here.score);
      return c.headline(here.decade_name, round, here.rounds, here.co2);
    },
    turnOf: (view) => shown(view).active,
    facts(view, seat) {
      const player = shown(view).players[seat];
      if (!player) return [];
      const short = c.factsShort;
      return [
        ...('score' in player ? [{ key: 'score', label: c.score, short: short.score, value: player.score }] : []),
        { key: 'money', label: c.money, short: short.money, value: player.money },
        { key: 'ceps', label: c.ceps, short: short.ceps, value: player.ceps },
        { key: 'cubes', label: c.cubes, short: short.cubes, value: player.cubes },
      ];
    },
    sheet(view) {
      const keys = Object.keys(words.sheet);
      const sheets = [...shown(view).players].map((player) => ('sheet' in player ? player.sheet : null));
      if (sheets.some((sheet) => !sheet)) return null;
      return {
        columns: keys.map((key) => words.sheet[key] ?? key),
        rows: sheets.map((sheet) => keys.map((key) => (sheet as unknown as Record<string, number>)[key] ?? 0)),
      };
    },
    end: (reason) => words.ends[reason] ?? plain.end(reason),
  };
}
