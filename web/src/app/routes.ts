// The component of each page. All but home are fetched when they are needed.
import { untrack, type Component } from 'svelte';
import Home from '../home/Home.svelte';
import { fetchAnalysisWords, fetchEndingWords, fetchPageWords, fetchTableWords } from '../words/words.svelte';
import { matchPage, type PageName } from './addresses';

type PageModule = { default: Component<Record<string, string>> };

export interface Page {
  load: () => Promise<PageModule>;
  props: Record<string, string>;
}

/** A page with words of its own. They are fetched side by side. */
async function withWords<Module>(page: Promise<Module>, ...words: (() => Promise<void>)[]): Promise<Module> {
  await untrack(() => Promise.all(words.map((fetch) => fetch())));
  return page;
}

/** A page for one person alone. Even the list of its words is fetched with it. */
async function soloPage<Module>(page: Promise<Module>, ...words: (() => Promise<void>)[]): Promise<Module> {
  const { fetchSoloWords } = await import('../solo/words');
  return withWords(page, fetchSoloWords, ...words);
}

/** The page of one's matches, likewise. */
async function historyPage<Module>(page: Promise<Module>): Promise<Module> {
  const { fetchHistoryWords } = await import('../history/words');
  return withWords(page, fetchHistoryWords);
}

// One for each page in the list of the server, and no others.
const LOADERS = {
  home: async () => ({ default: Home }),
  lesson: () => import('../lesson/LessonPage.svelte'),
  new_table: () => withWords(import('../home/NewTable.svelte'), fetchPageWords),
  tables: () => withWords(import('../home/Lobby.svelte'), fetchPageWords),
  table: () => withWords(import('../table/TablePage.svelte'), fetchTableWords),
  rules: () => withWords(import('../rules/RulesPage.svelte'), fetchPageWords),
  record: () => withWords(import('../record/RecordPage.svelte'), fetchTableWords, fetchEndingWords),
  analysis: () => withWords(import('../analysis/AnalysisPage.svelte'), fetchAnalysisWords),
  assistant: () => import('../assistant/AssistantPage.svelte'),
  puzzles: () => import('../puzzles/PuzzlesPage.svelte'),
  daily: () => soloPage(import('../solo/DailyPage.svelte')),
  daily_game: () => soloPage(import('../solo/DailyGamePage.svelte'), fetchTableWords),
  solo: () => soloPage(import('../solo/ChoicePage.svelte')),
  solo_game: () => soloPage(import('../solo/GamePage.svelte'), fetchTableWords),
  history: () => historyPage(import('../history/HistoryPage.svelte')),
  transfer: () => withWords(import('../home/Transfer.svelte'), fetchPageWords),
} satisfies Record<PageName, () => Promise<unknown>>;

/** The page of a path; an unknown path shows `NotFound`. */
export function pageFor(path: string): Page {
  const match = matchPage(path);
  if (match) return { load: LOADERS[match.page] as Page['load'], props: match.props };
  return {
    load: () => withWords(import('./NotFound.svelte') as Promise<PageModule>, fetchPageWords),
    props: {},
  };
}
