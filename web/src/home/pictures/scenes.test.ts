import { expect, test } from 'vitest';
import type { Box } from '../../api/types';
import { keyOf } from '../../lesson/pairs';
import { sceneOf } from './scenes';

const SHAPE = { holes: 4, colours: 'RYGBWK', repeats: true, fewest_empty: 0, most_empty: 0 };
const BOX = { code_shape: SHAPE } as Box;

test.each(['classic', 'travel', 'hasbro94', 'super', 'custom', 'duel'])(
  'the keys in the picture of %s are right',
  (edition) => {
    const { code, rows } = sceneOf(edition, BOX);
    expect(rows.length).toBeGreaterThan(0);
    for (const [row, ...key] of rows) expect([row, ...key]).toEqual([row, ...keyOf(row, code)]);
  },
);

test('a box without a scene has an empty board of its shape', () => {
  expect(sceneOf('unheard of', BOX)).toEqual({ code: 'RYGB', rows: [] });
});
