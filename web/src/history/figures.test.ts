// The numbers behind the pictures of a history.
import { describe, expect, it } from 'vitest';
import { linePoints, marksOf, MOST_PEGS, rangeOf, rowBars, sharesOf } from './figures';
import { queryOf } from './requests';

const period = (skill: number | null, luck: number | null) => ({
  first: 0,
  last: 1,
  matches: 1,
  skill,
  luck,
});

describe('rows by box', () => {
  it('has a column for each number of rows, also for those that never were', () => {
    const bars = rowBars({ rows: { 3: 1, 8: 2 } });
    expect(bars.map(({ rows, times }) => [rows, times])).toEqual([
      [3, 1],
      [4, 0],
      [5, 0],
      [6, 0],
      [7, 0],
      [8, 2],
    ]);
  });

  it('counts a few codes peg by peg, and many by their share', () => {
    expect(rowBars({ rows: { 4: 2, 5: 3 } }).map(({ pegs }) => pegs)).toContain(3);
    const many = rowBars({ rows: { 3: 1, 4: 400, 5: 800, 6: 0, 7: 10 } });
    expect(many.map(({ pegs }) => pegs)).toEqual([1, 4, MOST_PEGS, 0, 1]);
  });

  it('puts a single number among its neighbours, and never counts below one row', () => {
    expect(rowBars({ rows: { 5: 1 } }).map(({ rows }) => rows)).toEqual([3, 4, 5, 6, 7]);
    expect(rowBars({ rows: { 1: 1 } }).map(({ rows }) => rows)).toEqual([1, 2, 3, 4, 5]);
    expect(rowBars({ rows: {} })).toEqual([]);
  });
});

describe('skill and luck over time', () => {
  it('leaves out periods without a value', () => {
    const periods = [period(80, 50), period(null, 60), period(70, null)];
    expect(linePoints(periods, 'skill')).toEqual([
      { x: 0, value: 80 },
      { x: 1, value: 70 },
    ]);
    expect(linePoints(periods, 'luck').map(({ x }) => x)).toEqual([0, 0.5]);
    expect(linePoints([period(80, 50)], 'skill')).toEqual([{ x: 0.5, value: 80 }]);
  });

  it('draws every value inside a scale with a few marks, 50 among its bounds', () => {
    for (const values of [[], [50], [0, 99], [72, 81], [13, 20], [99]]) {
      const range = rangeOf(values);
      expect(range.least).toBeLessThanOrEqual(Math.min(50, ...values));
      expect(range.most).toBeGreaterThanOrEqual(Math.max(50, ...values));
      expect(range.most).toBeLessThanOrEqual(100);
      const marks = marksOf(range);
      expect(marks.length).toBeGreaterThan(1);
      expect(marks.length).toBeLessThan(6);
      expect(marks.every((mark) => mark >= range.least && mark <= range.most)).toBe(true);
    }
  });
});

it('counts whatever was neither won nor drawn as lost', () => {
  expect(sharesOf({ matches: 9, won: 4, drawn: 2 })).toEqual({ won: 4, drawn: 2, lost: 3 });
});

it('asks only for what was chosen, whatever a name is made of', () => {
  expect(queryOf({ box: null, opponent: null })).toBe('');
  expect(queryOf({ box: 'x', opponent: 'A & B?', before: null })).toBe('?box=x&opponent=A%20%26%20B%3F');
});
