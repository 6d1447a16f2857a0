// The numbers behind the pictures of a history: bars, shares and lines, apart from how they are drawn.
import type { BoxHistory, HistoryPeriod } from '../api/types';

export interface RowBar {
  rows: number;
  times: number;
  /** How many pegs stand for it, of at most `MOST_PEGS`. The most frequent number of rows has all of them. */
  pegs: number;
}

export const MOST_PEGS = 8;
/** Fewer columns would look lost on a board. */
const LEAST_COLUMNS = 5;

/** How many codes were found in each number of rows, with those beside and in between that never were. */
export function rowBars(box: Pick<BoxHistory, 'rows'>): RowBar[] {
  const counted = Object.entries(box.rows).map(([rows, times]) => [Number(rows), times] as const);
  if (!counted.length) return [];
  const numbers = counted.map(([rows]) => rows);
  const most = Math.max(...counted.map(([, times]) => times));
  let [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  while (last - first + 1 < LEAST_COLUMNS) {
    last++;
    if (last - first + 1 < LEAST_COLUMNS && first > 1) first--;
  }
  const scale = Math.min(1, MOST_PEGS / most); // a few are counted peg by peg
  const times = new Map(counted);
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const found = times.get(first + at) ?? 0;
    return { rows: first + at, times: found, pegs: found && Math.max(1, Math.round(found * scale)) };
  });
}

export interface ResultShares {
  won: number;
  drawn: number;
  lost: number;
}

/** Matches won, drawn and lost, of so many that are over. */
export const sharesOf = ({ matches, won, drawn }: { matches: number; won: number; drawn: number }) =>
  ({ won, drawn, lost: matches - won - drawn }) satisfies ResultShares;

export interface LinePoint {
  /** From 0, the first period, to 1, the last. */
  x: number;
  value: number;
}

/** The points of one line over the periods; those without a value are left out. A single one stands in the middle. */
export function linePoints(periods: HistoryPeriod[], what: 'skill' | 'luck'): LinePoint[] {
  const last = periods.length - 1;
  return periods.flatMap((period, at) => {
    const value = period[what];
    return value === null ? [] : [{ x: last ? at / last : 0.5, value }];
  });
}

/** The range of a scale from 0 to 99 that holds all values, in steps of ten, so that small changes can be seen. */
export function rangeOf(values: number[]): { least: number; most: number } {
  const least = Math.floor(Math.min(50, ...values) / 10) * 10;
  const most = Math.ceil(Math.max(60, ...values) / 10) * 10;
  return { least, most };
}

/** Marks on a scale: three or four round numbers. */
export function marksOf({ least, most }: { least: number; most: number }): number[] {
  const step = most - least > 60 ? 25 : most - least > 30 ? 20 : 10;
  const marks: number[] = [];
  for (let mark = Math.ceil(least / step) * step; mark <= most; mark += step) marks.push(mark);
  return marks;
}
