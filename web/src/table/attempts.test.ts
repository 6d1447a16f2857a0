import { expect, test } from 'vitest';
import type { Attempt, View } from '../api/types';
import { attemptIn, endedIn } from './attempts.svelte';

const attempt = (number: number) => ({ number }) as Attempt;
const view = { earlier: 3, past: [attempt(4), attempt(5)] } as unknown as View;

test('attempts are counted from the first of the match', () => {
  expect(endedIn(view)).toBe(5);
  expect(attemptIn(view, 3)).toEqual({ number: 4 });
  expect(attemptIn(view, 4)).toEqual({ number: 5 });
});

test('attempts that the view does not hold are not found', () => {
  expect([0, 2, 5].map((number) => attemptIn(view, number))).toEqual([null, null, null]);
});
