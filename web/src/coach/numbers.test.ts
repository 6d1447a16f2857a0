// Shares in percent: what is possible is never nothing, and what is not certain never all.
import { beforeAll, expect, test, vi } from 'vitest';
import { fetchCoachWords, setLanguage } from '../words/words.svelte';
import { percent } from './numbers';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage('en');
  await fetchCoachWords();
});

test.each([
  [0, '0%'],
  [0.0001, 'under 1%'],
  [0.005, '1%'],
  [0.42, '42%'],
  [0.999, 'over 99%'],
  [1, '100%'],
])('%f is %s', (share, text) => {
  expect(percent(share)).toBe(text);
});
