// The tables where one sits and still plays, each once, with whether it is one's own move.
import { Failed, house } from '../house/api';
import type { ListedTable, SeenTable } from '../house/wire';

export interface Mine {
  table: ListedTable;
  /** Whom one plays with, as they are seated. */
  seats: SeenTable['snapshot']['seats'];
  yours: number[];
  /** Whether the match waits for one of one's own seats. */
  toMove: boolean;
}

/** Tables that are not over, without those that stand there twice because one holds several of their seats. */
export function unfinished(tables: ListedTable[]): ListedTable[] {
  const seen = new Set<string>();
  return tables.filter((table) => {
    if (table.stage === 'over' || seen.has(table.address)) return false;
    return seen.add(table.address);
  });
}

/** What there is to know about the newest of one's tables. Somebody who is nobody here has none. */
export async function myTables(most: number): Promise<Mine[]> {
  const tables = await house.myTables().catch((error: unknown) => {
    if (error instanceof Failed && error.code === 'not_known') return [];
    throw error;
  });
  const seen = await Promise.all(
    unfinished(tables)
      .slice(0, most)
      .map((table) => house.look(table.address)),
  );
  return seen
    .map(({ table, yours, snapshot }) => ({
      table,
      yours,
      seats: snapshot.seats,
      toMove: snapshot.waits_for.some((seat) => yours.includes(seat)),
    }))
    .sort((one, two) => Number(two.toMove) - Number(one.toMove));
}
