import { describe, expect, test } from 'vitest';
import { pegOf, placeOf } from './scoreTrack';

describe('the score track', () => {
  test.each([
    [0, null, 0],
    [1, 1, 0],
    [30, 30, 0],
    [31, 1, 30],
    [60, 30, 30],
    [61, 1, 60],
    [-1, 29, -30],
    [-3, 27, -30],
    [-29, 1, -30],
    [-30, 30, -60],
  ])('%i points', (points, notch, carried) => {
    expect(placeOf(points, 30)).toEqual({ notch, carried });
  });

  test('has a red peg for the first codemaker and a white one for the other', () => {
    expect([0, 1].map((seat) => pegOf(seat, { first_codemaker: 0 }))).toEqual(['red', 'white']);
    expect([0, 1].map((seat) => pegOf(seat, { first_codemaker: 1 }))).toEqual(['white', 'red']);
  });
});
