/**
 * The page of a table with a fixture instead of a server, for looking at it and for pictures and tests of the layout:
 * `board.html?fixture=NAME&theme=dark&language=de&speed=step`. When all steps of the fixture are done, the document
 * says so (`data-ready`); with `hold` they wait for the event `go`. The event `show` puts the fixture that it names in the
 * place of the one that is shown. Not part of the client.
 */
import { mount, unmount } from 'svelte';
import '@fontsource-variable/archivo/wdth.css';
import '../theme.css';
import '../base.css';
import { titles } from '../lib/titles.svelte';
import { wantedLanguage } from '../lib/settings.svelte';
import { language } from '../words';
import type { Titles } from '../generated/api';
import DevPage from './DevPage.svelte';
import { FixtureSocket, type Step, type TableFixture } from './socket';

const PATIENCE = 4000;
const asked = new URLSearchParams(location.search);
const name = asked.get('fixture');
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

async function found(selector: string): Promise<Element> {
  for (let waited = 0; waited < PATIENCE; waited += 50) {
    const element = document.querySelector(selector);
    if (element) return element;
    await pause(50);
  }
  throw new Error(`there is no ${selector}`);
}

/** As a mouse does, in the middle: two clicks at one point would belong together. */
function click(element: Element): void {
  const { x, y, width, height } = element.getBoundingClientRect();
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: x + width / 2, clientY: y + height / 2 }));
}

function press(key: string): void {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** Let the story go on until it comes to a beat of this kind. */
async function goOnTo(kind: string): Promise<void> {
  for (;;) {
    const told = await found('[data-beat]');
    if (told.getAttribute('data-beat') === kind) return;
    press(' ');
    await pause(150);
  }
}

async function take(step: Step): Promise<void> {
  if ('click' in step) click(await found(step.click));
  else if ('hover' in step) (await found(step.hover)).dispatchEvent(new PointerEvent('pointerenter', { bubbles: false }));
  else if ('key' in step) press(step.key);
  else if ('beat' in step) await goOnTo(step.beat);
  else FixtureSocket.open?.next();
  await pause(150);
}

let page: object | null = null;

async function show(fixture: TableFixture): Promise<void> {
  if (page) await unmount(page);
  FixtureSocket.fixture = fixture;
  globalThis.WebSocket = FixtureSocket as unknown as typeof WebSocket;
  page = mount(DevPage, { target: document.body, props: { table: fixture.welcome.table.table } });
  await found('[data-position]');
  await document.fonts.ready;
  await pause(200);
  if (asked.has('hold')) {
    document.documentElement.dataset['ready'] = 'hold';
    await new Promise((resolve) => addEventListener('go', resolve, { once: true }));
  }
  for (const step of fixture.steps) await take(step);
}

async function open(fixture: string): Promise<void> {
  delete document.documentElement.dataset['ready'];
  try {
    await show((await (await fetch(`fixtures/${fixture}.json`)).json()) as TableFixture);
    document.documentElement.dataset['ready'] = 'true';
  } catch (error) {
    document.documentElement.dataset['ready'] = String(error);
    throw error;
  }
}

await language.choose(wantedLanguage());
titles.all = (await (await fetch('fixtures/titles.json')).json()) as Titles;
const list = (await (await fetch('fixtures/index.json')).json()) as string[];
addEventListener('show', (event) => void open((event as CustomEvent<string>).detail));
if (name !== null && list.includes(name)) await open(name);
else
  document.body.append(
    ...list.map((each) => {
      const link = document.createElement('a');
      link.href = `?fixture=${each}`;
      link.textContent = `${each} `;
      return link;
    }),
  );
