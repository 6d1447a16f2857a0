import { expect, test } from 'vitest';
import type { BoardsReview, Hint, RowReview, Shape, View } from '../api/types';
import { askedNumbers, curveOf, heightOf, scaleOf } from './curve';
import { canBeHelped, learned } from './hints.svelte';
import { hintRemarks } from './hintSentences';
import { improvementOf } from './improvements';
import { momentOf } from './moment';
import { Practice, practiceFrom } from './practice.svelte';
import { comparePractice } from './practiceReview';
import { codeRemarks, hadBetter, lineOf, rowRemarks, verdictSentence } from './sentences';

const row = (change: Partial<RowReview> = {}): RowReview => ({
  row: 'RRGG',
  key: [1, 0],
  before: 100,
  after: 25,
  bits: 2,
  expected_bits: 2,
  best: 'RGBY',
  cost: 0,
  exact: true,
  possible: true,
  ruled_out_by: [],
  skill: 99,
  luck: 50,
  verdict: 'best',
  outlook: null,
  best_outlook: null,
  why: null,
  to_go: 3,
  contradiction: [],
  ...change,
});

const review = (rows: RowReview[], change: Partial<BoardsReview> = {}): BoardsReview => ({
  kind: 'boards',
  number: 1,
  outcome: 'found',
  players: [{ seat: 1, role: 'codebreaker', skill: 90, luck: 50, rows, verdict: 'good', costliest: null }],
  mistakes: [],
  codes: [],
  turns: [],
  by: 1,
  without_keys: 0,
  ...change,
});

test('the curve starts with all codes and ends before a row without a key', () => {
  const rows = [
    row({ before: 1296, after: 208, outlook: { codes: 324, keys: 13, largest: 500, possible: true } }),
    row({ before: 208, after: null, key: null }),
  ];
  expect(curveOf(rows)).toEqual([
    { row: 0, left: 1296, expected: null },
    { row: 1, left: 208, expected: 324 },
  ]);
  expect(curveOf([])).toEqual([]);
  expect(scaleOf(1296)).toEqual([1, 10, 100, 1000, 10000]);
  expect([heightOf(1, 1296), heightOf(1296, 1296), heightOf(0, 1296)]).toEqual([0, 1, 0]);
});

test('what decided a round is the row that gave away most, or the key that helped or hurt most', () => {
  expect(momentOf(review([row(), row()]), 1)).toEqual({ kind: 'none' });
  expect(momentOf(review([row(), row({ cost: 0.8 })]), 1)).toEqual({ kind: 'cost', row: 2 });
  expect(momentOf(review([row({ bits: 5 }), row({ cost: 0.8 })]), 1)).toEqual({ kind: 'lucky', row: 1 });
  expect(momentOf(review([row({ bits: 0 })]), 1)).toEqual({ kind: 'unlucky', row: 1 });
  expect(momentOf(review([row({ verdict: 'only', bits: 0 })]), 1)).toEqual({ kind: 'none' });
});

test('a bad result is explained by what went wrong, and a good one by what went well', () => {
  const rows = [row({ bits: 5 }), row({ cost: 0.8 })];
  const code = { seat: 0, code: 'RGBY', breaker: 1, rows: 4, found: true, average_rows: 4.3 };
  const went = (change: object) =>
    momentOf(review(rows, { codes: [{ ...code, ...change }] as BoardsReview['codes'] }), 1).kind;
  expect([went({}), went({ rows: 5 }), went({ found: false })]).toEqual(['lucky', 'cost', 'cost']);
});

test('rows that could tell nothing are named before everything else', () => {
  const empty = row({ outlook: { codes: 4, keys: 1, largest: 4, possible: false } });
  expect(momentOf(review([row({ bits: 5 }), empty, empty]), 1)).toEqual({ kind: 'empty', rows: [2, 3] });
});

test('who could know the code of a group match first, or whether several could', () => {
  const group = (...rows: (number | null)[]) =>
    momentOf(
      { kind: 'group', mistakes: [], certain: rows.map((each, seat) => ({ seat, rows: each })) } as never,
      0,
    );
  expect(group(null, 5, 4)).toEqual({ kind: 'certain', seat: 2, rows: 4 });
  expect(group(4, 5, 4)).toEqual({ kind: 'tied', rows: 4 });
  expect(group(null, null)).toEqual({ kind: 'none' });
});

test('in a duel it is the turn after which most had changed', () => {
  const shares = [0.5, 0.45, 0.8].map((share, at) => ({
    turn: at + 1,
    shares: [1 - share, share],
    chances: [0, 0],
  }));
  const turns = shares as BoardsReview['turns'];
  expect(momentOf(review([row()], { turns, outcome: 'both_found' }), 1)).toEqual({
    kind: 'turn',
    turn: 2,
    from: 0.45,
    to: 0.8,
  });
  const code = { seat: 1, code: 'RGBY', breaker: 0, rows: 3, found: true };
  const lost = { turns, codes: [code] as BoardsReview['codes'] };
  expect(momentOf(review([row()], lost), 1)).toMatchObject({ turn: 3, to: 0 });
});

