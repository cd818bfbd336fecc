import { mount } from 'svelte';
import App from './App.svelte';
import { loadIcons } from './look/icons';
import './look/fonts.css';
import './look/tokens.css';
import './look/global.css';

void loadIcons();
const target = document.getElementById('app');
if (target) mount(App, { target });
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js');
