import { describe, expect, test } from 'vitest';
import type { Key, Shape } from '../api/types';
import { lettersOf } from '../board/draft.svelte';
import { candidates, plainCandidates, type KeyedRow, type Candidates, type Possible } from './candidates';

/** The same chances every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** Every code of a shape, one by one. */
function* codesOf(shape: Shape, begun = ''): Generator<string> {
  if (begun.length === shape.holes) {
    const empty = [...begun].filter((letter) => letter === '.').length;
    const pegs = [...begun].filter((letter) => letter !== '.');
    const single = shape.repeats || new Set(pegs).size === pegs.length;
    if (single && empty >= shape.fewest_empty && empty <= shape.most_empty) yield begun;
    return;
  }
  for (const letter of lettersOf(shape)) yield* codesOf(shape, begun + letter);
}

/** The key of a row, the long way: cross out what stands in place, then what stands elsewhere. */
function keyOf(row: string, code: string): Key {
  const rest: (string | null)[] = [...code];
  const open: string[] = [];
  [...row].forEach((letter, hole) => (rest[hole] === letter ? (rest[hole] = null) : open.push(letter)));
  let whites = 0;
  for (const letter of open) {
    const there = rest.indexOf(letter);
    if (there < 0) continue;
    rest[there] = null;
    whites++;
  }
  return [row.length - open.length, whites];
}

function oneByOne(shape: Shape, rows: KeyedRow[]): Candidates {
  const letters = lettersOf(shape);
  const possible: Possible = Object.fromEntries(
    letters.map((letter) => [letter, Array(shape.holes).fill(false)]),
  );
  let codes = 0;
  for (const code of codesOf(shape)) {
    if (!rows.every(([row, key]) => String(keyOf(row, code)) === String(key))) continue;
    codes++;
    [...code].forEach((letter, hole) => (possible[letter]![hole] = true));
  }
  return { possible, codes };
}

function run(shape: Shape, rows: KeyedRow[], patience?: number): Candidates {
  const work = candidates(shape, rows, patience);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const shape = (change: Partial<Shape> = {}): Shape => ({
  holes: 4,
  colours: 'RYGBWK',
  repeats: true,
  fewest_empty: 0,
  most_empty: 0,
  ...change,
});

const SHAPES: Record<string, Shape> = {
  classic: shape(),
  travel: shape({ colours: 'RYGBWKOP', repeats: false }),
  'with empty holes': shape({ colours: 'RYGBWKOP', most_empty: 4 }),
  'empty holes, no repeats': shape({ colours: 'RYGBW', repeats: false, most_empty: 4 }),
  'so many empty': shape({ holes: 5, colours: 'WRGYKB', fewest_empty: 1, most_empty: 1 }),
  'one hole': shape({ holes: 1, colours: 'RG' }),
};

describe.each(Object.entries(SHAPES))('codes that fit: %s', (_, each) => {
  test.each([1, 2, 3, 4])('as when every code is looked at, %i', (seed) => {
    const roll = dice(seed * 7919);
    const codes = [...codesOf(each)];
    const code = codes[roll(codes.length)]!;
    const rows: KeyedRow[] = [];
    for (let row = 0; row < 4; row++) {
      expect(run(each, rows)).toEqual(oneByOne(each, rows));
      const laid = codes[roll(codes.length)]!;
      rows.push([laid, keyOf(laid, code)]);
    }
  });
});

test('the printed example of K5 is answered as it is printed', () => {
  expect(keyOf('BROG', 'GRBY')).toEqual([1, 2]);
});

test('keys that no code earns leave none', () => {
  const rows: KeyedRow[] = [
    ['RRRR', [1, 0]],
    ['RRRR', [2, 0]],
  ];
  expect(run(shape(), rows).codes).toBe(0);
});

describe('with too many codes to go through', () => {
  const vast = shape({ holes: 8, colours: 'RGBYOPWKNTML' });

  test('only what single rows say plainCandidates is noted', () => {
    const rows: KeyedRow[] = [
      ['RRRRGGGG', [0, 0]],
      ['BBBBYYYY', [0, 3]],
    ];
    const { possible, codes } = run(vast, rows, 1000);
    expect(codes).toBeNull();
    expect(possible).toEqual(plainCandidates(vast, rows));
    expect(possible['R']).not.toContain(true);
    expect(possible['B']!.slice(0, 4)).not.toContain(true);
    expect(possible['B']!.slice(4)).not.toContain(false);
  });

  test.each([11, 12, 13])('nothing is crossed out that is possible, %i', (seed) => {
    const small = shape({ most_empty: 2 });
    const roll = dice(seed);
    const codes = [...codesOf(small)];
    const code = codes[roll(codes.length)]!;
    const rows = Array.from({ length: 5 }, (): KeyedRow => {
      const row = codes[roll(codes.length)]!;
      return [row, keyOf(row, code)];
    });
    const plain = plainCandidates(small, [...rows, [code, [4, 0]]]);
    for (const [hole, letter] of [...code].entries()) expect(plain[letter]![hole]).toBe(true);
    const exact = run(small, rows).possible;
    const few = plainCandidates(small, rows);
    for (const letter of lettersOf(small))
      exact[letter]!.forEach((may, hole) => expect(!may || few[letter]![hole]).toBe(true));
  });
});
