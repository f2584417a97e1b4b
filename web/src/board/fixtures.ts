/** The positions of tools/board_fixtures.py, as the server would send them. For tests and for looking at the board. */
import type { Option } from '../generated/server';
import type { ClassicView } from '../generated/view-classic';

export interface Fixture {
  readonly seat: number;
  readonly names: string[];
  readonly question: string;
  readonly options: Option[];
  readonly view: ClassicView;
}

interface Stored {
  seat: number;
  names: string[];
  asked: { question: string } | null;
  options: [Option['action'], string, string, string[], Option['preview']][];
  view: ClassicView;
}

const files = import.meta.glob<Stored>('./fixtures/*.json', { eager: true, import: 'default' });

export const fixtures: ReadonlyMap<string, Fixture> = new Map(
  Object.entries(files).map(([path, stored]) => [
    path.replace(/^.*\/|\.json$/g, ''),
    {
      seat: stored.seat,
      names: stored.names,
      question: stored.asked?.question ?? '',
      options: stored.options.map(([action, notation, label, anchors, preview]) => ({
        action,
        notation,
        label,
        anchors,
        preview,
      })),
      view: stored.view,
    },
  ]),
);
