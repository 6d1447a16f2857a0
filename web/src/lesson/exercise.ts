// What the lesson shows and asks: three holes, four colours, no colour twice. All keys are real; only the codes are chosen so
// that they teach something.
import type { Key, Shape } from '../api/types';
import type { KeyedRow } from '../notebook/candidates';
import { keyOf } from './pairs';

export const SHAPE: Shape = { holes: 3, colours: 'RYGB', repeats: false, fewest_empty: 0, most_empty: 0 };

export const isRow = (row: string): boolean =>
  row.length === SHAPE.holes &&
  new Set(row).size === SHAPE.holes &&
  [...row].every((letter) => SHAPE.colours.includes(letter));

/** The three colours of a row and the one that is missing. */
function coloursOf(row: string): [first: string, second: string, third: string, missing: string] {
  const missing = [...SHAPE.colours].find((letter) => !row.includes(letter))!;
  return [row[0]!, row[1]!, row[2]!, missing];
}

/** A code in which one peg of the row is in its place, one is elsewhere, and one is missing. */
export function exampleCode(row: string): string {
  const [first, second, , missing] = coloursOf(row);
  return missing + second + first;
}

/** A code to find: two rows with their keys, which leave one code only. */
export interface Puzzle {
  code: string;
  rows: KeyedRow[];
  /** The colour that the first row rules out. */
  out: string;
}

export function puzzleFor(row: string): Puzzle {
  const [first, second, third, missing] = coloursOf(row);
  const code = third + second + first;
  const rows = [row, missing + second + first].map((laid): KeyedRow => [laid, keyOf(laid, code)]);
  return { code, rows, out: missing };
}

/** Why a row cannot be the code: a laid row would have got another key. */
export interface Contradiction {
  /** The number of the laid row, from 1. */
  number: number;
  would: Key;
  got: Key;
}

export function contradiction(rows: KeyedRow[], row: string): Contradiction | null {
  for (const [at, [laid, got]] of rows.entries()) {
    const would = keyOf(laid, row);
    if (would[0] !== got[0] || would[1] !== got[1]) return { number: at + 1, would, got };
  }
  return null;
}
