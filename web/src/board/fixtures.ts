/** The positions of tools/board_fixtures.py, as the server would send them. For tests and for looking at the board. */
import type { Component } from 'svelte';
import type { AskedMessage, Option } from '../generated/server';
import type { Given } from '../stage/given';
import type { Sayable } from '../words';
import ClassicBoard from './ClassicBoard.svelte';
import SecondChanceBoard from './SecondChanceBoard.svelte';
import type { AnyView } from './view';

export interface Fixture {
  readonly title: string;
  readonly seat: number;
  readonly names: string[];
  readonly kind: string;
  readonly asked: number | null;
  readonly question: Sayable;
  readonly options: Option[];
  readonly view: AnyView;
}

interface Stored {
  title: string;
  seat: number;
  names: string[];
  asked: AskedMessage | null;
  options: [Option['action'], string, Option['label'], string[], Option['preview'], string][];
  view: AnyView;
}

const files = import.meta.glob<Stored>('./fixtures/*.json', { eager: true, import: 'default' });

export const fixtures: ReadonlyMap<string, Fixture> = new Map(
  Object.entries(files).map(([path, stored]) => [
    path.replace(/^.*\/|\.json$/g, ''),
    {
      title: stored.title,
      seat: stored.seat,
      names: stored.names,
      kind: stored.asked?.kind ?? '',
      asked: stored.asked?.player ?? null,
      question: stored.asked?.question ?? '',
      options: stored.options.map(([action, notation, label, anchors, preview, verb]) => ({
        action,
        notation,
        label,
        verb,
        anchors,
        preview,
      })),
      view: stored.view,
    },
  ]),
);

/** The board that draws a fixture. */
export const boardOf = (fixture: Fixture): Component<Given<AnyView>> =>
  (fixture.title === 'classic' ? ClassicBoard : SecondChanceBoard) as unknown as Component<Given<AnyView>>;
