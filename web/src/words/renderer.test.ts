import { describe, expect, test } from 'vitest';
import { literal, message, seat } from './message';
import { lengthened } from './pseudo';
import { Renderer } from './renderer';

const ENGLISH = `
seat = Player { $number }
list-pair = { $first } and { $second }
list-middle = { $first }, { $second }
list-last = { $first }, and { $second }
list-empty = nothing
region-EU = Europe
    .in = in Europe
region-AF = Africa
source-solar = solar
plant-oil = oil
    .a = an oil plant
reason-tax = taxes
reason-choice = free will
amount-cubes =
    { $amount ->
        [one] 1 cube
       *[other] { $amount } cubes
    }
tell-build = { $player } builds { $source } { NAME($region, form: "in") }.
tell-source = { $source } is cheap.
tell-gain = { $player } gains { amount-cubes }.
tell-list = { $player } has { $goods }.
tell-why =
    { $player } loses { NAME($plant, form: "a") } { ID($reason) ->
        [tax] for the tax
       *[other] by choice
    }.
tell-year = In { NUMBER($year, useGrouping: 0) } there are { $people }.
only-english =
    English { $amount ->
        [one] one
       *[other] many
    }
with-parts = Main
    .help = What it is for
    .v12-10 = twelve
`;

const GERMAN = `
list-last = { $first } und { $second }
region-EU = Europa
    .in = in Europa
region-AF = Afrika
    .in = quer durch Afrika
source-solar = Solarenergie
tell-build = { $player } baut { NAME($region, form: "in") } { $source }.
tell-gain = { $player } erhält { amount-cubes }.
with-parts = Haupt
`;

const en = new Renderer('en', [ENGLISH]);
const de = new Renderer('de', [GERMAN], en);
const pseudo = new Renderer('pseudo', [ENGLISH]);
const NAMES = ['Ada', '', 'Mei'];

const build = message('tell-build', { player: seat(0), source: 'source-solar', region: 'region-EU' });

describe('a message becomes a sentence', () => {
  test('with the names of things and seats', () => {
    expect(en.say(build, NAMES)).toBe('Ada builds solar in Europe.');
    expect(de.say(build, NAMES)).toBe('Ada baut in Europa Solarenergie.');
  });

  test('a seat without a name is called by its number', () => {
    expect(en.say(message('tell-gain', { player: seat(1), amount: 2 }), NAMES)).toBe('Player 2 gains 2 cubes.');
    expect(en.say(message('tell-gain', { player: seat(7), amount: 1 }), NAMES)).toBe('Player 8 gains 1 cube.');
  });

  test('forms of a name, and the name itself where there is no such form', () => {
    const there = (region: string) => message('tell-build', { player: seat(0), source: 'source-solar', region });
    expect(en.say(there('region-AF'), NAMES)).toBe('Ada builds solar Africa.');
    expect(de.say(there('region-AF'), NAMES)).toBe('Ada baut quer durch Afrika Solarenergie.');
  });

  test('chosen by the id of a thing', () => {
    const lose = (reason: string) => message('tell-why', { player: seat(2), plant: 'plant-oil', reason });
    expect(en.say(lose('reason-tax'), NAMES)).toBe('Mei loses an oil plant for the tax.');
    expect(en.say(lose('reason-choice'), NAMES)).toBe('Mei loses an oil plant by choice.');
  });

  test('lists of messages and ids', () => {
    const has = (...goods: (string | ReturnType<typeof message>)[]) => en.say(message('tell-list', { player: seat(0), goods }), NAMES);
    const cubes = message('amount-cubes', { amount: 3 });
    expect(has()).toBe('Ada has nothing.');
    expect(has(cubes)).toBe('Ada has 3 cubes.');
    expect(has(cubes, 'plant-oil')).toBe('Ada has 3 cubes and oil.');
    expect(has(cubes, 'plant-oil', 'source-solar', seat(1))).toBe('Ada has 3 cubes, oil, solar, and Player 2.');
  });

  test('literals, nested messages and numbers', () => {
    expect(en.say(message('tell-list', { player: literal('ids are-not-words'), goods: message('amount-cubes', { amount: 1 }) }))).toBe(
      'Ids are-not-words has 1 cube.',
    );
    expect(en.say(message('tell-year', { year: 1975, people: 4061 }))).toBe('In 1975 there are 4,061.');
  });

  test('less than nothing has a minus, not a hyphen, also in a list', () => {
    expect(en.say(message('tell-year', { year: 1975, people: -18 }))).toBe('In 1975 there are −18.');
    expect(en.say(message('tell-list', { player: seat(0), goods: [-18, 'plant-oil'] }), NAMES)).toContain('−18 and oil');
  });

  test('a sentence begins with a capital, also with a name of a thing', () => {
    expect(en.say(message('tell-source', { source: 'source-solar' }))).toBe('Solar is cheap.');
    expect(en.say(message('source-solar'))).toBe('solar');
  });
});

describe('what is missing', () => {
  test('is said in English, by the rules of English', () => {
    expect(de.say(message('only-english', { amount: 1 }))).toBe('English one');
    expect(de.say(message('tell-list', { player: seat(1), goods: ['region-EU', 'region-AF', 'plant-oil'] }))).toBe(
      'Player 2 has Europa, Afrika und oil.',
    );
  });

  test('also inside a message that refers to another one', () => {
    expect(de.say(message('tell-gain', { player: seat(0), amount: 2 }), NAMES)).toBe('Ada erhält 2 cubes.');
  });

  test('is shown by its key if no language has it', () => {
    expect(de.say(message('tell-nothing'))).toBe('⟦tell-nothing⟧');
    expect(en.say(message('tell-source', { source: 'source-coal' }))).toBe('⟦source-coal⟧ is cheap.');
  });

  test('attributes stand behind a dot', () => {
    expect([en.has('with-parts.help'), en.has('with-parts.other'), en.has('nothing.help')]).toEqual([true, false, false]);
    expect(de.say(message('with-parts.help'))).toBe('What it is for');
    expect(de.say(message('with-parts.v12-10'))).toBe('twelve');
  });
});

test('parts keep the ids of things and seats, also of nested ones', () => {
  expect(en.parts(build, NAMES)).toEqual([
    { id: 'seat-0', text: 'Ada' },
    ' builds ',
    { id: 'source-solar', text: 'solar' },
    ' ',
    { id: 'region-EU', text: 'in Europe' },
    '.',
  ]);
  const nested = message('tell-list', { player: seat(0), goods: [message('tell-source', { source: 'source-solar' }), 'plant-oil'] });
  expect(en.parts(nested, NAMES).filter((part) => typeof part !== 'string')).toHaveLength(3);
});

test('pseudo brackets messages and makes words longer, but not what people typed', () => {
  expect(pseudo.say(message('tell-list', { player: literal('Eve'), goods: 'region-EU' }))).toMatch(/^⟦Eve haa?s ⟦Eeuuroope⟧\.⟧$/);
  expect(lengthened('Play with friends').length).toBeGreaterThanOrEqual(17 + 4);
  expect(lengthened('$')).toBe('$');
});
