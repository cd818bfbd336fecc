// The workbench: the board alone, with recorded positions. Only `npm run dev` serves it: /dev.html?map=base-3p
import { mount } from 'svelte';
import { loadIcons } from '../look/icons';
import '../look/fonts.css';
import '../look/tokens.css';
import '../look/global.css';
import Workbench from './Workbench.svelte';

await loadIcons();
const target = document.getElementById('app');
if (target) mount(Workbench, { target });
