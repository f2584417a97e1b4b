import { mount } from 'svelte';
import '../theme.css';
import '../base.css';
import DevPage from './DevPage.svelte';

document.documentElement.dataset['theme'] = location.hash.includes('dark') ? 'dark' : 'light';
mount(DevPage, { target: document.body });
