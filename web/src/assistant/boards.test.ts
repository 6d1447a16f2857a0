// The boards of the roles, without a server: what they keep, what they undo, and the keys that they give.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Box, PositionAnalysis } from '../api/types';
import { CodemakerBoard, summary } from './codemaker.svelte';
import { conceal } from './codes';
import { hintSteps } from './hintSteps';
import { KeptBoard } from './keptBoard.svelte';
import { readMeasures, readPosition } from './kept';
import { MarkerBoard } from './marker.svelte';
import { likeliestMends } from './mends';
import { isBegun } from './storage';

vi.mock('../api/boxes.svelte', () => ({ boxOf: () => undefined }));
vi.mock('../words/words.svelte', () => ({
  say: (id: string) => id,
  has: () => false,
  fetchRefusals: async () => {},
}));
vi.mock('../app/settings.svelte', () => ({ settings: { lastBox: 'many' } }));

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));

const SHAPE = { holes: 4, colours: 'RYGBWK', repeats: true, fewest_empty: 0, most_empty: 0 };
const MEASURES = { row_shape: SHAPE, code_shape: SHAPE, row_limit: 3 };
const BOXES = {
  plain: { kind: 'codebreaking', options: { size: {} } },
  many: { kind: 'group', options: {} },
} as unknown as Record<string, Box>;
const START = { edition: 'plain', options: {}, seat: 0, rows: [], open: null, measures: MEASURES };

const keep = (role: string, state: object) =>
  kept.set(`keypeg.assistant.${role}`, JSON.stringify({ ...START, ...state }));
const read = (role: string) => JSON.parse(kept.get(`keypeg.assistant.${role}`)!) as Record<string, unknown>;

function begun<Board extends KeptBoard>(board: Board): Board {
  board.begin();
  board.load();
  return board;
}

/** Put the pegs of a row into the open row. */
function put(board: KeptBoard, row: string): void {
  for (const letter of row) board.draft.put(letter);
  board.takeDraft();
}

beforeEach(() => kept.clear());

test('a board without anything kept begins with a box that has one', () => {
  const board = begun(new KeptBoard(BOXES, 'adviser'));
  expect(board.position.edition).toBe('plain');
  expect(board.shape).toBeNull();
  expect(isBegun('adviser')).toBe(false);
});

test('rows go on where they were, without a connection', () => {
  keep('adviser', { rows: [['RRYY', [1, 1]]], open: 'RGBB' });
  const board = begun(new KeptBoard(BOXES, 'adviser'));
  expect(board.draft.row).toBe('RGBB');
  board.setKey(1, [0, 2]);
  expect(read('adviser')).toMatchObject({
    rows: [
      ['RRYY', [1, 1]],
      ['RGBB', [0, 2]],
    ],
    open: null,
  });
  expect(isBegun('adviser')).toBe(true);
});

test('rows that do not fit the board are left out', () => {
  keep('adviser', {
    rows: [
      ['RRY', [1, 1]],
      ['RRYY', [3, 1]],
      ['RRYY', [1, 1]],
    ],
  });
  expect(begun(new KeptBoard(BOXES, 'adviser')).position.rows).toEqual([['RRYY', [1, 1]]]);
});

test.each([
  null,
  'text',
  { edition: 'gone' },
  { edition: 'many', options: {}, rows: [] },
  { edition: 'plain', options: { other: 1 }, rows: [] },
  { edition: 'plain', options: {}, rows: [['RRYY', [1]]] },
  { edition: 'plain', options: {}, rows: 'RRYY' },
])('%j is no position', (state) => expect(readPosition(state, BOXES)).toBeNull());

test.each([null, {}, { ...MEASURES, row_shape: { holes: 4 } }, { ...MEASURES, row_limit: 'ten' }])(
  '%j are no measures',
  (state) => expect(readMeasures(state)).toBeNull(),
);

test('every step is undone, also starting over, and after a reload the last row', () => {
  keep('adviser', { rows: [['RRYY', [1, 1]]] });
  const board = begun(new KeptBoard(BOXES, 'adviser'));
  board.setKey(0, [2, 0]);
  board.startOver();
  expect(board.position.rows).toEqual([]);
  board.undo();
  expect(board.position.rows).toEqual([['RRYY', [2, 0]]]);
  board.undo();
  expect(board.position.rows).toEqual([['RRYY', [1, 1]]]);
  board.undo();
  expect(board.position.rows).toEqual([]);
  expect(board.undoable).toBe(false);
});

