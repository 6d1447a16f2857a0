import { beforeEach, describe, expect, test } from 'vitest';
import type { CodebreakingView, DuelView, GroupView } from '../api/types';
import { autoMark } from './autoNotes.svelte';
import { MAX_ENTRIES, keyOf, readNotes, writeNotes, type NotesOwner } from './storage';
import { cell, withColourToggled, markAt, withMark, next, withoutPage, type Marks } from './marks';
import { searchOf, pagesOf } from './pages';

describe('marks', () => {
  test('go round: possible, out, sure, possible', () => {
    expect(next('possible')).toBe('out');
    expect(next('out')).toBe('sure');
    expect(next('sure')).toBe('possible');
  });

  test('a possible one is not written down', () => {
    const at = cell('code', 'R', 2);
    const out = withMark({}, at, 'out');
    expect(markAt(out, at)).toBe('out');
    expect(withMark(out, at, 'possible')).toEqual({});
  });

  test('a colour is crossed out everywhere, and back', () => {
    const some = withMark({}, cell('code', 'R', 0), 'sure');
    const out = withColourToggled(some, 'code', 'R', 4);
    expect(Object.values(out)).toEqual(['out', 'out', 'out', 'out']);
    expect(withColourToggled(out, 'code', 'R', 4)).toEqual({});
  });

  test('one page is cleared and the others are not', () => {
    const both: Marks = { [cell('board1', 'R', 0)]: 'out', [cell('board11', 'R', 0)]: 'out' };
    expect(withoutPage(both, 'board1')).toEqual({ [cell('board11', 'R', 0)]: 'out' });
  });
});

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

describe('notes that are kept', () => {
  const owner: NotesOwner = { address: 'p25bm5p88w2s', seat: 1, round: 2, attempt: 1 };
  const marks: Marks = { [cell('code', 'R', 0)]: 'out' };
  let storage: MemoryStorage;
  beforeEach(() => (storage = new MemoryStorage()));

  test('are there again for the same seat, round and attempt', () => {
    writeNotes(owner, marks, storage);
    expect(readNotes(owner, storage)).toEqual(marks);
  });

  test('are of one person: another seat at the same screen has its own', () => {
    writeNotes(owner, marks, storage);
    expect(readNotes({ ...owner, seat: 0 }, storage)).toEqual({});
    expect(readNotes({ ...owner, address: 'another' }, storage)).toEqual({});
  });

  test('are gone with the next attempt, and do not come back', () => {
    writeNotes(owner, marks, storage);
    expect(readNotes({ ...owner, attempt: 2 }, storage)).toEqual({});
    expect(readNotes({ ...owner, round: 3 }, storage)).toEqual({});
    writeNotes({ ...owner, round: 3 }, {}, storage);
    expect(readNotes(owner, storage)).toEqual({});
    expect(storage.length).toBe(1);
  });

  test('are pruned, the oldest first, and nothing else is', () => {
    storage.setItem('keypeg.settings', '{}');
    for (let table = 0; table <= MAX_ENTRIES; table++)
      writeNotes({ ...owner, address: `t${table}` }, marks, storage, table);
    expect(storage.length).toBe(MAX_ENTRIES + 1);
    expect(storage.getItem(keyOf({ ...owner, address: 't0' }))).toBeNull();
    expect(storage.getItem(keyOf({ ...owner, address: 't1' }))).not.toBeNull();
    expect(storage.getItem('keypeg.settings')).toBe('{}');
  });

  test('that cannot be read are none', () => {
    storage.setItem(keyOf(owner), '{"marks":');
    expect(readNotes(owner, storage)).toEqual({});
    storage.setItem(keyOf(owner), '7');
    expect(readNotes(owner, storage)).toEqual({});
  });
});

const shape = { holes: 4, colours: 'RYGB', repeats: true, fewest_empty: 0, most_empty: 0 };

describe('pages', () => {
  test('a codebreaker has one, a codemaker and an onlooker none', () => {
    const view = (seat: number | null) =>
      ({ kind: 'codebreaking', seat, codemaker: 0, code: 'RRRR', board: [], code_shape: shape }) as unknown;
    expect(pagesOf(view(1) as CodebreakingView)).toEqual([
      { id: 'code', board: null, letters: [...'RYGB'], places: 4 },
    ]);
    expect(pagesOf(view(0) as CodebreakingView)).toEqual([]);
    expect(pagesOf(view(null) as CodebreakingView)).toEqual([]);
  });

  test('an empty hole is a colour where it may be in the code', () => {
    const view = {
      kind: 'codebreaking',
      seat: 1,
      codemaker: 0,
      board: [],
      code_shape: { ...shape, most_empty: 4 },
    };
    expect(pagesOf(view as unknown as CodebreakingView)[0]?.letters).toEqual([...'RYGB.']);
  });

  test('in a duel one takes notes of what one hunts, never of the other’s hunt', () => {
    const four = { ...shape, holes: 5 };
    const view = {
      kind: 'duel',
      seat: 1,
      code: 'RRRRR',
      boards: [
        [['RRRR', [4, 0]]],
        [
          ['GGGGG', [1, 0]],
          ['GBBBB', null],
        ],
      ],
      shapes: [shape, four],
    } as unknown as DuelView;
    expect(searchOf(view)).toEqual({ shape: four, rows: [['GGGGG', [1, 0]]] });
  });

  test('in the group box there is one for each board of the others, clockwise', () => {
    const view = {
      kind: 'group',
      seat: 1,
      seats: 4,
      owners: [0, 1, 2, 3],
      code_shape: { ...shape, holes: 5 },
    };
    expect(pagesOf(view as unknown as GroupView).map(({ board }) => board)).toEqual([2, 3, 0]);
    const two = { ...view, seat: 0, seats: 2, owners: [0, 0, 1, 1] };
    expect(pagesOf(two as unknown as GroupView).map(({ board }) => board)).toEqual([2, 3]);
    const against = { ...view, seat: 0, seats: 2, owners: [0, 1, 1] };
    expect(pagesOf(against as unknown as GroupView).map(({ board }) => board)).toEqual([1, 2]);
    expect(pagesOf({ ...view, seat: null } as unknown as GroupView)).toEqual([]);
  });
});

describe('an automatic note', () => {
  const possible = { R: [true, false], G: [true, true], B: [false, false] };

  test('of a place of the code is sure where one colour is left there', () => {
    expect(autoMark(possible, 'G', 1, 'place')).toBe('sure');
    expect(autoMark(possible, 'G', 0, 'place')).toBe('possible');
    expect(autoMark(possible, 'B', 0, 'place')).toBe('out');
  });

  test('of a board is sure where one token is left', () => {
    expect(autoMark(possible, 'G', 1, 'page')).toBe('possible');
    expect(autoMark({ R: [false, false], G: [false, true] }, 'G', 1, 'page')).toBe('sure');
  });

  test('that is not there yet leaves everything possible', () => {
    expect(autoMark(undefined, 'G', 1, 'place')).toBe('possible');
  });
});
