import { mount } from 'svelte';
import '@fontsource-variable/archivo/wdth.css';
import './theme.css';
import './base.css';
import App from './App.svelte';
import { wantedLanguage } from './lib/settings.svelte';
import { language } from './words';

await language.choose(wantedLanguage());
const target = document.getElementById('app');
if (target) mount(App, { target });
