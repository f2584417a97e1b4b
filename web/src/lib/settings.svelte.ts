/** How this browser shows the game. */
import { read, write } from './memory';

export interface Settings {
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'less';
  keys: boolean;
  name: string;
}

const KEY = 'keeling.settings';
const saved = read<Partial<Settings>>(KEY, {});

export const settings: Settings = $state({ theme: 'system', motion: 'system', keys: true, name: '', ...saved });

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

darkSystem?.addEventListener('change', apply);
