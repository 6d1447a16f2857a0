// Which page an address shows. Pages are fetched when they are wanted, home apart.
import type { Component } from 'svelte';
import Home from '../home/Home.svelte';

type Loaded = { default: Component<Record<string, string>> };

interface Page {
  load: () => Promise<Loaded>;
  props: Record<string, string>;
}

const home: Page = { load: async () => ({ default: Home as Loaded['default'] }), props: {} };

const PAGES: [RegExp, () => Promise<unknown>][] = [
  [/^\/new\/(?<box>[a-z0-9]+)$/, () => import('../home/NewTable.svelte')],
  [/^\/tables$/, () => import('../home/Lobby.svelte')],
  [/^\/table\/(?<address>[a-z0-9]+)$/, () => import('../table/TablePage.svelte')],
  [/^\/rules(?:\/(?<box>[a-z0-9]+))?$/, () => import('../rules/RulesPage.svelte')],
  [/^\/record(?:\/(?<address>[a-z0-9]+))?$/, () => import('../record/RecordPage.svelte')],
  [/^\/transfer$/, () => import('../home/Transfer.svelte')],
];

export function pageFor(path: string): Page {
  if (path === '/') return home;
  for (const [pattern, load] of PAGES) {
    const found = pattern.exec(path);
    if (found) return { load: load as Page['load'], props: { ...found.groups } };
  }
  return { load: () => import('./Lost.svelte') as Promise<Loaded>, props: {} };
}