test('a wrong key comes before everything else', () => {
  const mistake = { marker: 0, breaker: 1, row: 2, given: [1, 0], right: [0, 1] };
  const wrong = { mistakes: [mistake] as BoardsReview['mistakes'] };
  expect(momentOf(review([row({ cost: 2 })], wrong), 1)).toEqual({ kind: 'mistake', row: 3 });
});

test('and so do keys that contradict each other', () => {
  const rows = [row({ cost: 2 }), row({ contradiction: [1, 2] })];
  expect(momentOf(review(rows), 1)).toEqual({ kind: 'contradiction', rows: [1, 2] });
});

test('a row that costs anything had a better one', () => {
  expect(hadBetter(row({ cost: 0 }))).toBe(false);
  expect(hadBetter(row({ cost: 0.004 }))).toBe(true);
  expect(hadBetter(row({ cost: 1, best: null }))).toBe(false);
});

test('a better row is named even where it is hardly better', () => {
  expect(rowRemarks(row({ cost: 0.004, verdict: 'good' }))).toEqual([
    { text: 'review-better-hardly', row: 'RGBY' },
  ]);
  expect(rowRemarks(row())).toEqual([{ text: 'review-best' }]);
});

test('a code is about as hard as the average where two decimals show no difference', () => {
  const code = { seat: 0, code: 'RGBY', breaker: 1, rows: 4, found: true, hardness: 60 };
  const said = (best_rows: number) =>
    codeRemarks({ ...code, best_rows, average_rows: 4.341 }, [], 1).at(-1)?.text;
  expect([said(4.344), said(4.4)]).toEqual(['review-code-average', 'review-code-hard']);
});

test('a good row that is also the best is said to be', () => {
  const hint = (step: number, laid: string) =>
    ({ kind: 'boards', step, row: laid, codes: 9, exact: true, codes_after: null }) as Hint;
  const said = (laid: string) => hintRemarks(hint(4, laid), 4, [hint(3, 'RRGB'), hint(4, laid)])[0]?.text;
  expect([said('RRGB'), said('RGBY')]).toEqual(['hint-same-row', 'hint-best-row']);
});

test('whoever gives up is not praised, and no row decided it', () => {
  const given = review([row({ cost: 2 })], { outcome: 'resigned' });
  const [player] = given.players;
  expect(verdictSentence(given, player!, [])).toBe('coach-stopped');
  expect(lineOf(given, player!, [])).toBe('coach-keys-even');
  expect(verdictSentence({ ...given, by: 0 }, player!, [])).toContain('praise-good');
});

test('a wrong call comes before what the questions were worth', () => {
  const said = (chance: number, right = false) => {
    const call = { row: 'RGB', chance, certain_since: null, right, rivals: 0, codes: 12 };
    const player = { seat: 0, role: 'asker' as const, rows: [], call, skill: 90, verdict: 'good' as const };
    return verdictSentence({ kind: 'group', players: [player] } as never, player, ['Ada']);
  };
  expect([said(0), said(0.1), said(1, true)]).toEqual([
    'coach-call-impossible',
    'coach-call-lost',
    'coach-praise-good',
  ]);
});

const SHAPE: Shape = { holes: 4, colours: 'RYGBWK', repeats: true, fewest_empty: 0, most_empty: 0 };
const position = {
  edition: 'x',
  options: {},
  seat: 1,
  code: 'RYGB',
  shape: SHAPE,
  limit: 3,
  rows: ['RRRR'],
  played: [],
  foundIn: 3,
};

function lay(practice: Practice, laid: string): void {
  [...laid].forEach((letter, hole) => practice.draft.put(letter, hole));
  practice.lay();
}

test('what would have helped most next time', () => {
  const best = { codes: 10, keys: 14, largest: 20, possible: true };
  const laid = (text: string, cost: number, keys: number, possible = true) =>
    row({ row: text, best: 'RYGB', cost, outlook: { ...best, keys, possible }, best_outlook: best });
  const [again, plain, out] = [
    laid('RRRR', 0.9, 1, false),
    laid('RRRR', 0.5, 5),
    laid('RYGW', 0.4, 10, false),
  ];
  expect(improvementOf([again, plain])).toEqual({ kind: 'new', rows: [1] });
  expect(improvementOf([plain, again, plain])).toEqual({ kind: 'mix', rows: [1, 3] });
  expect(improvementOf([plain, out, out])).toEqual({ kind: 'fit', rows: [2, 3] });
  expect([
    improvementOf([]),
    improvementOf([laid('RRRR', 0.2, 5)]),
    improvementOf([laid('RYGW', 2, 10)]),
  ]).toEqual([null, null, null]);
});

