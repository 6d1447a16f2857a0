// The words of the code of the day and of other games alone. They are fetched with the pages that need them.
import { fetchPageWords, fetchWords } from '../words/words.svelte';

const DAILY = {
  en: () => import('../../../src/keypeg/locales/en/daily.ftl'),
  fr: () => import('../../../src/keypeg/locales/fr/daily.ftl'),
  de: () => import('../../../src/keypeg/locales/de/daily.ftl'),
};
const SOLO = {
  en: () => import('../../../src/keypeg/locales/en/solo.ftl'),
  fr: () => import('../../../src/keypeg/locales/fr/solo.ftl'),
  de: () => import('../../../src/keypeg/locales/de/solo.ftl'),
};

export async function fetchSoloWords(): Promise<void> {
  await Promise.all([fetchWords(SOLO, 'solo-title'), fetchWords(DAILY, 'daily-share'), fetchPageWords()]);
}
