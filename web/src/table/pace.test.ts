import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MatchEvent, Snapshot, VersionMessage } from '../api/types';
import { durationOf, PaceQueue, unhurried } from './pace';

const now = {
  seats: [{ computer: null }, { computer: 'casual' }],
  times: null,
  view: { kind: 'codebreaking' },
} as unknown as Snapshot;
const version = (number: number, ...events: MatchEvent[]): VersionMessage => ({
  say: 'version',
  version: number,
  at: 0,
  events,
});
const laid = (seat: number): MatchEvent => ({ event: 'row_laid', seat, row: 'RGBY' });
const marked = (seat: number): MatchEvent => ({ event: 'row_marked', seat, key: [1, 1] });

describe('how long a version takes', () => {
  test('a computer takes a little over a second for a row, and less for a key', () => {
    for (let number = 1; number < 30; number += 1) {
      expect(durationOf(version(number, laid(1), marked(1)), now)).toBeGreaterThanOrEqual(1200);
      expect(durationOf(version(number, laid(1), marked(1)), now)).toBeLessThanOrEqual(2000);
      expect(durationOf(version(number, marked(0)), now)).toBeLessThan(1000); // the computer marked it
    }
  });

  test('what a person did is urgent, and what the table does takes no time', () => {
    expect(durationOf(version(1, laid(0), marked(0)), now)).toBe('urgent');
    expect(durationOf(version(1, marked(1)), now)).toBe('urgent'); // the person marked it
    expect(durationOf(version(1), now)).toBe(0);
    expect(durationOf(version(1, { event: 'dealt', hands: [], opener: 0 }), now)).toBe(0);
  });

  test('the page hurries where a person or a clock waits', () => {
    expect(unhurried(now)).toBe(true);
    expect(unhurried({ ...now, seats: [now.seats[0]!, now.seats[0]!] })).toBe(false);
    expect(unhurried({ ...now, times: { deadlines: [null], left: [1] } })).toBe(false);
    expect(unhurried({ ...now, view: { kind: 'duel', race: true } as Snapshot['view'] })).toBe(false);
  });
});

describe('a queue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function queue() {
    const shown: number[] = [];
    const durations: Record<number, number | 'urgent'> = {};
    const paced = new PaceQueue(
      (each) => shown.push(each.version),
      (each) => durations[each.version] ?? 1000,
    );
    return { shown, durations, paced };
  }

  test('shows one version after the other, each in its time', () => {
    const { shown, paced } = queue();
    for (const number of [1, 2, 3]) paced.add(version(number));
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1999);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2, 3]);
    expect(paced.empty).toBe(true);
  });

  test('keeps the order: what takes no time waits for what came before', () => {
    const { shown, durations, paced } = queue();
    Object.assign(durations, { 2: 0, 4: 0 });
    for (const number of [1, 2, 3, 4]) paced.add(version(number));
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  test('what a person did is shown at once, and all that came before it', () => {
    const { shown, durations, paced } = queue();
    durations[3] = 'urgent';
    for (const number of [1, 2, 3]) paced.add(version(number));
    expect(shown).toEqual([1, 2, 3]);
    paced.add(version(4));
    vi.advanceTimersByTime(999);
    expect(shown).toEqual([1, 2, 3]);
  });

  test('follows a change of the pace at once', () => {
    const { shown, durations, paced } = queue();
    for (const number of [1, 2, 3]) paced.add(version(number));
    durations[1] = 100;
    paced.restart();
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1]);
    Object.assign(durations, { 2: 'urgent', 3: 'urgent' });
    paced.restart();
    expect(shown).toEqual([1, 2, 3]);
  });

  test('can be flushed, and cleared', () => {
    const { shown, paced } = queue();
    paced.add(version(1));
    paced.add(version(2));
    paced.flush();
    expect(shown).toEqual([1, 2]);
    paced.add(version(3));
    paced.clear();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 2]);
  });
});
