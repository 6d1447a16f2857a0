import { describe, expect, test, vi } from 'vitest';
import type { Box, OptionRange, Shape } from '../api/types';
import { analysisAddress, fitting, readAddress, writeAddress, type LaidRow, type Position } from './address';

const box = (options: Record<string, Partial<OptionRange>> = {}) => ({ options }) as unknown as Box;
const BOXES = vi.hoisted(() => ({}) as Record<string, Box>);
vi.mock('../api/boxes.svelte', () => ({ boxOf: (edition: string) => BOXES[edition] }));
Object.assign(BOXES, {
  plain: box({ rounds: { default: 2, least: 2, step: 2 } }),
  wide: box({
    colours: { default: 8, least: 6, most: 8, changes_board: true },
    guesses: { default: 'any', values: ['any', 'as_code'], changes_board: true },
    handicap: { default: null, values: [null, 0, 1], changes_board: true },
    row_limit: { default: 10, least: 1, most: 20 },
    hints: { default: 'allowed', values: ['allowed', 'forbidden'] },
  }),
});

const ROWS: LaidRow[] = [
  ['RRGG', [1, 1]],
  ['W.KK', [0, 0]],
];
const position = (change: Partial<Position> = {}): Position => ({
  edition: 'plain',
  options: {},
  seat: 0,
  rows: [],
  open: null,
  ...change,
});
const read = (search: string) => readAddress(search, BOXES);
const faults = (search: string) => read(search).problems.map(({ kind }) => kind);

describe('a position in an address', () => {
  test('is written with the letters of the record, and without what is usual', () => {
    expect(writeAddress(position())).toBe('/analyse?box=plain');
    expect(writeAddress(position({ rows: ROWS }))).toBe('/analyse?box=plain&rows=RRGG-11.W_KK-00');
    expect(writeAddress(position({ rows: ROWS.slice(0, 1), open: 'Y..B' }))).toBe(
      '/analyse?box=plain&rows=RRGG-11.Y__B',
    );
    expect(writeAddress(position({ edition: 'wide', options: { colours: 6, handicap: 0 }, seat: 1 }))).toBe(
      '/analyse?box=wide&colours=6&handicap=0&seat=1',
    );
  });

  test.each([
    position(),
    position({ rows: ROWS, open: 'RYGB' }),
    position({
      edition: 'wide',
      options: { guesses: 'as_code', handicap: 1, row_limit: 20 },
      seat: 1,
      rows: ROWS,
    }),
  ])('is read as it was written: %j', (written) => {
    expect(read(writeAddress(written).split('?')[1]!)).toEqual({ position: written, problems: [] });
  });

  test('without a box is that of the first one', () => {
    expect(read('')).toEqual({ position: position(), problems: [] });
  });

  test('may be typed in small letters', () => {
    expect(read('?box=plain&rows=rrgg-11.w_kk-00').position.rows).toEqual(ROWS);
  });
});

describe('a bad address', () => {
  test('names what is wrong, and keeps the rows that are fine', () => {
    const { position, problems } = read('?box=plain&rows=RRGG-11.R1GG-11.WWKK.RR-1.W_KK-00');
    expect(position.rows).toEqual(ROWS);
    expect(position.open).toBeNull();
    expect(problems).toEqual([
      { kind: 'row', values: { row: 'R1GG-11', example: 'RYGB-11' } },
      { kind: 'key', values: { row: 'WWKK' } },
      { kind: 'row', values: { row: 'RR-1', example: 'RYGB-11' } },
    ]);
  });

  test.each([
    ['?box=nowhere', ['box']],
    ['?box=constructor', ['box']],
    ['?box=wide&colours=9', ['value']],
    ['?box=wide&colours=6.5', ['value']],
    ['?box=wide&colours=', ['value']],
    ['?box=wide&guesses=some', ['value']],
    ['?box=wide&hints=forbidden', ['option']],
    ['?box=wide&seat=2', ['value']],
    ['?box=plain&colours=6', ['option']],
    ['?box=wide&colours=8&guesses=any', []],
  ])('%s', (search, expected) => {
    expect(faults(search)).toEqual(expected);
    expect(read(search).position.options).toEqual({});
  });

  test('says what is allowed', () => {
    expect(read('?box=wide&colours=9').problems[0]!.values).toEqual({
      option: 'colours=9',
      name: 'colours',
      allowed: '6–8',
    });
    expect(read('?box=wide&guesses=some').problems[0]!.values['allowed']).toBe('any, as_code');
    expect(read('?box=wide&hints=forbidden').problems[0]!.values).toMatchObject({
      option: 'hints=forbidden',
      count: 4,
      allowed: 'colours, guesses, handicap, row_limit',
    });
    expect(read('?box=plain&colours=6').problems[0]!.values).toMatchObject({ count: 0, allowed: '' });
  });

  test('is repeated only in part if it is long', () => {
    expect(read(`?box=${'x'.repeat(500)}`).problems[0]!.values.box).toHaveLength(25);
  });

  test('with too many rows keeps the first ones', () => {
    const { position, problems } = read(`?rows=${Array(25).fill('RRGG-11').join('.')}`);
    expect(position.rows).toHaveLength(20);
    expect(problems).toEqual([{ kind: 'limit', values: { rows: 25, most: 20 } }]);
  });
});

