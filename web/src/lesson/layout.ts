// The places of pegs and key pegs on an example board, in multiples of its row pitch. The styles of the board and the lines
// agree by them.

export interface Point {
  x: number;
  y: number;
}

const NUMBER = 0.55;
const VAULT = 1.06;
const GAP = 0.2;
const DECK = 3;
const BELOW = 0.8;
const ROW = 1;
const KEYS = 0.12;
/** A key peg with the room around it. */
export const KEY_CELL = 0.42;

export const keysAcross = (holes: number): number => Math.ceil(holes / 2);

export const boardWidth = (holes: number): number =>
  NUMBER + holes + KEYS + keysAcross(holes) * KEY_CELL + 0.1;
export const boardHeight = VAULT + GAP + DECK;

const across = (hole: number): number => NUMBER + hole + 0.5;
const rowHeight = boardHeight - BELOW - ROW / 2;

export const pegOfCode = (hole: number): Point => ({ x: across(hole), y: VAULT / 2 });
export const pegOfRow = (hole: number): Point => ({ x: across(hole), y: rowHeight });

export function keyPeg(at: number, holes: number): Point {
  const wide = keysAcross(holes);
  const lines = Math.ceil(holes / wide);
  return {
    x: NUMBER + holes + KEYS + ((at % wide) + 0.5) * KEY_CELL,
    y: rowHeight + (Math.floor(at / wide) + 0.5 - lines / 2) * KEY_CELL,
  };
}
