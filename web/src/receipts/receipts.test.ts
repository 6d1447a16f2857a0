import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../api/client';
import type {
  Attempt,
  BoardAttempt,
  Commitment,
  Frame,
  GroupAttempt,
  MatchEvent,
  MatchRecord,
  Snapshot,
  VersionMessage,
} from '../api/types';
import { attemptNumber, attemptVerdict } from './attemptVerdicts';
import { openedBy, type KeptCommitment } from './commitments';
import { KeptCommitments } from './kept.svelte';
import { checkReceipt, readReceipt, receiptOf, type Receipt } from './receipt';
import { sha256 } from './sha256';
import { MAX_ENTRIES, keyOf, readKept, writeKept } from './storage';

const SALT = '00112233445566778899aabbccddeeff';
const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const webCrypto = async (text: string) =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
const DIGESTS = new Map(
  await Promise.all(
    ['RGBY', 'RGBB', 'RRRR', 'YYBB', 'B3 R2'].map(
      async (secret) => [secret, await webCrypto(`${SALT}:${secret}`)] as const,
    ),
  ),
);
const commit = (secret: string) => DIGESTS.get(secret)!;

class MemoryStorage implements Storage {
  private items = new Map<string, string>();
  get length() {
    return this.items.size;
  }
  clear = () => this.items.clear();
  getItem = (key: string) => this.items.get(key) ?? null;
  key = (index: number) => [...this.items.keys()][index] ?? null;
  removeItem = (key: string) => void this.items.delete(key);
  setItem = (key: string, value: string) => void this.items.set(key, value);
}

beforeEach(() => {
  globalThis.localStorage = new MemoryStorage();
});

describe('SHA-256', () => {
  test('of FIPS 180-4, with and without WebCrypto', async () => {
    const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(await sha256('abc')).toBe(abc);
    expect(await sha256('abc', null)).toBe(abc);
  });

  test('our own is that of WebCrypto at every length around a block', async () => {
    for (const length of [0, 1, 37, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]) {
      const text = 'é0f:RGBY'.repeat(length).slice(0, length);
      expect(await sha256(text, null)).toBe(await webCrypto(text));
    }
  });
});

const boards = (number: number, ...codes: (string | null)[]) =>
  ({ kind: 'boards', number, codes }) as unknown as BoardAttempt;
const ended = (attempt: Attempt): MatchEvent => ({ event: 'attempt_ended', attempt }) as MatchEvent;
const published = (secret: string, place: Partial<Commitment> = {}): Commitment => ({
  round: 1,
  attempt: 1,
  seat: 0,
  at: 1_794_812_790_704,
  commitment: commit(secret),
  ...place,
});
const version = (change: Partial<VersionMessage>): VersionMessage => ({
  say: 'version',
  version: 2,
  at: 0,
  ...change,
});
const snapshot = (...commitments: Commitment[]) => ({ say: 'snapshot', commitments }) as unknown as Snapshot;
const reveal = (commitment: Commitment, shown: string) =>
  version({
    opened: [{ ...commitment, salt: SALT }],
    events: [ended(boards(commitment.round, shown))],
  });

describe('kept commitments', () => {
  test('are checked at the reveal, also after a reload', async () => {
    const hidden = published('RGBY');
    new KeptCommitments('table', 1).receive(version({ commitment: hidden }));
    const reloaded = new KeptCommitments('table', 1);
    reloaded.receive(snapshot(hidden));
    expect(reloaded.all).toEqual([hidden]);
    reloaded.receive(reveal(hidden, 'RGBY'));
    await reloaded.settled;
    expect(reloaded.all).toEqual([{ ...hidden, text: `${SALT}:RGBY`, verdict: 'same' }]);
    expect(readKept({ table: 'table', seat: 1 })).toEqual(reloaded.all);
    expect(readKept({ table: 'table', seat: null })).toEqual([]);
  });

  test('a code that was changed is found out', async () => {
    const kept = new KeptCommitments('table', 1);
    kept.receive(version({ commitment: published('RGBY') }));
    kept.receive(reveal(published('RGBY'), 'RGBB'));
    await kept.settled;
    expect(kept.all[0]?.verdict).toBe('changed');
  });

  test('a table that publishes another commitment later is found out', async () => {
    const kept = new KeptCommitments('table', null);
    kept.receive(version({ commitment: published('RGBY') }));
    kept.receive(snapshot(published('RRRR')));
    kept.receive(reveal(published('RRRR'), 'RRRR'));
    await kept.settled;
    expect(kept.all).toHaveLength(1);
    expect(kept.all[0]?.verdict).toBe('changed');
  });

  test('a tab does not overwrite what another tab kept', () => {
    const [one, other] = [new KeptCommitments('table', 0), new KeptCommitments('table', 0)];
    one.receive(version({ commitment: published('RGBY') }));
    other.receive(version({ commitment: published('RRRR', { round: 2 }) }));
    expect(readKept(one).map(({ round }) => round)).toEqual([1, 2]);
  });

  test('the oldest tables make room', () => {
    for (let number = 0; number <= MAX_ENTRIES; number++)
      writeKept({ table: `t${number}`, seat: 0 }, [], localStorage, number);
    expect(localStorage.length).toBe(MAX_ENTRIES);
    expect(localStorage.getItem(keyOf({ table: 't0', seat: 0 }))).toBeNull();
  });
});

