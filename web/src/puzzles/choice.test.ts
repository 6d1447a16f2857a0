import { beforeEach, expect, test, vi } from 'vitest';
import { firstChoice, lastChoice, rememberChoice } from './choice';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('the first visit starts with the first box, a code, and one’s strength', () => {
  expect(firstChoice(['a', 'b'], '')).toEqual({ box: 'a', kind: 'code', grade: null, options: {} });
});

test('what was chosen last is chosen again; a box in the address goes first', () => {
  rememberChoice({ box: 'b', kind: 'best-row', grade: 4, options: { pegs: 5 } });
  expect(firstChoice(['a', 'b'], '')).toEqual({ box: 'b', kind: 'best-row', grade: 4, options: { pegs: 5 } });
  expect(firstChoice(['a', 'b'], 'a')).toEqual({ box: 'a', kind: 'best-row', grade: 4, options: {} });
  expect(firstChoice(['a'], 'nothing').box).toBe('a');
});

test('what somebody else wrote there is left alone', () => {
  for (const stored of ['{', '7', '{"box":"a"}', '{"box":"a","kind":"code","grade":"3","options":{}}']) {
    localStorage.setItem('keypeg.puzzles', stored);
    expect(lastChoice()).toBeNull();
  }
});
