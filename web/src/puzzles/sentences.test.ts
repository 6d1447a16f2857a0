import { expect, test } from 'vitest';
import type { Deduction, Fact, RowChoice } from '../api/types';
import { objectionSentences, ratingSentence, stepSentences, verdictOf, whySentence } from './sentences';

// Without a language every message is its name.
const hole = (number: number, colour: string, is: boolean): Fact => ({
  fact: 'hole',
  hole: number,
  colour,
  is,
  rows: [1],
});
const colour = (least: number, most: number): Fact => ({
  fact: 'colour',
  colour: 'R',
  least,
  most,
  rows: [1],
});
const step = (facts: Fact[], with_known = false): Deduction => ({ rows: [1, 3], facts, with_known });
const choice = (change: Partial<RowChoice>): RowChoice => ({
  row: 'RGBY',
  rows_to_go: 2,
  cost: 0,
  may_be_code: false,
  keys: 5,
  codes_after: 2,
  ...change,
});

test('an answer is spoken against by the first row with its reason, and by the others', () => {
  const against = (row: number) => ({
    row,
    earned: [2, 0] as [number, number],
    given: [1, 1] as [number, number],
  });
  expect(objectionSentences([])).toEqual([]);
  expect(objectionSentences([against(2)])).toHaveLength(1);
  expect(objectionSentences([against(2), against(3), against(4)])).toHaveLength(2);
});

test('what is not in a hole is said once for each hole, after everything else', () => {
  const facts = [
    hole(2, 'R', false),
    hole(1, 'R', false),
    hole(2, 'G', false),
    colour(0, 2),
    hole(3, 'B', true),
  ];
  const said = stepSentences(step(facts), 1, 4);
  expect(said.facts.map((sentence) => sentence.split(' ')[0])).toEqual([
    'puzzles-fact-most',
    'puzzles-fact-hole',
    'puzzles-fact-hole-not',
    'puzzles-fact-hole-not',
  ]);
  expect(said.title).toContain('puzzles-step');
  expect(stepSentences(step([], true), 1, 4).title).toContain('puzzles-step-known');
});

test('how many pegs a colour has is said in the shortest way', () => {
  const said = (least: number, most: number) => stepSentences(step([colour(least, most)]), 1, 4).facts[0];
  expect([said(0, 0), said(1, 1), said(0, 2), said(1, 2), said(1, 4)]).toEqual([
    'puzzles-fact-none',
    'puzzles-fact-exactly',
    'puzzles-fact-most',
    'puzzles-fact-between',
    'puzzles-fact-least',
  ]);
});

test('a rating moves, or stays where the puzzle was known', () => {
  expect(ratingSentence({ percent: 100, rating: 930, change: 30 }, true)).toContain('puzzles-rating-now');
  expect(ratingSentence({ percent: 100, rating: 930, change: 0 }, false)).toContain('puzzles-rating-stays');
});

test('why a row is better: fewer codes, or it may be the code, or more keys, or what comes later', () => {
  const best = choice({});
  expect(whySentence(best, choice({ codes_after: 3 }))).toContain('puzzles-why-codes');
  expect(whySentence(choice({ may_be_code: true }), best)).toContain('puzzles-why-code');
  expect(whySentence(best, choice({ keys: 4 }))).toContain('puzzles-why-keys');
  expect(whySentence(best, choice({ codes_after: 1 }))).toContain('puzzles-why-later');
  // Where two decimals show no difference, fewer codes are no reason.
  expect(whySentence(best, choice({ codes_after: 2.01 }))).toContain('puzzles-why-later');
});

test('a choice is judged only where one was made', () => {
  const worth = [choice({}), choice({ cost: 0.5 })];
  expect(verdictOf(worth, null)).toBe('');
  expect(verdictOf(worth, 1)).toContain('puzzle-row-right');
  expect(verdictOf(worth, 2)).toContain('puzzle-row-wrong');
});
