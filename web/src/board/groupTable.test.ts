import { describe, expect, test } from 'vitest';
import type { GroupAttempt, GroupView } from '../api/types';
import { answerers, boardCount, boardsOf, cellOf, isWrong, knownPlaces, linesOf, sideOf } from './groupTable';
import { clockwise } from './seating';
import { nameLines } from '../table/names';

const view = (change: Partial<GroupView> = {}): GroupView =>
  ({
    kind: 'group',
    seat: 1,
    seats: 4,
    owners: [0, 1, 2, 3],
    hand: [['R', 3]],
    code_shape: { holes: 5, colours: 'WRGYKB', repeats: true, fewest_empty: 1, most_empty: 1 },
    ...change,
  }) as GroupView;

describe('around the table', () => {
  test('whoever has the screen sits in front, and the next to move on the left', () => {
    expect(clockwise(4, 2)).toEqual([2, 3, 0, 1]);
    expect([2, 3, 0, 1].map((seat) => sideOf(seat, 4, 2))).toEqual(['south', 'west', 'north', 'east']);
    expect([0, 1].map((seat) => sideOf(seat, 2, 1))).toEqual(['east', 'west']);
    expect([0, 1, 2].map((seat) => sideOf(seat, 3, null))).toEqual(['south', 'west', 'east']);
  });

  test('one sees the tokens of one’s own boards alone', () => {
    expect(boardsOf(view(), null).map(({ token }) => token)).toEqual([null, ['R', 3], null, null]);
    expect(boardsOf(view({ seat: null, hand: [] }), null).every(({ token }) => token === null)).toBe(true);
  });

  test('two boards belong to a seat where two were agreed on', () => {
    const two = view({
      seats: 2,
      owners: [0, 0, 1, 1],
      hand: [
        ['R', 3],
        ['W', 1],
      ],
    });
    expect(boardsOf(two, null).map(({ seat, own }) => [seat, own])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
    expect(knownPlaces(two, null)).toEqual(['W', null, 'R', null, null]);
  });

  test('one board may stand against two', () => {
    const boards = boardsOf(view({ seats: 2, owners: [0, 1, 1] }), null);
    expect(boards.map(({ seat, own }) => [seat, own])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    expect([0, 1].map((seat) => boardCount(boards, seat))).toEqual([1, 2]);
    const first = boardsOf(view({ seats: 2, owners: [0, 0, 1] }), null);
    expect(first.map(({ seat, own, token }) => [seat, own, token])).toEqual([
      [0, 0, null],
      [0, 1, null],
      [1, 0, ['R', 3]],
    ]);
  });

  test('after the reveal everything is open', () => {
    const over = { code: 'W.RGB', hands: [[['W', 1]], [['R', 3]], [['G', 4]], [['B', 5]]] } as unknown;
    expect(knownPlaces(view(), over as GroupAttempt).join('')).toBe('W.RGB');
    expect(boardsOf(view(), over as GroupAttempt)[3]?.token).toEqual(['B', 5]);
  });

  test('the asker answers nothing, and who has not answered yet is shown as such', () => {
    const boards = boardsOf(view(), null);
    const row = [0, 'WRG.Y', [null, 'black', null, 'none']] as Parameters<typeof cellOf>[0];
    expect(boards.map((board) => cellOf(row, board))).toEqual(['asks', 'black', 'open', 'none']);
  });

  test('a wrong answer is pointed at in its row alone', () => {
    const boards = boardsOf(view(), null);
    const wrong = (row: number, board: number) =>
      isWrong([[1, 0, 2, 'white', 'black']], row, boards[board]!, [null, 'white', 'white', 'none']);
    expect(wrong(2, 1)).toBe(true);
    expect(wrong(2, 2)).toBe(false);
    expect(wrong(1, 1)).toBe(false);
  });

  test('a row is answered from the left of whoever asks; a spectator sees the answers of all', () => {
    const boards = boardsOf(view({ seats: 3, owners: [0, 1, 1, 2] }), null);
    expect(answerers(boards, 3, 1).map(({ board }) => board)).toEqual([3, 0]);
    expect(answerers(boards, 3, 2).map(({ board }) => board)).toEqual([0, 1, 2]);
    expect(answerers(boards, 3, null).map(({ board }) => board)).toEqual([0, 1, 2, 3]);
  });

  test('a board has the rows that its player asked, with their numbers', () => {
    const asked = [0, 1, 0].map((seat) => [seat, 'WRG.Y', []]) as Parameters<typeof linesOf>[0];
    expect(linesOf(asked, 0).map(({ number }) => number)).toEqual([1, 3]);
    expect(linesOf(asked, null).map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});

describe('a name above a column', () => {
  test.each([
    ['Ada', ['Ada']],
    ['Otto (2)', ['Otto', '(2)']],
    ['Bartholomew (bot) (2)', ['Barth.', '(bot) (2)']],
    ['Bartholomew', ['Barth-', 'olomew']],
    ['Bartholomew (2)', ['Barth.', '(2)']],
    ['Anna Lena', ['Anna', 'Lena']],
    ['Wolfeschlegelsteinhausen', ['Wolfe-', 'schle.']],
    ['Anna Magdalena Bach', ['Anna', 'Magda.']],
  ])('%s', (name, lines) => expect(nameLines(name, 6)).toEqual(lines));

  test('names that differ by their number alone can be told apart', () => {
    const [one, two] = ['Bartholomew (2)', 'Bartholomew (3)'].map((name) => nameLines(name, 6).join(' '));
    expect(one).not.toBe(two);
  });
});
