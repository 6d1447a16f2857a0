// The words of the assistant. Its file is named here and not with the others, so that the front page does not know it.
import { fetchAnalysisWords, fetchWords, type WordFile } from '../words/words.svelte';

const ASSISTANT: WordFile = {
  en: () => import('../../../src/keypeg/locales/en/assistant.ftl'),
  fr: () => import('../../../src/keypeg/locales/fr/assistant.ftl'),
  de: () => import('../../../src/keypeg/locales/de/assistant.ftl'),
};

/** Fetch what the assistant says, and what the analysis and the coach say in its roles. */
export async function fetchAssistantWords(): Promise<void> {
  await Promise.all([fetchWords(ASSISTANT, 'assistant-title'), fetchAnalysisWords()]);
}
