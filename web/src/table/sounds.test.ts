import { expect, test } from 'vitest';
import type { Attempt, MatchEvent } from '../api/types';
import { soundOf } from './sounds';

const laid: MatchEvent = { event: 'row_laid', seat: 0, row: 'RGBY' };
const marked: MatchEvent = { event: 'row_marked', seat: 0, key: [4, 0] };
const ended = (outcome: string): MatchEvent => ({ event: 'attempt_ended', attempt: { outcome } as Attempt });

test('a version is heard once, by what matters most in it', () => {
  expect(soundOf([laid])).toBe('peg');
  expect(soundOf([laid, marked])).toBe('key');
  expect(soundOf([laid, marked, ended('found')])).toBe('found');
  expect(soundOf([laid, marked, ended('not_found')])).toBe('key');
  expect(soundOf([{ event: 'resigned', seat: 0 }])).toBe(null);
});
