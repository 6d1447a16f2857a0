import { expect, test } from 'vitest';
import { keyOf, pairsOf } from './pairs';

/** A key as K3 counts it, colour by colour. */
function counted(row: string, code: string): [number, number] {
  const times = (text: string, letter: string) => [...text].filter((each) => each === letter).length;
  const reds = [...row].filter((letter, hole) => letter === code[hole]).length;
  const shared = [...new Set(row)].reduce(
    (sum, letter) => sum + Math.min(times(row, letter), times(code, letter)),
    0,
  );
  return [reds, shared - reds];
}

const rows = (colours: string, holes: number): string[] =>
  holes === 0 ? [''] : rows(colours, holes - 1).flatMap((row) => [...colours].map((letter) => row + letter));

test('keys are those of K3, for every row and code', () => {
  for (const row of rows('RYG', 4))
    for (const code of rows('RYG', 4))
      expect([row, code, keyOf(row, code)]).toEqual([row, code, counted(row, code)]);
});

test('a key peg belongs to one peg of the row and one of the code, of the same colour', () => {
  for (const row of rows('RYGB', 3))
    for (const code of rows('RYGB', 3)) {
      const pairs = pairsOf(row, code);
      expect(new Set(pairs.map(({ hole }) => hole)).size).toBe(pairs.length);
      expect(new Set(pairs.map(({ inCode }) => inCode)).size).toBe(pairs.length);
      for (const { colour, hole, inCode } of pairs) {
        expect(row[hole]).toBe(code[inCode]);
        expect(colour === 'red').toBe(hole === inCode);
      }
    }
});

test('the example of the travel rulebook (K5)', () => {
  expect(keyOf('BROG', 'GRBY')).toEqual([1, 2]);
});
