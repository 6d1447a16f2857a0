import { expect, test } from 'vitest';
import { keyLines, neighbour } from './keys';

test('the keys of four holes', () => {
  expect(keyLines(4).map((line) => line.length)).toEqual([5, 4, 3, 1, 1]);
  expect(keyLines(4).flat()).not.toContainEqual([3, 1]);
  expect(keyLines(1).flat()).toEqual([
    [0, 0],
    [1, 0],
  ]);
});

test.each([
  ['ArrowRight', [1, 1], [1, 2]],
  ['ArrowLeft', [1, 1], [1, 0]],
  ['ArrowDown', [1, 1], [2, 1]],
  ['ArrowUp', [1, 1], [0, 1]],
  ['ArrowDown', [0, 4], [1, 3]],
  ['ArrowDown', [2, 2], [3, 0]],
  ['3', [1, 1], [3, 0]],
  ['ArrowRight', [3, 0], null],
  ['ArrowLeft', [3, 0], null],
  ['ArrowUp', [0, 1], null],
  ['ArrowDown', [4, 0], null],
  ['7', [1, 1], null],
  ['x', [1, 1], null],
] as const)('%s from %j leads to %j', (pressed, from, to) => {
  expect(neighbour([...from], pressed, 4)).toEqual(to);
});
