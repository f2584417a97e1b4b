import { mount } from 'svelte';
import './theme.css';
import './base.css';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
