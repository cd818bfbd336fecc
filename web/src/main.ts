import { mount } from 'svelte';
import App from './App.svelte';
import { to } from './browser/place';
import { loadIcons } from './look/icons';
import './look/fonts.css';
import './look/tokens.css';
import './look/global.css';

const target = document.getElementById('app');
if (target) mount(App, { target });
// Words first: the drawings are fetched when there is something to see.
new PerformanceObserver(() => void loadIcons()).observe({ type: 'paint', buffered: true });
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register(to('/sw.js'));