test('practice goes on from the position, is marked, and is compared with the match', () => {
  const practice = new Practice(position);
  expect([practice.from, practice.rows]).toEqual([2, [['RRRR', [1, 0]]]]);
  practice.lay(); // not complete
  expect(practice.rows).toHaveLength(1);
  lay(practice, 'RYGB');
  expect(practice.result).toEqual({ kind: 'sooner', rows: 2, by: 1 });
  practice.repeat();
  expect([practice.result, practice.rows.length, practice.tries]).toEqual([null, 1, 2]);
  lay(practice, 'BGYR');
  expect(practice.rows[1]).toEqual(['BGYR', [0, 4]]);
  lay(practice, 'WWWW');
  expect(practice.result).toEqual({ kind: 'not' });
  practice.lay();
  expect(practice.rows).toHaveLength(3);
});

test('a row that is typed is laid in practice if it has the shape', () => {
  const practice = new Practice(position);
  for (const wrong of ['RYG', 'RYGX', 'RYGBB', 'RY.B']) expect(practice.layTyped(wrong)).toBe(false);
  expect(practice.rows).toHaveLength(1);
  expect(practice.layTyped('BGYR')).toBe(true);
  expect(practice.rows[1]).toEqual(['BGYR', [0, 4]]);
});

test('the rows of practice are compared with those of the match', () => {
  const [then, now] = [
    [row({ skill: 40 }), row({ skill: 61 })],
    [row({ skill: 90, to_go: 2.5 }), row({ skill: null })],
  ];
  expect(comparePractice(2, now, then)).toEqual({ from: 2, rows: now, lines: ['try-skill', 'try-to-go'] });
  expect(comparePractice(2, now, []).lines).toEqual(['try-skill-alone', 'try-to-go']);
  expect(comparePractice(2, [row({ skill: null, to_go: null })], then).lines).toEqual([]);
});

test('practice says how it went where the match did not find the code, or found it sooner', () => {
  const not = new Practice({ ...position, foundIn: null });
  lay(not, 'RYGB');
  expect(not.result).toEqual({ kind: 'first', rows: 2 });
  const sooner = new Practice({ ...position, foundIn: 2 });
  lay(sooner, 'RYWW');
  lay(sooner, 'RYGB');
  expect(sooner.result).toEqual({ kind: 'later', rows: 3, by: 1 });
});

test('practice has the rows before the one that is tried again, and needs the code', () => {
  const view = { kind: 'codebreaking', edition: 'x', row_shape: SHAPE, row_limit: 10 } as View;
  const rows = [row({ row: 'RRRR' }), row({ row: 'GGGG' }), row({ row: 'RYGB' })];
  const codes = [{ seat: 0, code: 'RYGB', breaker: 1, rows: 3, found: true }] as BoardsReview['codes'];
  const reviewed = review(rows, { codes });
  const practice = practiceFrom(reviewed, view, reviewed.players[0]!, 1);
  expect(practice?.position).toMatchObject({ rows: ['RRRR'], code: 'RYGB', foundIn: 3, limit: 10 });
  const open = review(rows);
  expect(practiceFrom(open, view, open.players[0]!, 1)).toBeNull();
});

const view = (change: object): View =>
  ({
    kind: 'codebreaking',
    options: {},
    winners: [],
    hidden: true,
    codemaker: 0,
    board: [],
    past: [],
    earlier: 0,
    ...change,
  }) as unknown as View;

test('only whoever looks for a code can have a hint, where hints are allowed', () => {
  expect(canBeHelped(view({}), 1)).toBe(true);
  expect(canBeHelped(view({}), 0)).toBe(false);
  expect(canBeHelped(view({ hidden: false }), 1)).toBe(false);
  expect(canBeHelped(view({ options: { hints: 'forbidden' } }), 1)).toBe(false);
  expect(canBeHelped(view({ kind: 'duel', hidden: [true, false] }), 1)).toBe(false);
  expect(canBeHelped(view({ kind: 'group', dealt: true, out: [false, true] }), 0)).toBe(true);
  expect(canBeHelped(view({ kind: 'group', dealt: true, out: [false, true] }), 1)).toBe(false);
});

test('a hint is out of date once the seat has learned something', () => {
  const before = learned(view({ board: [['RRRR', null]] }), 1);
  expect(learned(view({ board: [] }), 1)).toBe(before);
  expect(learned(view({ board: [['RRRR', [0, 0]]] }), 1)).not.toBe(before);
  const duel = (mine: unknown, other: unknown) =>
    learned(view({ kind: 'duel', boards: [[['RRRR', other]], [['RRRR', mine]]] }), 1);
  expect(duel(null, [1, 0])).toBe(duel(null, null));
  expect(duel([1, 0], null)).not.toBe(duel(null, null));
});

test('the questions of a player have their numbers on the table', () => {
  const asker = { seat: 2, role: 'asker', rows: [{}, {}] } as never;
  const asked = [[0], [2], [1], [2]];
  expect(askedNumbers({ kind: 'group', asked } as never, asker)).toEqual([2, 4]);
  expect(askedNumbers(null, asker)).toEqual([1, 2]);
});
