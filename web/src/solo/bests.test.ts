import { beforeEach, expect, test } from 'vitest';
import type { SoloView } from '../api/types';
import { noteSprint } from './bests';

const sprint = (id: string, score: number, more: Partial<SoloView> = {}): SoloView =>
  ({
    id,
    score,
    edition: 'classic',
    options: { row_limit: 10 },
    no_repeats: false,
    blind: false,
    ...more,
  }) as SoloView;

let kept: Map<string, string>;
let storage: Storage;
beforeEach(() => {
  kept = new Map();
  storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  } as unknown as Storage;
});

test('the fewest rows are kept, with what was best before', () => {
  expect(noteSprint(sprint('a', 45), storage)).toEqual({ rows: 45, game: 'a', before: null });
  expect(noteSprint(sprint('b', 47), storage)).toEqual({ rows: 45, game: 'a', before: null });
  expect(noteSprint(sprint('c', 41), storage)).toEqual({ rows: 41, game: 'c', before: 45 });
  expect(noteSprint(sprint('c', 41), storage)).toEqual({ rows: 41, game: 'c', before: 45 });
});

test('every board and way to play has a best of its own', () => {
  noteSprint(sprint('a', 30), storage);
  for (const more of [
    { edition: 'super' },
    { blind: true },
    { no_repeats: true },
    { options: { row_limit: 12 } },
  ])
    expect(noteSprint(sprint('b', 60, more), storage).rows).toBe(60);
});

test('what cannot be read or written is forgotten', () => {
  kept.set('keypeg.sprints', 'nonsense');
  expect(noteSprint(sprint('a', 45), storage).rows).toBe(45);
  storage.setItem = () => {
    throw new Error('full');
  };
  expect(noteSprint(sprint('b', 40), storage).rows).toBe(40);
});
