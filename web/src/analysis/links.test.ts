import { expect, test, vi } from 'vitest';
import type { Attempt, CodebreakingView, DuelView, GroupView, Row } from '../api/types';
import { analysisLinks } from './links';

vi.mock('../api/boxes.svelte', () => ({
  boxOf: () => ({ options: { rings: { default: 5, values: [5, 4], changes_board: true } } }),
}));

const rows: Row[] = [
  ['RRGG', [1, 1]],
  ['WWKK', null],
];
const single = { kind: 'codebreaking', edition: 'plain', options: { rounds: 2 }, codemaker: 0, board: rows };
const duel = { kind: 'duel', edition: 'pair', options: { rings: 4 }, boards: [rows.slice(0, 1), []] };

test('one board of a codebreaker', () => {
  expect(analysisLinks(single as unknown as CodebreakingView, null)).toEqual([
    { seat: 1, address: '/analyse?box=plain&rows=RRGG-11.WWKK' },
  ]);
});

test('the boards of a duel that have rows, with the options that change them', () => {
  expect(analysisLinks(duel as unknown as DuelView, null)).toEqual([
    { seat: 0, address: '/analyse?box=pair&rings=4&rows=RRGG-11' },
  ]);
});

test('the boards of an attempt that is over', () => {
  const over = { kind: 'boards', boards: [[], [['YYBB', [4, 0]]]] } as unknown as Attempt;
  expect(analysisLinks(single as unknown as CodebreakingView, over)).toEqual([
    { seat: 1, address: '/analyse?box=plain&rows=YYBB-40' },
  ]);
});

test('a group has no such board', () => {
  expect(analysisLinks({ kind: 'group' } as unknown as GroupView, null)).toEqual([]);
});
