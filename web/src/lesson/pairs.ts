// Which pegs of a row and of a code belong together (K1 to K3). A match never says so (K4): only an example whose code lies
// open may.
import type { Key } from '../api/types';

/** A key peg with a peg of the row and a peg of the code that could have earned it; holes count from 0. */
export interface Pair {
  colour: 'red' | 'white';
  hole: number;
  inCode: number;
}

/** A pair for every key peg, reds first. */
export function pairsOf(row: string, code: string): Pair[] {
  const holes = [...row].map((_, hole) => hole);
  const reds = holes.filter((hole) => row[hole] === code[hole]);
  const free = new Set(holes.filter((hole) => !reds.includes(hole)));
  const whites: Pair[] = [];
  for (const hole of holes.filter((each) => !reds.includes(each))) {
    const inCode = [...free].find((each) => code[each] === row[hole]);
    if (inCode === undefined) continue;
    free.delete(inCode);
    whites.push({ colour: 'white', hole, inCode });
  }
  return [...reds.map((hole) => ({ colour: 'red' as const, hole, inCode: hole })), ...whites];
}

/** The key that a row gets against a code. */
export function keyOf(row: string, code: string): Key {
  const pairs = pairsOf(row, code);
  const reds = pairs.filter(({ colour }) => colour === 'red').length;
  return [reds, pairs.length - reds];
}
