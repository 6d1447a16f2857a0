import { describe, expect, it } from 'vitest';
import type { DuelView, GroupView, Offer, Snapshot } from '../api/types';
import { actsInSecret, hasSecrets, laysSealedRow, withoutSecrets } from './secrecy';

const SHAPE = { holes: 4, colours: 'RGBY', repeats: true, fewest_empty: 0, most_empty: 0 };
const GUESS: Offer = { may: 'guess', shape: SHAPE };
const HIDE: Offer = { may: 'hide', shape: SHAPE };
const ASK: Offer = { may: 'ask', shape: SHAPE };

function duel(view: Partial<DuelView>, ...offers: Offer[]): Snapshot {
  const base = { kind: 'duel', seat: 0, race: false, code: 'RGBY', covered: null, down: [false, false] };
  return { view: { ...base, ...view }, offers } as unknown as Snapshot;
}

function group(...offers: Offer[]): Snapshot {
  return { view: { kind: 'group', seat: 0, hand: [['R', 1]] } as unknown as GroupView, offers } as Snapshot;
}

describe('what must not be seen at a shared screen', () => {
  it('is a code that is hidden, and what lies beside a row to mark', () => {
    expect(actsInSecret(duel({ code: null }, HIDE))).toBe(true);
    expect(laysSealedRow(duel({ code: null }, HIDE))).toBe(false);
    expect(actsInSecret({ ...duel({}), offers: [{ may: 'mark', row: 'RRRR' } as Offer] })).toBe(true);
  });

  it('is the first row of a turn of a duel, but not the second, and none of a race', () => {
    expect(laysSealedRow(duel({}, GUESS))).toBe(true);
    expect(actsInSecret(duel({ down: [false, true] }, GUESS))).toBe(false);
    expect(actsInSecret(duel({ race: true }, GUESS))).toBe(false);
  });

  it('is no question of a group match', () => {
    expect(actsInSecret(group(ASK))).toBe(false);
  });

  it('is left out of what everybody sees', () => {
    const seen = withoutSecrets(duel({ covered: 'RRRR', down: [true, true] }, GUESS));
    expect(hasSecrets(seen.view)).toBe(false);
    expect(JSON.stringify(seen)).not.toContain('RRRR');
    expect(seen.offers).toEqual([GUESS]);
    expect(withoutSecrets(duel({}, GUESS)).offers).toEqual([]);
    const covered = withoutSecrets(group(ASK));
    expect(covered.view).toMatchObject({ hand: [] });
    expect(covered.offers).toEqual([ASK]);
  });
});
