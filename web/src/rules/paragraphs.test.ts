import { expect, test } from 'vitest';
import { pieces } from './paragraphs';

test('a paragraph names options and other rules', () => {
  expect(pieces('With `race` (D11) there are no turns.')).toEqual([
    { kind: 'text', text: 'With ' },
    { kind: 'option', text: 'race' },
    { kind: 'text', text: ' (' },
    { kind: 'rule', text: 'D11' },
    { kind: 'text', text: ') there are no turns.' },
  ]);
});

test('nothing is lost, and words are not taken for rules', () => {
  for (const text of ['T9, but with `draw`', 'MASTERMIND, 12 rows', 'C8', '']) {
    const shown = pieces(text).map(({ kind, text }) => (kind === 'option' ? `\`${text}\`` : text));
    expect(shown.join('')).toBe(text);
  }
  expect(pieces('MASTERMIND, 12 rows, DC10, K123')).toHaveLength(1);
});
