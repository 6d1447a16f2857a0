// What the server knows of this guest's matches that are over.
import { send } from '../api/client';
import type { DeletedMatches, HistoryPage, Statistics } from '../api/types';

/** Which matches are shown; null means all. */
export interface MatchFilter {
  box: string | null;
  opponent: string | null;
}

export const RECORDS_PATH = '/api/me/history/records';

/** The query of a request, without what is not asked for. */
export function queryOf(values: Record<string, string | null>): string {
  const asked = Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return asked.length ? `?${asked.join('&')}` : '';
}

export async function fetchMatches(filter: MatchFilter, before: string | null = null): Promise<HistoryPage> {
  const response = await send('GET', `/api/me/history${queryOf({ ...filter, before })}`);
  return (await response.json()) as HistoryPage;
}

export async function fetchStatistics(filter: MatchFilter): Promise<Statistics> {
  const response = await send('GET', `/api/me/history/statistics${queryOf({ ...filter })}`);
  return (await response.json()) as Statistics;
}

/** Delete all matches, some at a time. `progress` is told how many are left. */
export async function deleteMatches(progress: (left: number) => void): Promise<void> {
  for (;;) {
    const response = await send('DELETE', '/api/me/history');
    const { deleted, left } = (await response.json()) as DeletedMatches;
    progress(left);
    if (left === 0 || deleted === 0) return;
  }
}