describe('the verdict on an attempt', () => {
  const kept = (secret: string, verdict?: 'same' | 'changed', seat: number | null = 0): KeptCommitment => ({
    ...published(secret, { seat }),
    text: verdict && `${SALT}:${secret}`,
    verdict,
  });

  test('says whether all of its codes are the same', () => {
    const duel = boards(1, 'RGBY', 'YYBB');
    expect(attemptVerdict([kept('RGBY', 'same'), kept('YYBB', 'same', 1)], duel, 1)).toEqual({
      kind: 'same',
      codes: 2,
      deal: false,
    });
    expect(attemptVerdict([kept('RGBY', 'same'), kept('YYBB', 'changed', 1)], duel, 1)).toEqual({
      kind: 'changed',
      seats: [1],
    });
    expect(attemptVerdict([kept('RGBY', 'same')], duel, 1)).toEqual({ kind: 'unseen' });
    expect(attemptVerdict([kept('RGBY'), kept('YYBB', 'same', 1)], duel, 1)).toBeNull();
    expect(attemptVerdict([], boards(1, null, null), 1)).toBeNull();
    expect(attemptVerdict([kept('RGBY', 'same')], boards(1, 'RGBY'), 2)).toEqual({ kind: 'unseen' });
  });

  test('what is shown has to be what was checked', () => {
    expect(attemptVerdict([kept('RGBY', 'same')], boards(1, 'RGBB'), 1)?.kind).toBe('changed');
  });

  test('a deal is its tokens in order and has no seat', () => {
    const group = { kind: 'group', number: 1, hands: [[['B', 3]], [['R', 2]]] } as unknown as GroupAttempt;
    const deal = published('B3 R2', { seat: null });
    expect(openedBy([{ ...deal, salt: SALT }], [ended(group)])).toEqual([
      { round: 1, attempt: 1, seat: null, salt: SALT, secret: 'B3 R2' },
    ]);
    expect(attemptVerdict([kept('B3 R2', 'same', null)], group, 1)).toMatchObject({ deal: true });
  });

  test('attempts are counted within their round', () => {
    const past = [boards(1), boards(2), boards(2), boards(2), boards(3)];
    expect(past.map((_, index) => attemptNumber({ earlier: 0, past }, index, []))).toEqual([1, 1, 2, 3, 1]);
  });

  test('attempts at a round that began before what is held are counted from the last one', () => {
    const past = [boards(2), boards(2), boards(3)];
    const opened = [5, 6].map((attempt) => ({
      ...kept('RGBY', 'same'),
      round: 2,
      attempt,
      text: 'salt:RGBY',
    }));
    expect(past.map((_, index) => attemptNumber({ earlier: 4, past }, index, opened))).toEqual([5, 6, 1]);
  });
});

