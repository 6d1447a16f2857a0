import { describe, expect, test } from 'vitest';
import type { Shape } from '../api/types';
import { Draft } from './draft.svelte';

const shape = (change: Partial<Shape> = {}): Shape => ({
  holes: 4,
  colours: 'RYGBWK',
  repeats: true,
  fewest_empty: 0,
  most_empty: 0,
  ...change,
});

describe('a draft', () => {
  test('fills from the left and is complete when it is full', () => {
    const draft = new Draft(shape());
    for (const colour of 'RRG') draft.put(colour);
    expect(draft.complete).toBe(false);
    draft.put('B');
    expect(draft.row).toBe('RRGB');
    expect(draft.complete).toBe(true);
  });

  test('goes on at the next empty hole, going round', () => {
    const draft = new Draft(shape());
    draft.put('R', 2);
    expect(draft.cursor).toBe(3);
    draft.put('G');
    expect(draft.cursor).toBe(0);
  });

  test('moves a colour that may stand once instead of doubling it', () => {
    const draft = new Draft(shape({ repeats: false }));
    draft.put('R', 0);
    draft.put('R', 3);
    expect(draft.row).toBe('...R');
  });

  test('is complete with empty holes where the offer allows them', () => {
    const draft = new Draft(shape({ holes: 5, fewest_empty: 1, most_empty: 1 }));
    for (const colour of 'WRG') draft.put(colour);
    expect(draft.complete).toBe(false);
    draft.put('Y');
    expect(draft.complete).toBe(true);
    expect(draft.row).toBe('WRGY.');
    draft.put('K');
    expect(draft.complete).toBe(false);
  });

  test('takes back step by step', () => {
    const draft = new Draft(shape());
    draft.put('R');
    draft.move(0, 2);
    draft.copy('GGGG');
    expect(draft.row).toBe('GGGG');
    draft.undo();
    expect(draft.row).toBe('..R.');
    draft.undo();
    expect(draft.row).toBe('R...');
    draft.undo();
    expect(draft.pegs).toBe(0);
    expect(draft.undoable).toBe(false);
  });

  test('takes back the place of the next peg, too', () => {
    const draft = new Draft(shape());
    for (const colour of 'RRRR') draft.put(colour);
    for (let step = 0; step < 4; step++) draft.undo();
    expect(draft.cursor).toBe(0);
    for (const colour of 'RYGB') draft.put(colour);
    expect(draft.row).toBe('RYGB');
  });

  test('keeps what is held for the next row', () => {
    const draft = new Draft(shape());
    draft.copy('RYGB');
    draft.hold(1);
    draft.startNextRow();
    expect(draft.row).toBe('.Y..');
    expect(draft.undoable).toBe(false);
  });

  test('copies of a past row only what fits', () => {
    const draft = new Draft(shape({ repeats: false }));
    draft.copy('RRXG');
    expect(draft.row).toBe('R..G');
  });

  test('recalls past rows, the latest first', () => {
    const draft = new Draft(shape());
    const past = ['RRRR', 'GGGG'];
    expect(draft.recallable(past, 1)).toBe(null);
    draft.recall(past, -1);
    expect(draft.row).toBe('GGGG');
    draft.recall(past, -1);
    draft.recall(past, -1);
    expect(draft.row).toBe('RRRR');
    draft.recall(past, 1);
    expect(draft.row).toBe('GGGG');
    draft.wipe();
    expect(draft.recallable(past, -1)).toBe(1);
    expect(draft.recallable([], -1)).toBe(null);
  });

  test('ignores colours and holes that are not there', () => {
    const draft = new Draft(shape());
    draft.put('P');
    draft.put('R', 9);
    expect(draft.pegs).toBe(0);
  });
});
