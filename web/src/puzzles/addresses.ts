// The addresses of puzzles, on the pages and on the server. Both have the same form: /puzzles/{box}/3/7, with the options of
// the box in the query.
import type { NextPuzzle, OptionValue } from '../api/types';

export type Options = Record<string, OptionValue>;

/** Which puzzle it is. */
export interface PuzzlePlace {
  box: string;
  /** Null for a puzzle of the best row. */
  grade: number | null;
  seed: number;
  options: Options;
}

const BEST_ROW = 'best-row';

/** The options of a box in a query, with the `?` before them; nothing if there are none. */
export function queryOf(options: Options): string {
  const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]));
  return query.size ? `?${query}` : '';
}

/** The address of the page of a puzzle, after `/puzzles/`. */
export const placeInAddress = ({ box, grade, seed, options }: PuzzlePlace): string =>
  `${box}/${grade ?? BEST_ROW}/${seed}${queryOf(options)}`;

/** The path of a puzzle on the server, or of something that is asked of it. `search` is that of the page. */
export const puzzlePath = (box: string, grade: string | null, seed: string, search = '', what = ''): string =>
  `/api/puzzles/${[box, grade ?? BEST_ROW, seed].map(encodeURIComponent).join('/')}${what && `/${what}`}${search}`;

/** What is wanted next. */
export interface Wish {
  kind: 'code' | 'best-row';
  /** Null for one's strength. */
  grade: number | null;
  /** The first seed wanted. */
  first?: number;
}

/** The path at which the server says which puzzle is next. */
export function nextPath(box: string, options: Options, { kind, grade, first }: Wish): string {
  const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]));
  query.set('kind', kind);
  if (grade !== null && kind === 'code') query.set('grade', String(grade));
  if (first) query.set('first', String(first));
  return `/api/puzzles/${box}/next?${query}`;
}

/** The place of a puzzle that the server proposed. */
export const placeOf = (box: string, options: Options, next: NextPuzzle): PuzzlePlace => ({
  box,
  options,
  grade: next.grade,
  seed: next.seed,
});
