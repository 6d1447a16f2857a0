// The distribution of rows as bars.

export interface Bar {
  /** In how many rows. */
  number: number;
  /** How many codes. */
  count: number;
  /** Its length, from 0 to 1. */
  share: number;
}

/** A bar for every number of rows from the fewest to the most. */
export function bars(rows: Record<string, number>): Bar[] {
  const numbers = Object.keys(rows).map(Number);
  if (numbers.length === 0) return [];
  const most = Math.max(...Object.values(rows));
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const count = rows[first + at] ?? 0;
    return { number: first + at, count, share: count / most };
  });
}
