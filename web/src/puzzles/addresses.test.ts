import { expect, test } from 'vitest';
import { nextPath, placeInAddress, puzzlePath, queryOf } from './addresses';

test('the address of a puzzle is that of its page, with the options of the box', () => {
  expect(placeInAddress({ box: 'a', grade: 3, seed: 7, options: {} })).toBe('a/3/7');
  expect(placeInAddress({ box: 'a', grade: null, seed: 7, options: { pegs: 5, repeats: false } })).toBe(
    'a/best-row/7?pegs=5&repeats=false',
  );
  expect(queryOf({})).toBe('');
});

test('the path on the server has the same form, and takes the query of the page', () => {
  expect(puzzlePath('a', '3', '7')).toBe('/api/puzzles/a/3/7');
  expect(puzzlePath('a', '3', '7', '?pegs=5', 'answer')).toBe('/api/puzzles/a/3/7/answer?pegs=5');
  expect(puzzlePath('a', null, '7', '', 'answer')).toBe('/api/puzzles/a/best-row/7/answer');
});

test('the next puzzle is asked for by kind, and by grade where there are grades', () => {
  expect(nextPath('a', { pegs: 5 }, { kind: 'code', grade: 2 })).toBe(
    '/api/puzzles/a/next?pegs=5&kind=code&grade=2',
  );
  expect(nextPath('a', {}, { kind: 'code', grade: null, first: 8 })).toBe(
    '/api/puzzles/a/next?kind=code&first=8',
  );
  expect(nextPath('a', {}, { kind: 'best-row', grade: 2 })).toBe('/api/puzzles/a/next?kind=best-row');
});
