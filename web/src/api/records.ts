// Requests for match records: that of a table, or one that somebody uploaded.
import { request, tablePath } from './client';
import type { MatchRecord, Replay, SavedRecord } from './types';

/** The path of a match record. */
export const recordPath = (of: 'tables' | 'records', address: string): string =>
  of === 'tables' ? `${tablePath(address)}/record` : `/api/records/${encodeURIComponent(address)}`;

export const records = {
  /** A match frame by frame. */
  replay: (of: 'tables' | 'records', address: string, { seat, first }: { seat?: number; first: number }) =>
    request<Replay>(
      'GET',
      `/api/${of}/${encodeURIComponent(address)}/replay?first=${first}${seat === undefined ? '' : `&seat=${seat}`}`,
    ),
  /** The record as an onlooker may see it. */
  read: (of: 'tables' | 'records', address: string) => request<MatchRecord>('GET', recordPath(of, address)),
  save: (record: unknown) => request<SavedRecord>('POST', '/api/records', record),
};
