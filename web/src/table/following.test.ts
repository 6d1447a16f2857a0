import { expect, test } from 'vitest';
import type { Attempt, Snapshot, Told, View } from '../house/wire';
import { after } from './following.svelte';
import { patience } from './patience';

const snapshot = {
  say: 'snapshot',
  version: 4,
  offers: [{ may: 'resign' }],
  waits_for: [1],
  view: { kind: 'codebreaking', number: 1, past: [{ number: 1 }] },
  commitments: [{ seat: 0, commitment: 'c' }],
  race_starts: null,
} as unknown as Snapshot;

const told = (what: Partial<Told>): Told => ({ say: 'version', version: 5, at: 0, ...what });

test('what a version does not speak of stays', () => {
  const next = after(snapshot, told({}));
  expect(next).toEqual({ ...snapshot, version: 5 });
});

test('the past of a view is what ended with it, after what was there', () => {
  const view = { kind: 'codebreaking', number: 2, past: [{ number: 2 } as Attempt] } as View;
  expect(after(snapshot, told({ view })).view).toMatchObject({
    number: 2,
    past: [{ number: 1 }, { number: 2 }],
  });
});

test('commitments gather until they are opened', () => {
  const commitment = { seat: 1, commitment: 'd' };
  expect(after(snapshot, told({ commitment })).commitments).toHaveLength(2);
  expect(after(snapshot, told({ opened: [] })).commitments).toEqual([]);
});

test('tries come soon at first, then seldom, and never all at once', () => {
  expect(patience(0, 0)).toBeLessThan(patience(0, 1));
  expect(patience(0, 1)).toBeLessThanOrEqual(250);
  expect(patience(30, 1)).toBe(10_000);
});
