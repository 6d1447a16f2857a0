// What a match needs once somebody plays. It is fetched after the first board, and again after a failure: an ending must come.
import { untrack } from 'svelte';
import { fetchEndingWords } from '../words/words.svelte';
import { retryDelayMs } from './retry';

/** A function that fetches something once, for everybody who calls it, and tries until it is there. */
export function fetchedOnce<Module>(
  fetch: () => Promise<Module>,
  wait: (attempt: number) => Promise<unknown> = pause,
): () => Promise<Module> {
  let fetched: Promise<Module> | null = null;
  async function untilThere(): Promise<Module> {
    for (let attempt = 0; ; attempt += 1)
      try {
        return await fetch();
      } catch {
        await wait(attempt);
      }
  }
  return () => (fetched ??= untrack(untilThere));
}

async function pause(attempt: number): Promise<void> {
  await new Promise((done) => setTimeout(done, retryDelayMs(attempt, Math.random())));
  // Vite asks only once for a style sheet
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!isThere(link)) link.replaceWith(link.cloneNode());
}

/** Whether a style sheet has come. One that has not may not be read. */
function isThere({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules);
  } catch {
    return false;
  }
}

/** The endings, the menu and the dialogs of a match, with their words. */
export const fetchPlaying = fetchedOnce(async () => {
  const [playing] = await Promise.all([import('./playing'), fetchEndingWords()]);
  return playing;
});
