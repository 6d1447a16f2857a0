import { expect, test } from 'vitest';
import type { Attempt, MatchEvent } from '../api/types';
import { soundsOf } from './sounds';

const laid: MatchEvent = { event: 'row_laid', seat: 0, row: 'RGBY' };
const marked: MatchEvent = { event: 'row_marked', seat: 0, key: [2, 1] };
const ended = (outcome: string): MatchEvent => ({ event: 'attempt_ended', attempt: { outcome } as Attempt });
const heard = (...events: MatchEvent[]) => soundsOf(events).tones.map(({ hertz }) => Math.round(hertz));

test('a row is heard peg by peg, rising, and its key peg by peg, reds first', () => {
  const row = heard(laid);
  expect(row).toHaveLength(4);
  expect(row).toEqual(row.toSorted((one, two) => one - two));
  const [red, second, white] = heard(marked);
  expect(red).toBe(second);
  expect(white).toBeLessThan(red!);
});

test('a found code sounds brighter than one that held, after the last key peg', () => {
  const found = soundsOf([laid, marked, ended('found')]).tones.slice(7);
  const held = soundsOf([laid, marked, ended('not_found')]).tones.slice(7);
  expect(found.length).toBeGreaterThan(1);
  expect(Math.min(...found.map(({ hertz }) => hertz))).toBeGreaterThan(held[0]!.hertz);
  const key = soundsOf([marked]).tones.at(-1)!;
  for (const { atSeconds } of [...found, ...held]) expect(atSeconds).toBeGreaterThan(key.atSeconds);
});

test('no sound is longer than 0.4 seconds, and a device that can vibrates lightly', () => {
  for (const outcome of ['found', 'not_found', 'mastermind', 'resigned', 'both_found']) {
    const { tones, vibration } = soundsOf([laid, marked, ended(outcome)]);
    for (const { seconds } of tones) expect(seconds).toBeLessThan(0.4);
    expect(vibration.reduce((sum, each) => sum + each, 0)).toBeLessThan(120);
  }
  expect(soundsOf([{ event: 'resigned', seat: 0 }])).toEqual({ tones: [], vibration: [] });
});