test('the codemaker gives keys, and counts codes that are found and those that are not', () => {
  keep('codemaker', { code: conceal('RGBY') });
  const board = begun(new CodemakerBoard(BOXES, 'codemaker'));
  put(board, 'RRYG');
  board.lay();
  expect(board.position.rows).toEqual([['RRYG', [1, 2]]]);
  put(board, 'RGBY');
  board.lay();
  expect([board.found, board.over, board.canLay]).toEqual([true, true, false]);
  expect(board.score).toEqual([2]);
  board.next();
  expect([board.code, board.position.rows, board.score]).toEqual([null, [], [2]]);
  board.code = 'WWWW';
  board.giveUp();
  board.giveUp();
  expect(board.score).toEqual([2, null]);
  expect(summary(board.score)).toEqual({ codes: 2, found: 1, average: 2 });
  board.startOver();
  expect(board.score).toEqual([]);
});

test('the codemaker ends when no row is left, and goes on after a reload with the same code', () => {
  keep('codemaker', {
    code: conceal('RGBY'),
    rows: [
      ['WWWW', [0, 0]],
      ['KKKK', [0, 0]],
    ],
    score: [4, null],
  });
  const board = begun(new CodemakerBoard(BOXES, 'codemaker'));
  expect(board.code).toBe('RGBY');
  put(board, 'YBGR');
  board.lay();
  expect([board.over, board.found, board.score]).toEqual([true, false, [4, null, null]]);
  const again = begun(new CodemakerBoard(BOXES, 'codemaker'));
  expect([again.over, again.code, again.score]).toEqual([true, 'RGBY', [4, null, null]]);
});

test('rows without their code are of no use', () => {
  keep('codemaker', { code: 'nonsense', rows: [['WWWW', [0, 0]]] });
  expect(begun(new CodemakerBoard(BOXES, 'codemaker')).position.rows).toEqual([]);
});

test('the marker gives keys, also to a row that is changed', () => {
  keep('marker', { code: conceal('RGBY') });
  const board = begun(new MarkerBoard(BOXES, 'marker'));
  put(board, 'RRYG');
  board.lay();
  board.select(0, 1);
  board.draft.put('G');
  board.takeDraft();
  expect(board.position.rows).toEqual([['RGYG', [2, 1]]]);
  expect(board.wrong).toEqual([]);
});

test('the marker names the keys that are wrong, and goes on so', () => {
  keep('marker', {
    code: conceal('RGBY'),
    mode: 'check',
    rows: [
      ['RRYG', [1, 2]],
      ['RGYB', [2, 0]],
    ],
  });
  const board = begun(new MarkerBoard(BOXES, 'marker'));
  expect(board.wrong).toEqual([{ number: 2, given: [2, 0], right: [2, 2] }]);
  board.setKey(1, [2, 2]);
  expect(board.wrong).toEqual([]);
  expect(read('marker')).toMatchObject({ mode: 'check', code: conceal('RGBY') });
  board.chooseMode('mark');
  expect([board.code, board.position.rows]).toEqual([null, []]);
});

test('of the keys that may be wrong, each row has its likeliest', () => {
  const mend = (row: number, codes: number) => ({ row, key: [0, codes] as [number, number], codes });
  const mends = [mend(1, 3), mend(2, 9), mend(1, 5), mend(3, 1), mend(4, 2)];
  expect(likeliestMends(mends)).toEqual([mend(2, 9), mend(1, 5), mend(4, 2)]);
});

test('hints say a little more with each step', () => {
  const row = (letters: string, may: boolean, keys: number) => ({
    row: letters,
    may_be_code: may,
    keys: Array(keys).fill({}),
    codes: 7,
    expected: 5.5,
  });
  const fact = { fact: 'hole', hole: 1, colour: 'R', is: true, rows: [1] };
  const analysis = {
    remaining: 20,
    laid: 2,
    facts: [fact],
    exact: true,
    best: [row('RRRR', false, 9), row('GGGG', true, 4), row('BBBB', true, 6)],
  } as unknown as PositionAnalysis;
  const steps = hintSteps(analysis);
  expect(steps.map(({ step }) => step)).toEqual([1, 2, 3, 4]);
  expect(steps[1]!.fact).toBe(fact);
  expect(steps[2]).toMatchObject({ row: 'BBBB', keys: 6 });
  expect(steps[3]).toMatchObject({ row: 'RRRR', rows_to_go: 3.5, exact: true });
  expect(hintSteps({ ...analysis, best: [] }).map(({ step }) => step)).toEqual([1, 2]);
});
