/** The positions of Climate Policy from tools/board_fixtures.py, as the server would send them. For tests. */
import type { AskedMessage, Option } from '../generated/server';
import type { Given } from '../stage/given';
import type { PolicyView } from './view';

interface Stored {
  title: string;
  seat: number;
  names: string[];
  asked: AskedMessage | null;
  options: [Option['action'], string, Option['label'], string[], Option['preview'], string][];
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
      options: stored.options.map(([action, notation, label, anchors, preview, verb]) => ({
        action,
        notation,
        label,
        verb,
        anchors,
        preview,
      })),
    },
  ]),
);

/** What the page would give the board in such a position, with nothing chosen. */
export const givenOf = ({ view, options, seat, names }: Fixture, more: Partial<Given<PolicyView>> = {}): Given<PolicyView> => ({
  ...{ view, options, seat, names, lit: new Set(), picked: [], pointed: new Set(), changed: new Set(), preview: null, curve: [], told: null, log: [] },
  ...{ form: 'desk', onpick: () => {}, onhover: () => {}, onact: () => {} },
  ...more,
});

export function named(name: string): Fixture {
  const fixture = fixtures.get(name);
  if (!fixture) throw new Error(`there is no fixture ${name}`);
  return fixture;
}