describe('a receipt', () => {
  const record: MatchRecord = {
    keypeg: 1,
    edition: 'box',
    players: ['Ada', 'Bo'],
    tags: { table: 'table' },
    actions: [
      { seat: 0, do: 'hide', code: 'RGBY', salt: SALT, commitment: commit('RGBY') },
      { seat: 1, do: 'guess', row: 'RGBY' },
      { seat: 1, do: 'hide', code: 'YYBB', salt: SALT, commitment: commit('YYBB') },
    ],
  };
  const frames = [1, 1, 2, 2].map((number) => ({ view: { number, attempt: 1 } }) as Frame);
  const now = {
    address: 'table',
    view: { edition: 'box', seat: 1 },
    seats: [{ name: 'Ada' }, { name: null }],
  } as unknown as Snapshot;
  const kept = [published('RGBY'), published('YYBB', { round: 2, seat: 1 })];
  const receipt = receiptOf(kept, now);
  const file = (content: unknown) => new Blob([JSON.stringify(content)]);
  const forged = (at: number, code: string): MatchRecord => ({
    ...record,
    actions: record.actions.map((action, index) =>
      index === at ? { ...action, code, commitment: commit(code) } : action,
    ),
  });

  async function refused(doing: Promise<unknown>): Promise<[string, unknown]> {
    const error = await doing.then(
      () => null,
      (caught: unknown) => caught,
    );
    if (!(error instanceof ApiError)) throw error ?? new Error('not refused');
    return [error.code, error.values];
  }

  test('has what was published, with a time for people', async () => {
    expect(receipt).toEqual({
      keypeg_receipt: 1,
      table: 'table',
      edition: 'box',
      players: ['Ada', 'Seat 2'],
      seat: 1,
      commitments: [
        { round: 1, attempt: 1, seat: 0, commitment: commit('RGBY'), at: '2026-11-16T07:06:30.704Z' },
        { round: 2, attempt: 1, seat: 1, commitment: commit('YYBB'), at: '2026-11-16T07:06:30.704Z' },
      ],
    });
    expect(await readReceipt(file(receipt))).toEqual(receipt);
  });

  test('agrees with an honest record, all of it or a part', async () => {
    expect(await checkReceipt(record, frames, receipt)).toEqual({ checked: 2, hidden: 2 });
    const late: Receipt = { ...receipt, commitments: receipt.commitments.slice(1) };
    expect(await checkReceipt(record, frames, late)).toEqual({ checked: 1, hidden: 2 });
  });

  test('names what was changed', async () => {
    expect(await refused(checkReceipt(forged(2, 'RRRR'), frames, receipt))).toEqual([
      'receipt_mismatch',
      { why: 'code', round: 2, attempt: 1, name: 'Bo', expected: commit('YYBB'), found: commit('RRRR') },
    ]);
  });

  test('a record that does not match its own commitments is refused first', async () => {
    const broken = {
      ...record,
      actions: [{ ...record.actions[0], code: 'RRRR' }, ...record.actions.slice(1)],
    };
    expect((await refused(checkReceipt(broken, frames, receipt)))[0]).toBe('commitment_mismatch');
    const bare = { ...record, actions: [{ seat: 0, do: 'hide', code: 'RGBY' }] };
    expect((await refused(checkReceipt(bare, frames, receipt)))[0]).toBe('commitment_missing');
  });

  test('a record that was cut short lacks what the receipt has', async () => {
    const short = { ...record, actions: record.actions.slice(0, 2) };
    expect(await refused(checkReceipt(short, frames.slice(0, 3), receipt))).toEqual([
      'not_in_record',
      { why: 'code', round: 2, attempt: 1, name: 'Bo' },
    ]);
  });

  test.each([
    ['table', { table: 'another' }],
    ['edition', { edition: 'other' }],
    ['players', { players: [] }],
  ])('of another match: %s', async (why, change) => {
    const [code, values] = await refused(checkReceipt(record, frames, { ...receipt, ...change }));
    expect([code, (values as { why: string }).why]).toEqual(['other_match', why]);
  });

  test.each([
    [[]],
    [null],
    [record],
    [{ ...receipt, keypeg_receipt: 2 }],
    [{ ...receipt, more: 1 }],
    [{ ...receipt, commitments: [receipt.commitments[0], receipt.commitments[0]] }],
    [{ ...receipt, commitments: [{ ...receipt.commitments[0], round: 0 }] }],
    [{ ...receipt, commitments: [{ ...receipt.commitments[0], commitment: 'g'.repeat(64) }] }],
  ])('what is none is refused: %j', async (content) => {
    expect((await refused(readReceipt(file(content))))[0]).toBe('not_a_receipt');
  });

  test('what is not JSON is refused', async () => {
    expect((await refused(readReceipt(new Blob(['rubbish']))))[0]).toBe('not_a_receipt');
  });
});
