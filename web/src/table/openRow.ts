// The pegs of the open row, which this tab keeps, so that a reload loses none. A code that is being made is never kept: it is a
// secret.

const STORAGE_KEY = 'keypeg.row';

/** Keep the pegs of a row. `place` says which row it is: the table, the seat, the round and its number. */
export function keepRow(place: string, row: string, storage: Storage = sessionStorage): void {
  try {
    storage.setItem(STORAGE_KEY, `${place} ${row}`);
  } catch {
    // the browser allows no storage
  }
}

/** The pegs that were kept for a row; null if there are none. */
export function keptRow(place: string, storage: Storage = sessionStorage): string | null {
  try {
    const [kept, row] = storage.getItem(STORAGE_KEY)?.split(' ') ?? [];
    return kept === place ? (row ?? null) : null;
  } catch {
    return null;
  }
}
