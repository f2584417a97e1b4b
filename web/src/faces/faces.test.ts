import { describe, expect, test } from 'vitest';
import { fixtures } from '../board/fixtures';
import type { View } from '../lib/view';
import { inWords } from '../lib/words';
import { known, say } from '../words';
import { faceOf } from '.';

const NAMES = ['Ada', 'Chidi', 'Mei', 'Lucía', 'Tomasz'];

/** Whether an action has a name of its own in the catalogue. */
const named = (title: string, kind: string) =>
  known(`ui-kind-${kind}`) || known(`ui-kind-${title === 'classic' ? 'classic' : 'second'}-${kind}`);

describe.each([...fixtures])('in words: %s', (_name, { title, view: shown, options }) => {
  const view = shown as unknown as View;
  const face = faceOf(title);

  test('every place and every kind of option has a name', () => {
    for (const option of options) {
      for (const anchor of option.anchors) {
        const name = say(face.anchorName(anchor, view, NAMES), NAMES);
        expect(name).not.toMatch(/undefined|NaN|:|⟦/);
        expect(name.trim()).not.toBe('');
      }
      const kind = option.notation.split(' ')[0] ?? '';
      expect(named(title, kind), kind).toBe(true);
      expect(say(face.kindName(kind))).toMatch(/^[A-Z]/);
    }
  });

  test('previews are said with names, own numbers first', () => {
    for (const option of options) {
      const lines = inWords(option.preview ?? {}, face, view, NAMES, 0);
      const seats = lines.map((line) => (line.seat === null ? 2 : line.seat === 0 ? 0 : 1));
      expect(seats).toEqual([...seats].sort());
      for (const line of lines) {
        expect([line.name, line.before, line.after].map((each) => say(each, NAMES)).join(' ')).not.toMatch(/undefined|NaN|players\.|⟦/);
      };
    }
  });

  test('headline, facts and charts', () => {
    expect(say(face.headline(view))).toMatch(/ppm/);
    expect(face.facts(view, 0)).toHaveLength(face.together ? 3 : 4);
    expect(face.charts(view, NAMES).map((chart) => chart.key)).toEqual(['co2', 'score', 'money']);
  });
});

describe('Second Chance', () => {
  const face = (name: string) => {
    const fixture = fixtures.get(name);
    if (!fixture) throw new Error(`there is no fixture ${name}`);
    return { face: faceOf(fixture.title), view: fixture.view as unknown as View, asked: fixture.asked };
  };

  test('says in whose turn somebody else is asked', () => {
    const { face: team, view, asked } = face('team-leave4');
    expect(team.turnOf(view)).not.toBeNull();
    expect(team.turnOf(view)).not.toBe(asked);
  });

  test('a victorious team has an epithet and no sheets, companies have sheets', () => {
    const won = face('team-victory3');
    expect(won.face.together).toBe(true);
    expect(say(won.face.epithet(won.view))).toMatch(/ of the /);
    expect(won.face.sheet(won.view)).toBeNull();
    expect(won.face.epithet(face('team-defeat2').view)).toBeNull();
    const over = face('companies-end3');
    expect(over.face.epithet(over.view)).toBeNull();
    expect(over.face.sheet(over.view)?.rows).toHaveLength(3);
  });

  test('points of the team and its goals are said', () => {
    const { face: team, view } = face('team-mid4');
    const lines = inWords({ score: [2, 10], goals_open: [12, 11] }, team, view, NAMES, 0);
    expect(lines.map((line) => line.by)).toEqual([8, -1]);
    expect(team.anchorsOf('environment.0.goals.1.done', view)).toEqual(['env:1']);
    expect(say(team.anchorName('env:1', view, NAMES))).toMatch(/^Environmental Goal: a plant/);
  });
});

test('a click on a project space means what comes next there', () => {
  const of = (title: string, source: string | null, installed: boolean) =>
    faceOf(title).meant('slot:EU-money', { regions: [{ region: 'EU', slots: [{ slot: 'EU-money', source, installed }] }] });
  expect([of('classic', null, false), of('classic', 'solar', false), of('classic', 'solar', true)]).toEqual(['propose', 'install', 'construct']);
  expect([of('second-chance-cooperative', 'solar', false), of('second-chance-cooperative', 'solar', true)]).toEqual(['prepare', 'build']);
  const space = (plant: string | null) => faceOf('climate-policy').meant('space:EU-1', { regions: [{ spaces: [{ space: 'EU-1', plant }] }] });
  expect([space(null), space('coal')]).toEqual(['build', 'demolish']);
});

test('a title without a face of its own is still shown in words', () => {
  const plain = faceOf('something new');
  expect(say(plain.kindName('place-token'))).toBe('Place token');
  expect(say(plain.anchorName('slot:EU-money', null, []))).toBe('slot EU money');
  const lines = inWords({ 'players.1.score': [1, 3], 'some.number': [0, 2] }, plain, {}, NAMES, 0);
  expect(lines.map((line) => [say(line.name, NAMES), line.by])).toEqual([
    ['Chidi: score', 2],
    ['some number', 2],
  ]);
});
