import { expect, test } from 'vitest';
import { curvePoints } from './curve';

test('a rating that rises goes up, from edge to edge', () => {
  const points = curvePoints([900, 1000, 1100], 120, 60, 10);
  expect(points).toEqual([
    { x: 10, y: 50 },
    { x: 60, y: 30 },
    { x: 110, y: 10 },
  ]);
});

test('small changes look small, and one value stands in the middle', () => {
  const [first, last] = curvePoints([1000, 1010], 120, 60, 10);
  expect(first!.y - last!.y).toBe(4);
  expect(curvePoints([900], 120, 60, 10)).toEqual([{ x: 10, y: 30 }]);
  expect(curvePoints([], 120, 60, 10)).toEqual([]);
});
