// The component of each page. All but home are fetched when they are needed.
import { untrack, type Component } from 'svelte';
import Home from '../home/Home.svelte';
import {
  fetchAnalysisWords,
  fetchEndingWords,
  fetchHistoryWords,
  fetchPageWords,
  fetchPuzzleWords,
  fetchSoloWords,
  fetchTableWords,
} from '../words/words.svelte';
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
  puzzles: () => withWords(import('../puzzles/PuzzlesPage.svelte'), fetchPuzzleWords),
  puzzle: () => withWords(import('../puzzles/PuzzlePage.svelte'), fetchPuzzleWords),
  row_puzzle: () => withWords(import('../puzzles/RowPuzzlePage.svelte'), fetchPuzzleWords),
  daily: () => withWords(import('../solo/DailyPage.svelte'), fetchSoloWords),
  daily_game: () => withWords(import('../solo/DailyGamePage.svelte'), fetchSoloWords, fetchTableWords),
  solo: () => withWords(import('../solo/ChoicePage.svelte'), fetchSoloWords),
  solo_game: () => withWords(import('../solo/GamePage.svelte'), fetchSoloWords, fetchTableWords),
  history: () => withWords(import('../history/HistoryPage.svelte'), fetchHistoryWords),
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
