/** Nim: heaps, the own card, refill tiles. */
import type { NimView } from '../../generated/view-nim';
import type { View } from '../../lib/view';
import { t } from '../../text';
import { capital } from '../../text/words';
import { numeric, type Face } from '../face';
import { plain } from '../plain';

const nim = (view: View) => view as unknown as NimView;
const letter = (heap: number | string) => String.fromCharCode(97 + Number(heap));

const face: Face = {
  ...plain,
  kindName: (kind) => t.nim.kinds[kind] ?? plain.kindName(kind),
  anchorName(anchor) {
    if (anchor.startsWith('heap:')) return t.nim.heap(anchor.slice(5));
    if (anchor === 'card') return t.nim.card;
    return anchor === 'tiles' ? t.nim.tiles : anchor;
  },
  changed(path, before, after, _view, names) {
    const [first, second, third, fourth] = path.split('.');
    if (first === 'heaps') return numeric(t.nim.heap(letter(second ?? 0)), before, after);
    if (first === 'tiles') return numeric(t.nim.tiles, before, after);
    const name = names[Number(second)] ?? '';
    if (third === 'score') return numeric(t.nim.scoreOf(name), before, after, Number(second));
    if (third === 'taken') return numeric(t.nim.taken(name, letter(fourth ?? 0)), before, after, Number(second));
    return null;
  },
  anchorsOf(path) {
    const [first, second] = path.split('.');
    return first === 'heaps' ? [`heap:${letter(second ?? 0)}`] : first === 'tiles' ? ['tiles'] : [];
  },
  charts(view, names) {
    const score = nim(view).players.map((_, seat) => ({ path: `players.${seat}.score`, label: names[seat] ?? '', seat }));
    const heaps = nim(view).heaps.map((_, heap) => ({ path: `heaps.${heap}`, label: t.nim.heap(letter(heap)), seat: null }));
    return [
      { key: 'score', name: t.nim.points, lines: score, limits: [] },
      { key: 'heaps', name: t.nim.heaps, lines: heaps, limits: [] },
    ];
  },
  headline: (view) =>
    t.nim.headline(
      nim(view).heaps.reduce((sum, heap) => sum + heap, 0),
      nim(view).tiles,
    ),
  facts(view, seat) {
    const player = nim(view).players[seat];
    if (!player) return [];
    const taken = player.taken.reduce((sum, heap) => sum + heap, 0);
    return [
      { key: 'score', label: t.nim.score, short: t.nim.score, value: player.score },
      { key: 'taken', label: t.nim.takenShort, short: t.nim.takenShort, value: taken },
    ];
  },
  places(view, seat) {
    const heaps = nim(view).heaps.map((heap, n) => ({ anchor: `heap:${letter(n)}`, name: t.nim.heap(letter(n)), value: heap }));
    const card = seat === null ? null : nim(view).players[seat]?.card;
    return [
      ...heaps,
      { anchor: 'tiles', name: t.nim.tiles, value: nim(view).tiles },
      ...(card ? [{ anchor: 'card', name: t.nim.card, value: card, note: capital(t.nim.cardOf(card)) }] : []),
    ];
  },
  end: (reason) => t.nim.ends[reason] ?? plain.end(reason),
};

export default face;
