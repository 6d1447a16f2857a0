// The keys that a row can earn, in lines: one for each number of reds, from no white upwards.
import type { Key } from '../api/types';

/** Whether any row can earn this key: with every other peg in place, the last one has nowhere else to be. */
export const isPossible = ([reds, whites]: Key, holes: number): boolean =>
  reds + whites <= holes && !(reds === holes - 1 && whites === 1);

/** All possible keys for so many holes. */
export const keyLines = (holes: number): Key[][] =>
  Array.from({ length: holes + 1 }, (_, reds) =>
    Array.from({ length: holes + 1 - reds }, (_, whites): Key => [reds, whites]).filter((key) =>
      isPossible(key, holes),
    ),
  );

const STEPS: Record<string, Key> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** The key that an arrow leads to. A digit leads to the key with so many reds, and no white. Null if there is none. */
export function neighbour([reds, whites]: Key, pressed: string, holes: number): Key | null {
  const lines = keyLines(holes);
  if (/^\d$/.test(pressed)) return lines[Number(pressed)]?.[0] ?? null;
  const step = STEPS[pressed];
  if (!step) return null;
  const line = lines[reds + step[0]];
  const wanted = whites + step[1];
  if (!line || wanted < 0) return null;
  // A shorter line ends before the same place.
  return step[0] === 0 ? (line[wanted] ?? null) : line[Math.min(wanted, line.length - 1)]!;
}