describe('rows that do not fit the board', () => {
  const shape: Shape = { holes: 4, colours: 'RYGBWK', repeats: true, fewest_empty: 0, most_empty: 0 };
  const left = (rows: LaidRow[], change: Partial<Shape> = {}, limit = 10) =>
    fitting(position({ rows }), { ...shape, ...change }, limit);

  test.each<[string, LaidRow, Partial<Shape>, object]>([
    ['length', ['RRGGB', [1, 0]], {}, { letters: 5, holes: 4 }],
    ['colour', ['RRGP', [1, 0]], {}, { letter: 'P', colours: 'R Y G B W K' }],
    ['repeat', ['RRGB', [1, 0]], { repeats: false }, {}],
    ['empty', ['R.GB', [1, 0]], {}, { empty: 1, pegs: 4, most: 4 }],
    ['empty', ['RYGB', [1, 0]], { fewest_empty: 1, most_empty: 1 }, { empty: 0, pegs: 3, most: 3 }],
    ['last', ['RRGG', [3, 1]], {}, { reds: 3, whites: 1, holes: 4 }],
    ['sum', ['RRGG', [3, 2]], {}, { reds: 3, whites: 2, holes: 4 }],
  ])('%s', (kind, row, change, values) => {
    expect(left([row], change).position.rows).toEqual([]);
    const text = `${row[0].replace('.', '_')}-${row[1].join('')}`;
    expect(left([row], change).problems).toEqual([{ kind, values: { row: text, ...values } }]);
  });

  test('the others stay', () => {
    const fine: LaidRow[] = [
      ['RRGG', [4, 0]],
      ['R.GB', [2, 2]],
    ];
    expect(left([fine[0]!, ['RRG', [0, 0]], fine[1]!], { most_empty: 1 }).position.rows).toEqual(fine);
    expect(left(fine, { repeats: false, most_empty: 4 }).position.rows).toEqual([fine[1]]);
  });

  test('those beyond the limit of the box are left out', () => {
    const rows = Array<LaidRow>(3).fill(['RRGG', [1, 0]]);
    expect(left(rows, {}, 2).position.rows).toHaveLength(2);
    expect(left(rows, {}, 2).problems).toEqual([{ kind: 'limit', values: { rows: 3, most: 2 } }]);
  });

  test('an open row that does not fit is not looked at', () => {
    expect(fitting(position({ open: 'RRGG' }), shape, 10).position.open).toBe('RRGG');
    expect(fitting(position({ open: 'RRGG' }), shape, 0).position.open).toBeNull();
    expect(fitting(position({ open: 'RRG' }), shape, 10)).toEqual({
      position: position(),
      problems: [{ kind: 'length', values: { row: 'RRG', letters: 3, holes: 4 } }],
    });
  });
});

describe('the address of a match', () => {
  test('has the options that change the board', () => {
    const options = { rounds: 4, colours: 6, guesses: 'any', hints: 'forbidden', row_limit: 12 };
    expect(analysisAddress('wide', options, ROWS)).toBe(
      '/analyse?box=wide&colours=6&row_limit=12&rows=RRGG-11.W_KK-00',
    );
  });

  test('ends with a row without a key', () => {
    expect(analysisAddress('plain', {}, [ROWS[0]!, ['YYBB', null], ROWS[1]!])).toBe(
      '/analyse?box=plain&rows=RRGG-11.YYBB',
    );
  });

  test('says whose board it is where that matters', () => {
    expect(analysisAddress('wide', { handicap: 1 }, [], 1)).toBe('/analyse?box=wide&handicap=1&seat=1');
    expect(analysisAddress('plain', {}, [], 1)).toBe('/analyse?box=plain');
  });
});
