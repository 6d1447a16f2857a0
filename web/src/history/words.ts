// The words of the page with the matches that one played.
import { fetchWords, type WordFile } from '../words/words.svelte';

const PLAYED: WordFile = {
  en: () => import('../../../src/keypeg/locales/en/played.ftl'),
  fr: () => import('../../../src/keypeg/locales/fr/played.ftl'),
  de: () => import('../../../src/keypeg/locales/de/played.ftl'),
};

export const fetchHistoryWords = (): Promise<void> => fetchWords(PLAYED, 'played-title');
