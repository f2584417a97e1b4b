/** The face of a title that has none of its own: everything from the names in its view. */
import { capital } from '../text/words';
import { numeric, type Face } from './face';

const words = (text: string) => text.replace(/[_:.-]+/g, ' ').trim();

export const plain: Face = {
  together: false,
  board: null,
  drawsPlayers: false,
  kindName: (kind) => capital(words(kind)),
  anchorName: (anchor) => words(anchor),
  changed(path, before, after, _view, names) {
    const parts = path.split('.');
    if (parts[0] === 'players' && parts[1] !== undefined) {
      return numeric(`${names[Number(parts[1])] ?? parts[1]}: ${words(parts.slice(2).join(' '))}`, before, after, Number(parts[1]));
    }
    return numeric(words(path), before, after);
  },
  anchorsOf: () => [],
  charts(view, names) {
    const players = Array.isArray(view['players']) ? (view['players'] as Record<string, unknown>[]) : [];
    const scored = players.filter((player) => typeof player['score'] === 'number');
    if (scored.length === 0) return [];
    const lines = players.map((_, seat) => ({ path: `players.${seat}.score`, label: names[seat] ?? '', seat }));
    return [{ key: 'score', name: capital('score'), lines, limits: [] }];
  },
  headline: () => '',
  turnOf: (view) => (typeof view['active'] === 'number' ? view['active'] : null),
  facts(view, seat) {
    const players = Array.isArray(view['players']) ? (view['players'] as Record<string, unknown>[]) : [];
    return Object.entries(players[seat] ?? {})
      .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
      .slice(0, 4)
      .map(([key, value]) => ({ key, label: words(key), short: words(key), value }));
  },
  places: () => [],
  sheet: () => null,
  epithet: () => null,
  report: () => null,
  end: (reason) => capital(words(reason)),
  amounts: new Set(),
  debrief: null,
  setUp: null,
};
