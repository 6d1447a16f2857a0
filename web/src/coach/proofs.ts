// Proofs: a smallest set of rows that forces a note. Every code that speaks against the note breaks the key of some rows. A set
// proves the note if each such code breaks a row of the set.
import type { GroupView, Key, Shape, Token } from '../api/types';
import { EMPTY, lettersOf } from '../board/draft.svelte';
import { plainCandidates, type KeyedRow } from '../notebook/candidates';
import { answerOf, dealsOf } from '../notebook/tokens';

/** With more codes than this, only single rows are looked at. */
const MAX_CODES = 300_000;
/** How many of the last rows are looked at: a mask has so many bits. */
const MAX_ROWS = 30;

/** A smallest set of rows, from 1, that meets every mask; null if a mask is empty. Bit 0 of a mask is row 1. */
export function smallestCover(masks: Iterable<number>): number[] | null {
  const distinct = [...new Set(masks)];
  if (distinct.includes(0)) return null;
  // A mask that holds another one is met whenever that one is.
  const least = distinct.filter(
    (mask) => !distinct.some((other) => other !== mask && (other & mask) === other),
  );
  for (let size = 0; ; size++) {
    const cover = coverOf(least, size, 0);
    if (cover !== null) return rowsIn(cover);
  }
}

/** A cover with so many more rows than are chosen; null if there is none. */
function coverOf(masks: number[], size: number, chosen: number): number | null {
  const open = masks.find((mask) => (mask & chosen) === 0);
  if (open === undefined) return chosen;
  if (size === 0) return null;
  for (const row of rowsIn(open)) {
    const cover = coverOf(masks, size - 1, chosen | (1 << (row - 1)));
    if (cover !== null) return cover;
  }
  return null;
}

const rowsIn = (mask: number): number[] =>
  Array.from({ length: MAX_ROWS }, (_, at) => at + 1).filter((row) => mask & (1 << (row - 1)));

/** What is to be proven: that a code is as it says. */
export type Claim = (code: string[]) => boolean;

/** No code fits the rows. */
export const nothingFits: Claim = () => false;

/** The rows that prove a claim about the code, from 1; null if it does not follow, or if there are too many codes. */
export function proofOf(shape: Shape, rows: KeyedRow[], claim: Claim): number[] | null {
  if (lettersOf(shape).length ** shape.holes > MAX_CODES) return null;
  const before = Math.max(0, rows.length - MAX_ROWS);
  const masks = new Set<number>();
  for (const code of codesOf(shape)) {
    if (claim(code)) continue;
    let broken = 0;
    for (let row = before; row < rows.length; row++)
      if (!earns(rows[row]!, code)) broken |= 1 << (row - before);
    masks.add(broken);
  }
  return smallestCover(masks)?.map((row) => row + before) ?? null;
}

/** A single row that shows at a glance that a colour is not in a hole. For boards with too many codes. */
export function plainProof(shape: Shape, rows: KeyedRow[], letter: string, hole: number): number[] | null {
  const at = rows.findIndex((row) => !plainCandidates(shape, [row])[letter]?.[hole]);
  return at < 0 ? null : [at + 1];
}

/** The rows that prove a claim about the token of a board to the seat of a view. Its own tokens and wrong calls are known. */
export function tokenProof(
  view: GroupView,
  board: number,
  claim: (token: Token) => boolean,
): number[] | null {
  const before = Math.max(0, view.asked.length - MAX_ROWS);
  const asked = view.asked.slice(before);
  const masks = new Set<number>();
  for (const deal of dealsOf(view)) {
    if (claim(deal.get(board)!)) continue;
    let broken = 0;
    for (const [at, [, row, answers]] of asked.entries())
      for (const [other, token] of deal)
        if ((answers[other] ?? null) !== null && answerOf(row, token) !== answers[other]) broken |= 1 << at;
    masks.add(broken);
  }
  return smallestCover(masks)?.map((row) => row + before) ?? null;
}

/** Every code of a shape. The same array is used again and again. */
function* codesOf(shape: Shape): Generator<string[]> {
  const letters = lettersOf(shape);
  const code = Array<string>(shape.holes).fill(letters[0]!);
  const total = letters.length ** shape.holes;
  for (let number = 0; number < total; number++) {
    let rest = number;
    for (let hole = 0; hole < shape.holes; hole++) {
      code[hole] = letters[rest % letters.length]!;
      rest = Math.floor(rest / letters.length);
    }
    if (isCode(shape, code)) yield code;
  }
}

function isCode({ repeats, fewest_empty, most_empty }: Shape, code: string[]): boolean {
  let empty = 0;
  for (let hole = 0; hole < code.length; hole++) {
    if (code[hole] === EMPTY) empty++;
    else if (!repeats && code.indexOf(code[hole]!) < hole) return false;
  }
  return empty >= fewest_empty && empty <= most_empty;
}

/** Whether a code earns a row its key (K1 to K3). */
function earns([row, [reds, whites]]: [string, Key], code: string[]): boolean {
  let same = 0;
  let both = 0;
  let used = 0;
  for (let hole = 0; hole < row.length; hole++) {
    if (row[hole] === code[hole]) same++;
    for (let other = 0; other < code.length; other++) {
      if (used & (1 << other) || code[other] !== row[hole]) continue;
      used |= 1 << other;
      both++;
      break;
    }
  }
  return same === reds && both === reds + whites;
}
