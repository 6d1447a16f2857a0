import { expect, test } from 'vitest';
import type { BoardAttempt, GroupAttempt } from '../api/types';
import { keyMarks, namesForOthers, rowsAsText } from './summary';

const classic = {
  kind: 'boards',
  boards: [
    [
      ['RRGG', [1, 2]],
      ['RGBY', null],
    ],
    [],
  ],
} as unknown as BoardAttempt;

test('whoever shares a match has a name for others', () => {
  expect(namesForOthers(['seat-you', 'Bibi'], 'Ada')).toEqual(['Ada', 'Bibi']);
  expect(namesForOthers(['seat-you', 'Bibi'], '')).toEqual(['guest-name', 'Bibi']);
});

test('a key is as many marks as there are holes, reds first', () => {
  expect(keyMarks([1, 2], 4)).toBe('🟥⚪⚪▫️');
  expect(keyMarks([0, 0], 5)).toBe('▫️▫️▫️▫️▫️');
});

test('rows give no colour away unless that is wanted', () => {
  expect(rowsAsText(classic, false)).toEqual(['1 🟥⚪⚪▫️', '2']);
  expect(rowsAsText(classic, true)).toEqual(['1 RRGG 🟥⚪⚪▫️', '2 RGBY']);
});

test('the rows of a duel stand side by side', () => {
  const duel = {
    ...classic,
    boards: [
      [['RRRRR', [1, 0]]],
      [
        ['GGGGG', [0, 0]],
        ['BBBBB', [5, 0]],
      ],
    ],
  } as BoardAttempt;
  expect(rowsAsText(duel, false)).toEqual(['1 🟥▫️▫️▫️▫️   ▫️▫️▫️▫️▫️', '2    🟥🟥🟥🟥🟥']);
});

test('a question of the group has a mark a board', () => {
  const group = { kind: 'group', asked: [[0, 'W.R..', [null, 'black', 'none']]] } as unknown as GroupAttempt;
  expect(rowsAsText(group, true)).toEqual(['1 W.R..  🟥▫️']);
});
