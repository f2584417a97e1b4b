import { mount } from 'svelte';
import '../theme.css';
import '../base.css';
import { language } from '../words';
import DevPage from './DevPage.svelte';

document.documentElement.dataset['theme'] = location.hash.includes('dark') ? 'dark' : 'light';
const [, code = 'en'] = /language=(\w+)/.exec(location.hash) ?? [];
await language.need('board', 'classic', 'second-chance', 'client-board');
await language.choose(code);
mount(DevPage, { target: document.body });
