import { expect, test } from 'vitest';
import type { Attempt, Snapshot, VersionMessage, View } from '../api/types';
import { retryDelayMs } from './retry';
import { applyVersion } from './subscription.svelte';

const snapshot = {
  say: 'snapshot',
  version: 4,
  offers: [{ may: 'resign' }],
  waits_for: [1],
  view: { kind: 'codebreaking', number: 1, earlier: 3, past: [{ number: 1 }] },
  commitments: [{ seat: 0, commitment: 'c' }],
  race_starts: null,
} as unknown as Snapshot;

const version = (change: Partial<VersionMessage>): VersionMessage => ({
  say: 'version',
  version: 5,
  at: 0,
  ...change,
});

test('what a version leaves out stays as it was', () => {
  expect(applyVersion(snapshot, version({}))).toEqual({ ...snapshot, version: 5 });
});

test('a table that was closed stays closed', () => {
  const closed = applyVersion(snapshot, version({ stage: 'over', closed: 'operator' }));
  expect(closed).toMatchObject({ stage: 'over', closed: 'operator' });
  expect(applyVersion(closed, version({})).closed).toBe('operator');
});

test('the past attempts of a version come after the earlier ones', () => {
  const view = { kind: 'codebreaking', number: 2, earlier: 4, past: [{ number: 2 } as Attempt] } as View;
  expect(applyVersion(snapshot, version({ view })).view).toMatchObject({
    number: 2,
    earlier: 3,
    past: [{ number: 1 }, { number: 2 }],
  });
});

test('commitments are collected until they are opened', () => {
  const commitment = { seat: 1, round: 1, attempt: 1, at: 0, commitment: 'd' };
  expect(applyVersion(snapshot, version({ commitment })).commitments).toHaveLength(2);
  expect(applyVersion(snapshot, version({ opened: [] })).commitments).toEqual([]);
});

test('the delay before a retry grows to a limit and is partly random', () => {
  expect(retryDelayMs(0, 0)).toBeLessThan(retryDelayMs(0, 1));
  expect(retryDelayMs(0, 1)).toBeLessThanOrEqual(250);
  expect(retryDelayMs(30, 1)).toBe(10_000);
});
