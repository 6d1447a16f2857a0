// Requests around tables: the list of them, and coming and going.
import { newId, request, tablePath } from './client';
import type { Action, ListedTable } from './types';

export const tables = {
  list: () => request<ListedTable[]>('GET', '/api/tables'),
  sit: (address: string, seat: number, link?: string, name?: string) =>
    request<unknown>('POST', `${tablePath(address)}/sit`, { seat, id: newId(), link, name }),
  stand: (address: string, seat: number) =>
    request<unknown>('POST', `${tablePath(address)}/stand`, { seat, id: newId() }),
  act: (address: string, seat: number, act: Action) =>
    request<unknown>('POST', `${tablePath(address)}/actions`, { seat, id: newId(), act }),
  /** Close a table that this guest opened, before the match begins. */
  close: (address: string) => request<unknown>('POST', `${tablePath(address)}/close`, {}),
};
