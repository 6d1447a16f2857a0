import { describe, expect, test } from 'vitest';
import { dayBefore, dayInWords, dayOf, isDay, untilMidnight } from './days';

describe('days', () => {
  test('are those of this clock', () => {
    expect(dayOf(new Date(2026, 10, 8, 23, 59))).toBe('2026-11-08');
    expect(dayOf(new Date(2026, 0, 1))).toBe('2026-01-01');
  });

  test('follow each other over months, years and changes of the clock', () => {
    expect(['2026-03-01', '2024-03-01', '2026-01-01', '2026-03-30'].map(dayBefore)).toEqual([
      '2026-02-28',
      '2024-02-29',
      '2025-12-31',
      '2026-03-29',
    ]);
  });

  test('end at midnight', () => {
    expect(untilMidnight(new Date(2026, 10, 18, 13, 48, 30))).toEqual({ hours: 10, minutes: 12 });
    expect(untilMidnight(new Date(2026, 10, 18, 23, 59, 59))).toEqual({ hours: 0, minutes: 1 });
    expect(untilMidnight(new Date(2026, 10, 18))).toEqual({ hours: 24, minutes: 0 });
  });

  test('have words and a form', () => {
    expect(dayInWords('2026-11-18', 'de')).toBe('Mittwoch, 18. November');
    expect(isDay('2026-11-18')).toBe(true);
    expect([isDay(null), isDay('today'), isDay('2026-11-18x')]).toEqual([false, false, false]);
  });
});
