import { mount } from 'svelte';
import App from './app/App.svelte';
import './app/style.css';
import { pageFor } from './app/pages';
import { listen, route } from './app/route.svelte';
import { dress } from './app/settings.svelte';
import { preferred, speak } from './words/words.svelte';

dress();
listen();
// the page and its words are fetched side by side; whether the page came is for the frame to say
pageFor(route.path)
  .load()
  .catch(() => {});
await speak(preferred());
mount(App, { target: document.getElementById('app')! });
