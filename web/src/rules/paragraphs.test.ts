import { expect, test } from 'vitest';
import { pieces } from './paragraphs';

test('a paragraph names other rules', () => {
  expect(pieces('In a race (D11) there are no turns.')).toEqual([
    { kind: 'text', text: 'In a race (' },
    { kind: 'rule', text: 'D11' },
    { kind: 'text', text: ') there are no turns.' },
  ]);
});

test('nothing is lost, and words are not taken for rules', () => {
  for (const text of ['T9, but usually a draw', 'MASTERMIND, 12 rows', 'C8', ''])
    expect(
      pieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  expect(pieces('MASTERMIND, 12 rows, DC10, K123')).toHaveLength(1);
});
