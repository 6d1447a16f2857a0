import { expect, test } from 'vitest';
import type { Position } from './address';
import { boardOf, changed, laid, moved, onSameBoard, opened, removed, upTo, withOption } from './positions';

const start = boardOf('plain');
const two: Position = laid(laid(start, 'RRGG', [1, 1]), 'WWKK', [0, 2]);
const rows = (position: Position) => position.rows.map(([row, key]) => `${row} ${key.join()}`);

test('a row is laid, and is not open any more', () => {
  expect(rows(laid(opened(two, 'YYBB'), 'YYBB', [4, 0]))).toEqual(['RRGG 1,1', 'WWKK 0,2', 'YYBB 4,0']);
  expect(laid(opened(two, 'YYBB'), 'YYBB', [4, 0]).open).toBeNull();
  expect(start.rows).toEqual([]);
});

test('rows are changed, removed and moved, and the open row stays', () => {
  const position = opened(two, 'YYBB');
  expect(rows(changed(position, 1, ['WWKK', [1, 2]]))).toEqual(['RRGG 1,1', 'WWKK 1,2']);
  expect(rows(removed(position, 0))).toEqual(['WWKK 0,2']);
  expect(rows(moved(position, 0, 1))).toEqual(['WWKK 0,2', 'RRGG 1,1']);
  expect(rows(moved(position, 1, -1))).toEqual(['WWKK 0,2', 'RRGG 1,1']);
  for (const each of [changed(position, 1, ['WWKK', [1, 2]]), removed(position, 0), moved(position, 0, 1)])
    expect(each.open).toBe('YYBB');
});

test('the first and the last row stay at their ends', () => {
  expect(moved(two, 0, -1)).toBe(two);
  expect(moved(two, 1, 1)).toBe(two);
});

test('a step back leaves the first rows', () => {
  expect(rows(upTo(opened(two, 'YYBB'), 1))).toEqual(['RRGG 1,1']);
  expect(upTo(opened(two, 'YYBB'), 2)).toEqual(two);
});

test('options that are usual are left out', () => {
  const wide = withOption(two, 'colours', 7, 8);
  expect(wide.options).toEqual({ colours: 7 });
  expect(withOption(wide, 'colours', 8, 8).options).toEqual({});
});

test('a board is that of its box, its options and its seat', () => {
  expect(onSameBoard(two, start)).toBe(true);
  expect(onSameBoard(two, boardOf('other'))).toBe(false);
  expect(onSameBoard(two, { ...two, seat: 1 })).toBe(false);
  expect(onSameBoard(two, { ...two, options: { a: 1 } })).toBe(false);
  expect(onSameBoard({ ...two, options: { b: 2, a: 1 } }, { ...start, options: { a: 1, b: 2 } })).toBe(true);
});
