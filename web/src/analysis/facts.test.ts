import { expect, test } from 'vitest';
import type { Fact } from '../api/types';
import { isWeak, usefulFacts } from './facts';

const colour = (letter: string, least: number, most: number): Fact => ({
  fact: 'colour',
  colour: letter,
  least,
  most,
  rows: [1],
});
const hole = (number: number, letter: string, is: boolean): Fact => ({
  fact: 'hole',
  hole: number,
  colour: letter,
  is,
  rows: [1],
});

test('what says most comes first', () => {
  const facts = [
    colour('R', 0, 2),
    colour('Y', 1, 3),
    hole(1, 'R', false),
    colour('G', 0, 0),
    colour('B', 2, 2),
    hole(3, 'B', true),
  ];
  expect(usefulFacts(facts)).toEqual([facts[5], facts[4], facts[3], facts[1], facts[2], facts[0]]);
});

test('within a kind the tighter fact comes first, and mere limits are weak', () => {
  const facts = [colour('R', 0, 3), colour('Y', 0, 1), colour('G', 1, 3), colour('B', 2, 3)];
  expect(usefulFacts(facts)).toEqual([facts[3], facts[2], facts[1], facts[0]]);
  expect(facts.map(isWeak)).toEqual([true, true, false, false]);
});

test('what follows from a single other fact is left out', () => {
  const facts = [
    colour('G', 0, 0),
    hole(1, 'G', false),
    hole(2, 'B', true),
    hole(2, 'R', false),
    hole(3, 'R', false),
  ];
  expect(usefulFacts(facts)).toEqual([facts[2], facts[0], facts[4]]);
});
