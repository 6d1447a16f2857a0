import { mount } from 'svelte';
import App from './app/App.svelte';
import './app/style.css';
import { listen } from './app/route.svelte';
import { dress } from './app/settings.svelte';
import { preferred, speak } from './words/words.svelte';

dress();
listen();
await speak(preferred());
mount(App, { target: document.getElementById('app')! });
