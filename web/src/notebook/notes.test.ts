import { beforeEach, describe, expect, test } from 'vitest';
import type { CodebreakingView, DuelView, GroupView } from '../house/wire';
import { noted } from './automatic.svelte';
import { KEPT, keyOf, readNotes, writeNotes, type Whose } from './kept';
import { cell, crossedOut, markAt, marked, next, withoutPage, type Marks } from './marks';
import { huntOf, pagesOf } from './pages';

describe('marks', () => {
  test('go round: possible, out, sure, possible', () => {
    expect(next('possible')).toBe('out');
    expect(next('out')).toBe('sure');
    expect(next('sure')).toBe('possible');
  });

  test('a possible one is not written down', () => {
    const at = cell('code', 'R', 2);
    const out = marked({}, at, 'out');
    expect(markAt(out, at)).toBe('out');
    expect(marked(out, at, 'possible')).toEqual({});
  });

  test('a colour is crossed out everywhere, and back', () => {
    const some = marked({}, cell('code', 'R', 0), 'sure');
    const out = crossedOut(some, 'code', 'R', 4);
    expect(Object.values(out)).toEqual(['out', 'out', 'out', 'out']);
    expect(crossedOut(out, 'code', 'R', 4)).toEqual({});
  });

  test('one page is cleared and the others are not', () => {
    const both: Marks = { [cell('board1', 'R', 0)]: 'out', [cell('board11', 'R', 0)]: 'out' };
    expect(withoutPage(both, 'board1')).toEqual({ [cell('board11', 'R', 0)]: 'out' });
  });
});

class Shelf implements Storage {
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
  const whose: Whose = { address: 'p25bm5p88w2s', seat: 1, round: 2, attempt: 1 };
  const marks: Marks = { [cell('code', 'R', 0)]: 'out' };
  let shelf: Shelf;
  beforeEach(() => (shelf = new Shelf()));

  test('are there again for the same seat, round and attempt', () => {
    writeNotes(whose, marks, shelf);
    expect(readNotes(whose, shelf)).toEqual(marks);
  });

  test('are of one person: another seat at the same screen has its own', () => {
    writeNotes(whose, marks, shelf);
    expect(readNotes({ ...whose, seat: 0 }, shelf)).toEqual({});
    expect(readNotes({ ...whose, address: 'another' }, shelf)).toEqual({});
  });

  test('are gone with the next attempt, and do not come back', () => {
    writeNotes(whose, marks, shelf);
    expect(readNotes({ ...whose, attempt: 2 }, shelf)).toEqual({});
    expect(readNotes({ ...whose, round: 3 }, shelf)).toEqual({});
    writeNotes({ ...whose, round: 3 }, {}, shelf);
    expect(readNotes(whose, shelf)).toEqual({});
    expect(shelf.length).toBe(1);
  });

  test('are pruned, the oldest first, and nothing else is', () => {
    shelf.setItem('keypeg.settings', '{}');
    for (let table = 0; table <= KEPT; table++)
      writeNotes({ ...whose, address: `t${table}` }, marks, shelf, table);
    expect(shelf.length).toBe(KEPT + 1);
    expect(shelf.getItem(keyOf({ ...whose, address: 't0' }))).toBeNull();
    expect(shelf.getItem(keyOf({ ...whose, address: 't1' }))).not.toBeNull();
    expect(shelf.getItem('keypeg.settings')).toBe('{}');
  });

  test('that cannot be read are none', () => {
    shelf.setItem(keyOf(whose), '{"marks":');
    expect(readNotes(whose, shelf)).toEqual({});
    shelf.setItem(keyOf(whose), '7');
    expect(readNotes(whose, shelf)).toEqual({});
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
    expect(huntOf(view)).toEqual({ shape: four, rows: [['GGGGG', [1, 0]]] });
  });

  test('in the group box there is one for each board of the others, clockwise', () => {
    const view = { kind: 'group', seat: 1, seats: 4, boards_each: 1, code_shape: { ...shape, holes: 5 } };
    expect(pagesOf(view as unknown as GroupView).map(({ board }) => board)).toEqual([2, 3, 0]);
    const two = { ...view, seat: 0, seats: 2, boards_each: 2 };
    expect(pagesOf(two as unknown as GroupView).map(({ board }) => board)).toEqual([2, 3]);
    expect(pagesOf({ ...view, seat: null } as unknown as GroupView)).toEqual([]);
  });
});

describe('an automatic note', () => {
  const possible = { R: [true, false], G: [true, true], B: [false, false] };

  test('of a place of the code is sure where one colour is left there', () => {
    expect(noted(possible, 'G', 1, 'place')).toBe('sure');
    expect(noted(possible, 'G', 0, 'place')).toBe('possible');
    expect(noted(possible, 'B', 0, 'place')).toBe('out');
  });

  test('of a board is sure where one token is left', () => {
    expect(noted(possible, 'G', 1, 'page')).toBe('possible');
    expect(noted({ R: [false, false], G: [false, true] }, 'G', 1, 'page')).toBe('sure');
  });

  test('that is not there yet leaves everything possible', () => {
    expect(noted(undefined, 'G', 1, 'place')).toBe('possible');
  });
});
