import { expect, test } from 'vitest';
import { bars } from './distribution';
import { shareLines } from './shareText';

test('a shared row has blank pegs and its key, as in the terminal', () => {
  expect(
    shareLines(
      [
        [0, 0],
        [1, 2],
        [4, 0],
      ],
      4,
    ),
  ).toEqual(['◌◌◌◌  ····', '◌◌◌◌  ●○○·', '◌◌◌◌  ●●●●']);
});

test('every number of rows between the fewest and the most has a bar', () => {
  expect(bars({})).toEqual([]);
  expect(bars({ 4: 2, 6: 1 })).toEqual([
    { number: 4, count: 2, share: 1 },
    { number: 5, count: 0, share: 0 },
    { number: 6, count: 1, share: 0.5 },
  ]);
});
