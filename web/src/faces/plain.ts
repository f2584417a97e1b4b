/** The face of a title that has none of its own: everything from the names in its view. */
import { literal, message, seat as seatId } from '../words';
import { numeric, type Face } from './face';
import { untold } from './tale';

const words = (text: string) => text.replace(/[_:.-]+/g, ' ').trim();
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const playersOf = (view: Record<string, unknown>) => (Array.isArray(view['players']) ? (view['players'] as Record<string, unknown>[]) : []);

export const plain: Face = {
  catalogue: null,
  areas: ['client-story'],
  together: false,
  board: null,
  drawsPlayers: false,
  kindName: (kind) => literal(capital(words(kind))),
  meant: () => null,
  anchorName: (anchor) => literal(words(anchor)),
  changed(path, before, after) {
    const [first, second, ...more] = path.split('.');
    if (first !== 'players' || second === undefined) return numeric(literal(words(path)), before, after);
    const name = message('ui-of-player', { player: seatId(Number(second)), what: literal(words(more.join(' '))) });
    return numeric(name, before, after, Number(second));
  },
  anchorsOf: () => [],
  charts(view, names) {
    const players = playersOf(view);
    if (!players.some((player) => typeof player['score'] === 'number')) return [];
    const lines = players.map((_, seat) => ({ path: `players.${seat}.score`, label: literal(names[seat] ?? ''), seat }));
    return [{ key: 'score', name: message('ui-final-score'), lines, limits: [] }];
  },
  headline: () => null,
  turnOf: (view) => (typeof view['active'] === 'number' ? view['active'] : null),
  facts(view, seat) {
    return Object.entries(playersOf(view)[seat] ?? {})
      .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
      .slice(0, 4)
      .map(([key, value]) => ({ key, label: literal(words(key)), short: literal(`${value} ${words(key)}`), value }));
  },
  places: () => [],
  sheet: () => null,
  epithet: () => null,
  report: () => null,
  amounts: new Set(),
  debrief: null,
  tale: untold,
  sheets: {},
  setUp: null,
};
