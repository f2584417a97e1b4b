/** How this browser shows the game. */
import { LANGUAGES, PSEUDO, suited } from '../words';
import { read, write } from './memory';

/** How what others do and what happens to all is told: until one goes on, timed, three times as fast, or not at all. */
export type Speed = 'step' | 'normal' | 'fast' | 'none';
export const SPEEDS: readonly Speed[] = ['step', 'normal', 'fast', 'none'];

export interface Settings {
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'less';
  speed: Speed;
  keys: boolean;
  /** Whether the end of a turn says once what is left to do. */
  still: boolean;
  /** Whether anything is heard. */
  sound: boolean;
  name: string;
  /** The tag of a language; empty for the browser's preference. */
  language: string;
}

const KEY = 'keeling.settings';
const saved = read<Partial<Settings>>(KEY, {});

export const settings: Settings = $state({ theme: 'system', motion: 'system', speed: 'normal', keys: true, still: true, sound: false, name: '', language: '', ...saved });

const darkSystem = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;

/** Put the settings into effect, and keep them. */
export function apply(): void {
  const dark = settings.theme === 'dark' || (settings.theme === 'system' && darkSystem?.matches === true);
  const root = document.documentElement;
  root.dataset['theme'] = dark ? 'dark' : 'light';
  if (settings.motion === 'less') root.dataset['motion'] = 'less';
  else delete root.dataset['motion'];
  write(KEY, { ...settings });
}

const lessSystem = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** Whether nothing shall move. */
export const lessMotion = (): boolean => settings.motion === 'less' || lessSystem?.matches === true;

darkSystem?.addEventListener('change', apply);

/** The language for this visit: by the address (`?language=de`), the setting, or what the browser prefers. */
export function wantedLanguage(): string {
  const asked = new URLSearchParams(location.search).get('language') ?? '';
  const known = (code: string) => LANGUAGES.includes(code) || code === PSEUDO;
  return [asked, settings.language].find(known) ?? suited(navigator.languages ?? [navigator.language]);
}

/** The languages to choose from; the made-up one is for those who look at texts. */
export function languageChoices(): string[] {
  const made = import.meta.env.DEV || wantedLanguage() === PSEUDO;
  return made ? [...LANGUAGES, PSEUDO] : [...LANGUAGES];
}
