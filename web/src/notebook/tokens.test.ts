import { describe, expect, test } from 'vitest';
import type { AskedRow, GroupView, Token } from '../api/types';
import { possibleTokens, answerOf } from './tokens';

const view = (change: Partial<GroupView> = {}): GroupView =>
  ({
    kind: 'group',
    seat: 0,
    seats: 4,
    owners: [0, 1, 2, 3],
    hand: [['B', 3]],
    asked: [],
    wrong_calls: [],
    code_shape: { holes: 5, colours: 'WRGYKB', repeats: true, fewest_empty: 1, most_empty: 1 },
    ...change,
  }) as GroupView;

const TOKENS: Token[] = [
  ['B', 3],
  ['R', 2],
  ['Y', 1],
  ['G', 5],
];

/** A row asked by a seat, with the answers that the tokens of the rulebook's example give. */
const asked = (seat: number, row: string): AskedRow => [
  seat,
  row,
  TOKENS.map((token, board) => (board === seat ? null : answerOf(row, token))),
];

/** The tokens that a board may hold, as text. */
function may(found: ReturnType<typeof possibleTokens>, board: number): string[] {
  const possible = found.boards.get(board)!;
  return Object.entries(possible).flatMap(([colour, places]) =>
    places.flatMap((there, at) => (there ? [`${colour}${at + 1}`] : [])),
  );
}

describe('the tokens of the others', () => {
  test('G2: one’s own number is nobody else’s', () => {
    const found = possibleTokens(view());
    expect([...found.boards.keys()]).toEqual([1, 2, 3]);
    expect(may(found, 1)).toHaveLength(6 * 4);
    expect(may(found, 1).some((token) => token.endsWith('3'))).toBe(false);
  });

  test('G5: a board is known by its own answers alone', () => {
    const found = possibleTokens(view({ asked: [asked(0, 'YR.WK')] }));
    expect(may(found, 1)).toEqual(['W4', 'R2', 'Y1', 'K5']); // black
    expect(may(found, 3).every((token) => 'GB'.includes(token[0]!))).toBe(true); // nothing
  });

  test('what one board is sure to hold, no other can', () => {
    const rows = [asked(0, 'YR.WK'), asked(0, 'GR.GG')];
    const found = possibleTokens(view({ asked: rows }));
    expect(may(found, 1)).toEqual(['R2']);
    expect(may(found, 2).some((token) => token.endsWith('2'))).toBe(false);
  });

  test('the asker’s own board says nothing of itself', () => {
    const before = possibleTokens(view());
    const found = possibleTokens(view({ asked: [asked(1, 'WWWWR')] }));
    expect(may(found, 1).length).toBe(may(before, 1).length);
  });

  test('G8: a wrong call is not the code', () => {
    const rows = [asked(0, 'YR.WK'), asked(0, 'GR.GG'), asked(0, 'Y..WG')];
    const open = possibleTokens(view({ asked: rows }));
    const row = 'YRB.G';
    expect(open.codes).toBeGreaterThan(0);
    expect(possibleTokens(view({ asked: rows, wrong_calls: [[1, row]] })).codes).toBe(open.codes - 1);
  });

  test('what was dealt is never crossed out', () => {
    const rows = ['WWRRG', 'YRBK.', 'GYRB.', 'R.YYG'].map((row, at) => asked(at, row));
    for (let count = 0; count <= rows.length; count++) {
      const found = possibleTokens(view({ asked: rows.slice(0, count) }));
      for (const board of [1, 2, 3]) expect(may(found, board)).toContain(TOKENS[board]!.join(''));
    }
  });

  test('two boards each: both boards of the other have a page', () => {
    const two = view({
      seats: 2,
      owners: [0, 0, 1, 1],
      seat: 1,
      hand: [
        ['B', 3],
        ['W', 1],
      ],
    });
    expect([...possibleTokens(two).boards.keys()]).toEqual([0, 1]);
  });

  test('answers that cannot all be right leave nothing', () => {
    const wrong: AskedRow[] = [
      [0, 'RRRRR', [null, 'none', 'none', 'none']],
      [2, 'RRRRR', ['none', 'white', null, 'none']],
    ];
    expect(possibleTokens(view({ asked: wrong })).codes).toBe(0);
  });
});
