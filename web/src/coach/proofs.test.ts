import { expect, test } from 'vitest';
import type { GroupView, Shape } from '../api/types';
import { keyOf } from '../lesson/pairs';
import { lettersOf } from '../board/draft.svelte';
import { candidates, type KeyedRow } from '../notebook/candidates';
import { nothingFits, plainProof, proofOf, smallestCover, tokenProof } from './proofs';

const SHAPE: Shape = { holes: 4, colours: 'RYGBWK', repeats: true, fewest_empty: 0, most_empty: 0 };

function possible(shape: Shape, rows: KeyedRow[]) {
  const work = candidates(shape, rows);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

test('a cover meets every mask with as few rows as possible', () => {
  expect(smallestCover([])).toEqual([]);
  expect(smallestCover([0b001, 0b101])).toEqual([1]);
  expect(smallestCover([0b011, 0b110, 0b101])).toHaveLength(2);
  expect(smallestCover([0b1, 0])).toBeNull();
});

const SHAPES: Record<string, Shape> = {
  classic: SHAPE,
  'no colour twice': { ...SHAPE, colours: 'RYGBWKOP', repeats: false },
  'with empty holes': { ...SHAPE, colours: 'RYGB', most_empty: 4 },
};

test.each(Object.entries(SHAPES))(
  'every note follows from its rows and from none without: %s',
  (_, shape) => {
    const code = [...lettersOf(shape)].slice(1, 5).join('');
    const letters = lettersOf(shape);
    const rows = [0, 1, 2, 3].map((turn): KeyedRow => {
      const row = Array.from(
        { length: 4 },
        (_, hole) => letters[(hole * (turn + 1) + turn) % letters.length]!,
      );
      const laid = shape.repeats ? row : [...new Set([...row, ...letters])].slice(0, 4);
      return [laid.join(''), keyOf(laid.join(''), code)];
    });
    const { possible: may } = possible(shape, rows);
    let proven = 0;
    for (const letter of letters)
      for (let hole = 0; hole < shape.holes; hole++) {
        const proof = proofOf(shape, rows, (each) => each[hole] !== letter);
        expect(proof !== null, `${letter}${hole}`).toBe(!may[letter]![hole]);
        if (!proof) continue;
        proven++;
        const chosen = proof.map((row) => rows[row - 1]!);
        expect(possible(shape, chosen).possible[letter]![hole]).toBe(false);
        for (const dropped of chosen) {
          const rest = chosen.filter((row) => row !== dropped);
          expect(possible(shape, rest).possible[letter]![hole]).toBe(true);
        }
      }
    expect(proven).toBeGreaterThan(3);
  },
);

test('keys that contradict each other are named', () => {
  const rows: KeyedRow[] = [
    ['BBYY', [0, 1]],
    ['RRRR', [1, 0]],
    ['GGGG', [0, 0]],
    ['RRRR', [2, 0]],
  ];
  expect(proofOf(SHAPE, rows, nothingFits)).toEqual([2, 4]);
  expect(proofOf(SHAPE, rows.slice(0, 3), nothingFits)).toBeNull();
});

test('on a vast board a single row is named', () => {
  const vast: Shape = { ...SHAPE, holes: 8, colours: 'RYGBWKOPNTML' };
  const rows: KeyedRow[] = [
    ['YYYYYYYY', [1, 0]],
    ['RRRRRRRR', [0, 0]],
  ];
  expect(proofOf(vast, rows, nothingFits)).toBeNull();
  expect(plainProof(vast, rows, 'R', 3)).toEqual([2]);
  expect(plainProof(vast, rows, 'G', 3)).toBeNull();
});

test('the token of a board is proven by the questions that it answered', () => {
  const view = {
    code_shape: { ...SHAPE, holes: 5, colours: 'RY' },
    seat: 0,
    owners: [0, 1, 2],
    hand: [['R', 1]],
    wrong_calls: [],
    asked: [
      [0, 'RRR..', [null, 'none', 'white']],
      [1, '.YY..', ['none', null, null]],
      [2, '.YYY.', [null, 'black', 'none']],
      [0, '.Y...', [null, 'white', null]],
    ],
  } as unknown as GroupView;
  expect(tokenProof(view, 1, ([colour]) => colour === 'Y')).toEqual([1]);
  expect(tokenProof(view, 1, ([, number]) => number !== 2)).toEqual([4]);
  expect(tokenProof(view, 1, ([, number]) => number === 3 || number === 4)).toEqual([3, 4]);
  expect(tokenProof(view, 1, ([, number]) => number === 3)).toBeNull();
  expect(tokenProof(view, 2, () => false)).toBeNull();
});
