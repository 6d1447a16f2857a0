// The tables where this guest has a seat and the match is not over, and whether it is the guest's turn.
import { api, ApiError } from '../api/client';
import type { ListedTable } from '../api/types';

export interface MyTable {
  table: ListedTable;
  /** The seats of this guest. */
  yours: number[];
  /** Whether the match waits for one of these seats. */
  toMove: boolean;
}

/** The tables that are not over and were not left. A guest with several seats at a table finds it in the list once. */
export function unfinished(tables: ListedTable[], left: string[]): ListedTable[] {
  const seen = new Set(left);
  return tables.filter((table) => {
    if (table.stage === 'over' || seen.has(table.address)) return false;
    return seen.add(table.address);
  });
}

/** The newest tables, those where it is the guest's turn first. Somebody who is no guest yet has none. */
export async function myTables(most: number, left: string[]): Promise<MyTable[]> {
  const tables = await api.myTables().catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'not_known') return [];
    throw error;
  });
  const details = await Promise.all(
    unfinished(tables, left)
      .slice(0, most)
      .map((table) => api.table(table.address)),
  );
  return details
    .map(({ table, yours, snapshot }) => ({
      table,
      yours,
      toMove: snapshot.waits_for.some((seat) => yours.includes(seat)),
    }))
    .sort((one, two) => Number(two.toMove) - Number(one.toMove));
}
