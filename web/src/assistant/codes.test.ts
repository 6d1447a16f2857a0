import { expect, test, vi } from 'vitest';
import type { Shape } from '../api/types';
import { conceal, drawCode, reveal } from './codes';

vi.mock('../api/boxes.svelte', () => ({ boxOf: () => undefined }));
vi.mock('../words/words.svelte', () => ({ say: (id: string) => id }));

const CLASSIC: Shape = { holes: 4, colours: 'RYGBWK', repeats: true, fewest_empty: 0, most_empty: 0 };
const TRAVEL: Shape = { ...CLASSIC, repeats: false };
const EMPTIES: Shape = { holes: 2, colours: 'RY', repeats: true, fewest_empty: 0, most_empty: 1 };

test('a code has the shape of the box', () => {
  for (const shape of [CLASSIC, TRAVEL, EMPTIES])
    for (let times = 0; times < 50; times++) {
      const code = drawCode(shape);
      expect(reveal(conceal(code), shape)).toBe(code);
    }
});

test('what does not have the shape is drawn again', () => {
  const numbers = [0, 0, 1, 2, 3, 2, 1, 0];
  expect(drawCode(TRAVEL, () => numbers.shift()!)).toBe('BGYR');
  const all = [2, 2, 0, 2];
  expect(drawCode(EMPTIES, () => all.shift()!)).toBe('R.');
});

test('a code is kept so that nobody reads it by accident', () => {
  expect(conceal('RGBY')).not.toContain('RGBY');
  expect(reveal(conceal('RGBY'), CLASSIC)).toBe('RGBY');
});

test.each([null, 7, '%%%', conceal('RGB'), conceal('RRGG').slice(1), conceal('XXXX')])(
  '%s is no code that was kept',
  (kept) => expect(reveal(kept, TRAVEL)).toBeNull(),
);
