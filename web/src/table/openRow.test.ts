// The open row is kept for its own place only.
import { expect, test } from 'vitest';
import { keepRow, keptRow } from './openRow';

function storage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  } as unknown as Storage;
}

test('a row is found again at its place, and nowhere else', () => {
  const kept = storage();
  expect(keptRow('abc.0.1.1.2', kept)).toBeNull();
  keepRow('abc.0.1.1.2', 'R.G.', kept);
  expect(keptRow('abc.0.1.1.2', kept)).toBe('R.G.');
  expect(keptRow('abc.0.1.1.3', kept)).toBeNull();
  expect(keptRow('abc.1.1.1.2', kept)).toBeNull();
});

test('without storage nothing is kept', () => {
  const none = {
    getItem: () => {
      throw new Error('not allowed');
    },
    setItem: () => {
      throw new Error('not allowed');
    },
  } as unknown as Storage;
  keepRow('abc', 'RR', none);
  expect(keptRow('abc', none)).toBeNull();
});
