// The curve of the codes left: how many fitted before the first row and after each, on a logarithmic scale.
import type { AskedReview, AskerReview, Attempt, RowReview } from '../api/types';

/** A place on the curve: after so many rows. */
export interface CurvePoint {
  row: number;
  left: number;
  /** What the row was to leave on average; null at the start, and where there was no choice. */
  expected: number | null;
}

/** The curve of reviewed rows. It ends before a row that has no key yet. */
export function curveOf(rows: RowReview[]): CurvePoint[] {
  const first = rows[0];
  if (!first) return [];
  const points: CurvePoint[] = [{ row: 0, left: first.before, expected: null }];
  for (const [at, row] of rows.entries()) {
    if (row.after === null) break;
    const expected = row.verdict === 'only' ? null : (row.outlook?.codes ?? null);
    points.push({ row: at + 1, left: row.after, expected });
  }
  return points;
}

/** The powers of ten up to the first number that is at least as large. */
export function scaleOf(most: number): number[] {
  const marks = [1];
  while (marks.at(-1)! < most) marks.push(marks.at(-1)! * 10);
  return most > 1 ? marks : [1, 10];
}

/** How high a number of codes is on a scale: 0 for one code, 1 for the highest. No code at all is below one. */
export function heightOf(left: number, most: number): number {
  return left < 1 ? 0 : Math.log(left) / Math.log(Math.max(most, 10));
}

/** The curve of the questions of one player in a group match. It starts with what was known before the first of them. */
export function askedCurveOf(rows: AskedReview[]): CurvePoint[] {
  const first = rows[0];
  if (!first) return [];
  const start = { row: 0, left: first.before, expected: null };
  return [start, ...rows.map(({ after }, at) => ({ row: at + 1, left: after, expected: null }))];
}

/** The numbers on the table of the rows that a player asked, from 1; without the attempt they are counted by themselves. */
export function askedNumbers(attempt: Attempt | null, { seat, rows }: AskerReview): number[] {
  if (attempt?.kind !== 'group') return rows.map((_, at) => at + 1);
  return attempt.asked.flatMap(([asker], at) => (asker === seat ? [at + 1] : []));
}
