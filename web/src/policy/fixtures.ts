/** The positions of Climate Policy from tools/board_fixtures.py, as the server would send them. For tests. */
import type { Option } from '../generated/server';
import type { PolicyView } from './view';

interface Stored {
  title: string;
  seat: number;
  names: string[];
  asked: { player: number; kind: string; question: Option['label'] } | null;
  options: [Option['action'], string, Option['label'], string[], Option['preview']][];
  view: PolicyView;
}

export interface Fixture extends Omit<Stored, 'options'> {
  readonly options: Option[];
}

const files = import.meta.glob<Stored>('./fixtures/*.json', { eager: true, import: 'default' });

export const fixtures: ReadonlyMap<string, Fixture> = new Map(
  Object.entries(files).map(([path, stored]) => [
    path.replace(/^.*\/policy-|\.json$/g, ''),
    {
      ...stored,
      options: stored.options.map(([action, notation, label, anchors, preview]) => ({
        action,
        notation,
        label,
        verb: notation.split(' ')[0] ?? '',
        anchors,
        preview,
      })),
    },
  ]),
);

export function named(name: string): Fixture {
  const fixture = fixtures.get(name);
  if (!fixture) throw new Error(`there is no fixture ${name}`);
  return fixture;
}
