import { expect, test } from 'vitest';
import { candidates } from '../notebook/candidates';
import { contradiction, exampleCode, isRow, puzzleFor, SHAPE, type Contradiction } from './exercise';
import { keyOf } from './pairs';

const letters = [...SHAPE.colours];
const ROWS = letters
  .flatMap((first) => letters.flatMap((second) => letters.map((third) => first + second + third)))
  .filter(isRow);

test('every first row gets one red, one white and nothing for the third peg', () => {
  expect(ROWS).toHaveLength(24);
  for (const row of ROWS) {
    expect(isRow(exampleCode(row))).toBe(true);
    expect(keyOf(row, exampleCode(row))).toEqual([1, 1]);
  }
});

test('two rows leave one code, and every other row is contradicted', () => {
  for (const row of ROWS) {
    const { code, rows } = puzzleFor(row);
    const search = candidates(SHAPE, rows);
    let step = search.next();
    while (!step.done) step = search.next();
    expect(step.value.codes).toBe(1);
    expect(contradiction(rows, code)).toBeNull();
    for (const other of ROWS.filter((each) => each !== code)) {
      const { number, would, got } = contradiction(rows, other) as Contradiction;
      expect(keyOf(rows[number - 1]![0], other)).toEqual(would);
      expect(rows[number - 1]![1]).toEqual(got);
      expect(would).not.toEqual(got);
    }
  }
});

test('the colour that is out stands in no code', () => {
  for (const row of ROWS) expect(puzzleFor(row).code).not.toContain(puzzleFor(row).out);
});

test('a row has three different colours', () => {
  expect(['RYG', 'RRG', 'RY', 'RYGB', 'RYW', 'R.G'].map(isRow)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
