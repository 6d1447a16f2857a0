// The matches on the page: parts, choices, answers that come too late, and a guest whom nobody knows.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/client';
import { Journal } from './journal.svelte';
import * as requests from './requests';

const match = (address: string) => ({ address, review: 'done' }) as never;
const statistics = (matches: number, waiting = 0) =>
  ({ history: { matches }, periods: [], waiting, impossible: 0, coach: true }) as never;
const page = (addresses: string[], next: string | null = null) => ({ matches: addresses.map(match), next });
const shown = (journal: Journal) => journal.matches?.map(({ address }) => address);

const fetchMatches = vi.spyOn(requests, 'fetchMatches');
const fetchStatistics = vi.spyOn(requests, 'fetchStatistics');
beforeEach(() => {
  fetchStatistics.mockResolvedValue(statistics(3));
});
afterEach(() => {
  vi.resetAllMocks();
});

it('keeps the parts that were opened when it reads everything again', async () => {
  const journal = new Journal();
  fetchMatches.mockResolvedValueOnce(page(['c', 'b'], 'b'));
  await journal.load();
  fetchMatches.mockResolvedValueOnce(page(['a']));
  await journal.more();
  expect(shown(journal)).toEqual(['c', 'b', 'a']);
  fetchMatches.mockResolvedValueOnce(page(['d', 'c'], 'c'));
  await journal.load();
  expect(shown(journal)).toEqual(['d', 'c', 'b', 'a']);
  expect(journal.next).toBeNull();
});

it('drops an answer to what was asked before', async () => {
  const journal = new Journal();
  let answer = (_: ReturnType<typeof page>) => {};
  fetchMatches.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const first = journal.load();
  fetchMatches.mockResolvedValueOnce(page(['b']));
  await journal.choose({ box: null, opponent: 'Bo' });
  answer(page(['a']));
  await first;
  expect(shown(journal)).toEqual(['b']);
  expect(fetchStatistics).toHaveBeenLastCalledWith({ box: null, opponent: 'Bo' });
});

it('is empty for somebody whom the server does not know', async () => {
  const journal = new Journal();
  fetchMatches.mockRejectedValueOnce(new ApiError('not_known', null, ''));
  await journal.load();
  expect([journal.empty, shown(journal), journal.error]).toEqual([true, [], null]);
});

it('says what went wrong, and goes on when it can', async () => {
  const journal = new Journal();
  fetchMatches.mockRejectedValueOnce(new ApiError('unavailable', null, 'not now'));
  await journal.load();
  expect(journal.error?.code).toBe('unavailable');
  fetchMatches.mockResolvedValueOnce(page(['a']));
  await journal.load();
  expect([journal.error, shown(journal)]).toEqual([null, ['a']]);
});

it('waits for the coach only where there is one', async () => {
  const journal = new Journal();
  fetchMatches.mockResolvedValue(page(['a']));
  fetchStatistics.mockResolvedValueOnce(statistics(1, 4));
  await journal.load();
  expect([journal.waiting, journal.mostWaiting]).toEqual([4, 4]);
  fetchStatistics.mockResolvedValueOnce(statistics(1, 1));
  await journal.load();
  expect([journal.waiting, journal.mostWaiting]).toEqual([1, 4]);
  fetchStatistics.mockResolvedValueOnce({ ...(statistics(1, 1) as object), coach: false } as never);
  await journal.load();
  expect(journal.waiting).toBe(0);
});
