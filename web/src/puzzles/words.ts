// The words of the puzzles: sentences that the terminal has too, and those of the pages.
import { fetchPageWords, fetchWords, type WordFile } from '../words/words.svelte';

const PUZZLES: WordFile = {
  en: () => import('../../../src/keypeg/locales/en/puzzles.ftl'),
  fr: () => import('../../../src/keypeg/locales/fr/puzzles.ftl'),
  de: () => import('../../../src/keypeg/locales/de/puzzles.ftl'),
};
const PUZZLE_PAGES: WordFile = {
  en: () => import('../../../src/keypeg/locales/en/puzzle_pages.ftl'),
  fr: () => import('../../../src/keypeg/locales/fr/puzzle_pages.ftl'),
  de: () => import('../../../src/keypeg/locales/de/puzzle_pages.ftl'),
};
const REVIEW: WordFile = {
  en: () => import('../../../src/keypeg/locales/en/review.ftl'),
  fr: () => import('../../../src/keypeg/locales/fr/review.ftl'),
  de: () => import('../../../src/keypeg/locales/de/review.ftl'),
};

/** Fetch the words of the puzzles. */
export async function fetchPuzzleWords(): Promise<void> {
  await Promise.all([
    fetchWords(PUZZLES, 'puzzle-task'),
    fetchWords(PUZZLE_PAGES, 'puzzles-title'),
    fetchWords(REVIEW, 'review-best'),
    fetchPageWords(),
  ]);
}
