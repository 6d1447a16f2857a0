import { beforeAll, expect, test, vi } from 'vitest';
import type { Attempt, View } from '../api/types';
import { fetchEndingWords, say, setLanguage } from '../words/words.svelte';
import { matchFeat, roundFeat } from './feats';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage('en');
  await fetchEndingWords();
});

const shape = { colours: 'RYGBWK', holes: 4, repeats: true };
const classic = { kind: 'codebreaking', code_shape: shape, row_limit: 10 } as View;
const found = (rows: number, outcome = 'found') =>
  ({ kind: 'boards', outcome, by: 1, rows: [0, rows] }) as unknown as Attempt;

test('a code that is found in few rows, or in the last one, is noticed', () => {
  const feats = [1, 2, 3, 4, 9, 10].map((rows) => roundFeat(found(rows), classic));
  expect(feats).toEqual([
    say('feat-first-row'),
    say('feat-second-row'),
    say('feat-third-row'),
    null,
    null,
    say('feat-last-row'),
  ]);
  expect(roundFeat(found(1, 'not_found'), classic)).toBe(null);
});

test('what is easy on a small board is not called rare', () => {
  const small = { ...classic, code_shape: { ...shape, colours: 'RY', holes: 3 }, row_limit: 4 } as View;
  expect([1, 2, 3, 4].map((rows) => roundFeat(found(rows), small))).toEqual([null, null, null, null]);
});

const match = (kind: View['kind'], points: number[][], winners: number[]): View => {
  const past = points.map((each, at) => ({ number: at + 1, points: each, again: false }));
  const scores = [0, 1].map((seat) => points.reduce((sum, each) => sum + each[seat]!, 0));
  return { kind, past, scores, winners, earlier: 0 } as unknown as View;
};

test('a winner who was far behind came back', () => {
  const names = ['You', 'Pip'];
  expect(
    matchFeat(
      match(
        'codebreaking',
        [
          [4, 0],
          [0, 9],
          [11, 0],
          [0, 5],
        ],
        [0],
      ),
      names,
    ),
  ).toBe(say('feat-comeback', { name: 'You' }));
  // with one code each the scores are close, whoever made the first one
  expect(
    matchFeat(
      match(
        'codebreaking',
        [
          [0, 9],
          [11, 0],
        ],
        [0],
      ),
      names,
    ),
  ).toBe(null);
  expect(
    matchFeat(
      match(
        'duel',
        [
          [0, 1],
          [0, 1],
          [1, 0],
          [1, 0],
          [1, 0],
        ],
        [0],
      ),
      names,
    ),
  ).toBe(say('feat-comeback', { name: 'You' }));
  expect(
    matchFeat(
      match(
        'duel',
        [
          [0, 1],
          [1, 0],
          [1, 0],
        ],
        [0],
      ),
      names,
    ),
  ).toBe(null);
});
