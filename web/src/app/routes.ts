// The component of each page. All but home are fetched when they are needed.
import { untrack, type Component } from 'svelte';
import Home from '../home/Home.svelte';
import { fetchTableWords } from '../words/words.svelte';
import { matchPage, type PageName } from './addresses';

type PageModule = { default: Component<Record<string, string>> };

export interface Page {
  load: () => Promise<PageModule>;
  props: Record<string, string>;
}

/** A page that says what happened at a table. */
async function withTableWords<Module>(page: Promise<Module>): Promise<Module> {
  await untrack(fetchTableWords);
  return page;
}

// One for each page in the list of the server, and no others.
const LOADERS = {
  home: async () => ({ default: Home }),
  lesson: () => import('../lesson/LessonPage.svelte'),
  new_table: () => import('../home/NewTable.svelte'),
  tables: () => import('../home/Lobby.svelte'),
  table: () => withTableWords(import('../table/TablePage.svelte')),
  rules: () => import('../rules/RulesPage.svelte'),
  record: () => withTableWords(import('../record/RecordPage.svelte')),
  transfer: () => import('../home/Transfer.svelte'),
} satisfies Record<PageName, () => Promise<unknown>>;

/** The page of a path; an unknown path shows `NotFound`. */
export function pageFor(path: string): Page {
  const match = matchPage(path);
  if (match) return { load: LOADERS[match.page] as Page['load'], props: match.props };
  return { load: () => import('./NotFound.svelte') as Promise<PageModule>, props: {} };
}
