/** Nim: heaps, the own card, refill tiles. */
import type { NimView } from '../../generated/view-nim';
import type { View } from '../../lib/view';
import { known, literal, message } from '../../words';
import { numeric, type Face } from '../face';
import { ofPlayer } from '../naming';
import { plain } from '../plain';

const nim = (view: View) => view as unknown as NimView;
const letter = (heap: number | string) => String.fromCharCode(97 + Number(heap));
const heapName = (name: string) => message('ui-nim-heap', { heap: literal(name) });

const face: Face = {
  ...plain,
  catalogue: 'nim',
  kindName: (kind) => (known(`ui-kind-nim-${kind}`) ? message(`ui-kind-nim-${kind}`) : plain.kindName(kind)),
  anchorName(anchor, view, names) {
    if (anchor.startsWith('heap:')) return heapName(anchor.slice(5));
    if (anchor === 'card') return message('ui-nim-card');
    return anchor === 'tiles' ? message('ui-nim-tiles') : plain.anchorName(anchor, view, names);
  },
  changed(path, before, after) {
    const [first, second, third, fourth] = path.split('.');
    if (first === 'heaps') return numeric(heapName(letter(second ?? 0)), before, after);
    if (first === 'tiles') return numeric(message('ui-nim-tiles'), before, after);
    const seat = Number(second);
    if (third === 'score') return numeric(ofPlayer(seat, message('ui-nim-score')), before, after, seat);
    if (third !== 'taken') return null;
    return numeric(ofPlayer(seat, message('ui-nim-taken-from', { heap: literal(letter(fourth ?? 0)) })), before, after, seat);
  },
  anchorsOf(path) {
    const [first, second] = path.split('.');
    return first === 'heaps' ? [`heap:${letter(second ?? 0)}`] : first === 'tiles' ? ['tiles'] : [];
  },
  charts(view, names) {
    const score = nim(view).players.map((_, seat) => ({ path: `players.${seat}.score`, label: literal(names[seat] ?? ''), seat }));
    const heaps = nim(view).heaps.map((_, heap) => ({ path: `heaps.${heap}`, label: heapName(letter(heap)), seat: null }));
    return [
      { key: 'score', name: message('ui-nim-points'), lines: score, limits: [] },
      { key: 'heaps', name: message('ui-nim-heaps'), lines: heaps, limits: [] },
    ];
  },
  headline: (view) =>
    message('ui-nim-headline', { counters: nim(view).heaps.reduce((sum, heap) => sum + heap, 0), tiles: nim(view).tiles }),
  facts(view, seat) {
    const player = nim(view).players[seat];
    if (!player) return [];
    const taken = player.taken.reduce((sum, heap) => sum + heap, 0);
    const fact = (key: string, label: string, value: number) => ({
      key,
      label: message(label),
      short: message('ui-fact', { name: message(label), value }),
      value,
    });
    return [fact('score', 'ui-nim-score', player.score), fact('taken', 'ui-nim-taken', taken)];
  },
  places(view, seat) {
    const heaps = nim(view).heaps.map((heap, n) => ({ anchor: `heap:${letter(n)}`, name: heapName(letter(n)), value: heap }));
    const card = seat === null ? null : nim(view).players[seat]?.card;
    const note = message('ui-nim-card-of', { heap: literal(card ?? '') });
    return [
      ...heaps,
      { anchor: 'tiles', name: message('ui-nim-tiles'), value: nim(view).tiles },
      ...(card ? [{ anchor: 'card', name: message('ui-nim-card'), value: card, note }] : []),
    ];
  },
};

export default face;
