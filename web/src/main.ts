import { mount } from 'svelte';
import { loadBoxes } from './api/boxes.svelte';
import App from './app/App.svelte';
import './app/style.css';
import { pageFor } from './app/routes';
import { route, startRouter } from './app/router.svelte';
import { applyTheme } from './app/settings.svelte';
import { preferredLanguage, setLanguage } from './words/words.svelte';

applyTheme();
startRouter();
// The page, its words and the boxes are fetched side by side. Whoever needs a page or a box shows whether that failed.
pageFor(route.path)
  .load()
  .catch(() => {});
const boxes = loadBoxes().catch(() => {});
await setLanguage(preferredLanguage());
await boxes;
mount(App, { target: document.getElementById('app')! });
