import { mount } from 'svelte';
import App from './App.svelte';
import { loadIcons } from './look/icons';
import './look/fonts.css';
import './look/tokens.css';
import './look/global.css';

const QUIET = 2500; // milliseconds in which the start page is drawn, and more
const target = document.getElementById('app');
if (target) mount(App, { target });
// Words first: the drawings are fetched when there is something to see.
new PerformanceObserver(() => void loadIcons()).observe({ type: 'paint', buffered: true });
// Whatever is kept for a day without a network is fetched when nobody waits for anything else.
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  const later = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout; // Safari has none
  setTimeout(() => later(() => void import('./offline/register').then(({ register }) => register()).catch(() => undefined)), QUIET);
}
