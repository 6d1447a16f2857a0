import { describe, expect, test } from 'vitest';
import type { BoardAttempt, CodebreakingView, DuelView, GroupAttempt, GroupView, Row } from '../house/wire';
import { after, chapters } from './steps';

const rows: Row[] = [
  ['RRGG', [1, 1]],
  ['RGBY', [4, 0]],
];
const ended: BoardAttempt = {
  kind: 'boards',
  number: 1,
  outcome: 'found',
  by: 0,
  points: [0, 2],
  rows: [2, 0],
  again: false,
  mistakes: [],
  codes: [null, 'RGBY'],
  boards: [rows, []],
};
const view = {
  kind: 'codebreaking',
  number: 2,
  codemaker: 0,
  code: 'KKKK',
  hidden: true,
  board: rows.slice(0, 1),
  past: [ended],
} as unknown as CodebreakingView;

describe('chapters', () => {
  test('are the attempts that are over, and the one that is not', () => {
    const found = chapters({ view, stage: 'playing' });
    expect(found.map(({ number, steps }) => [number, steps])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(chapters({ view, stage: 'over' })).toHaveLength(1);
  });

  test('count how often a round was played again', () => {
    const again = { ...view, number: 1, past: [ended, ended] };
    expect(chapters({ view: again, stage: 'playing' }).map(({ replay }) => replay)).toEqual([0, 1, 2]);
  });

  test('of a group have a step a question', () => {
    const group = { kind: 'group', number: 1, asked: [[0, 'W....', []]], past: [] } as unknown as GroupView;
    expect(chapters({ view: group, stage: 'playing' })[0]!.steps).toBe(1);
  });
});

describe('before its last row', () => {
  const [first] = chapters({ view, stage: 'over' });

  test('an attempt shows its rows so far and no code', () => {
    const shown = after(view, first!, 1, false);
    expect(shown).toMatchObject({ over: null, view: { codemaker: 1, code: null, board: rows.slice(0, 1) } });
    expect(JSON.stringify(shown.view).replace(JSON.stringify(view.past), '')).not.toContain('RGBY');
  });

  test('it shows the code to those who want to see it', () => {
    expect(after(view, first!, 1, true).over).toMatchObject({
      codes: [null, 'RGBY'],
      boards: [[rows[0]], []],
    });
  });

  test('at its end it is as it ended', () => {
    expect(after(view, first!, 2, false).over).toBe(ended);
  });

  test('of a duel both boards go on together', () => {
    const duel = {
      kind: 'duel',
      seat: 0,
      boards: [[], []],
      down: [true, false],
      covered: 'RRRRR',
      past: [],
    } as unknown as DuelView;
    const over = { ...ended, boards: [rows, rows.slice(0, 1)] };
    const shown = after(duel, { number: 1, replay: 0, over, steps: 2 }, 1, false).view;
    expect(shown).toMatchObject({ boards: [[rows[0]], [rows[0]]], covered: null, down: [false, false] });
  });

  test('of a group no hands are shown', () => {
    const group = { kind: 'group', hand: [['R', 1]], asked: [], past: [] } as unknown as GroupView;
    const over = {
      kind: 'group',
      points: [1, 0],
      asked: [
        [0, 'W....', []],
        [1, 'R....', []],
      ],
    } as unknown as GroupAttempt;
    const shown = after(group, { number: 1, replay: 0, over, steps: 2 }, 1, false);
    expect(shown).toMatchObject({
      over: null,
      view: { hand: [], asked: [[0, 'W....', []]], out: [false, false] },
    });
  });
});
