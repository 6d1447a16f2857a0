import { describe, expect, test } from 'vitest';
import type { BoardAttempt, Frame, GroupAttempt, Row, View } from '../api/types';
import { chaptersOf, stepAt } from './chapters';

const rows: Row[] = [
  ['RRGG', [1, 1]],
  ['RGBY', [4, 0]],
];
const ended = {
  kind: 'boards',
  number: 1,
  outcome: 'found',
  codes: [null, 'RGBY'],
  boards: [rows, []],
  mistakes: [[1, 0, 0, [1, 1], [1, 0]]],
} as unknown as BoardAttempt;

const frame = (number: number, board: Row[], view: object = {}): Frame => ({
  number,
  seat: 0,
  at: null,
  note: number === 2 ? 'a bold row' : null,
  events: [],
  view: {
    kind: 'codebreaking',
    number: 1,
    board,
    code: null,
    past: [],
    winners: [],
    ...view,
  } as unknown as View,
});

const opening = [frame(0, []), frame(1, []), frame(2, rows.slice(0, 1))];
const found = frame(3, [], { number: 2, past: [ended] });

describe('chapters', () => {
  test('end with their attempts; the next begins with an empty board', () => {
    const [first, second] = chaptersOf([
      ...opening,
      found,
      frame(4, [], { number: 2 }),
      frame(5, rows.slice(0, 1), { number: 2 }),
    ]);
    expect(first).toMatchObject({ number: 1, replay: 0, attempt: ended });
    expect(first!.steps).toHaveLength(4);
    expect(first!.steps.map(({ note }) => note)).toEqual([null, null, 'a bold row', null]);
    expect(first!.steps.at(-1)!.over).toBe(ended);
    expect(second).toMatchObject({ number: 2, attempt: null });
    expect(second!.steps.map(({ view }) => (view as { board: Row[] }).board.length)).toEqual([0, 0, 1]);
    expect(second!.steps[0]!.view.past).toEqual([]);
  });

  test('there is none after the match', () => {
    expect(chaptersOf([...opening, frame(3, [], { past: [ended], winners: [0] })])).toHaveLength(1);
  });

  test('count how often a round is played again', () => {
    const again = chaptersOf([...opening, frame(3, [], { past: [ended] }), frame(4, [], { past: [ended] })]);
    expect(again.map(({ number, replay }) => [number, replay])).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
  });
});

describe('before its end', () => {
  const [first] = chaptersOf([...opening, found]);

  test('an attempt shows what an onlooker saw', () => {
    expect(stepAt(first!, 2, false)).toBe(first!.steps[2]);
    expect(stepAt(first!, 2, false).over).toBe(null);
  });

  test('it shows what was hidden to those who want to see it, but not what comes later', () => {
    expect(stepAt(first!, 2, true).over).toMatchObject({
      codes: [null, 'RGBY'],
      boards: [rows.slice(0, 1), []],
      mistakes: [],
    });
    expect(stepAt(first!, 3, true).over).toBe(ended);
  });

  test('in a duel and in a group, too', () => {
    const duel = { kind: 'duel', boards: [rows, rows.slice(0, 1)] } as unknown as View;
    const step = { events: [], note: null, view: duel, over: null };
    const chapter = { number: 1, replay: 0, attempt: { ...ended, boards: [rows, rows] }, steps: [step] };
    expect(stepAt(chapter, 0, true).over).toMatchObject({ boards: [rows, rows.slice(0, 1)] });

    const attempt = {
      kind: 'group',
      code: 'W....',
      asked: [1, 2, 3],
      mistakes: [],
    } as unknown as GroupAttempt;
    const group = { kind: 'group', asked: [1], wrong_calls: [] } as unknown as View;
    const asked = stepAt({ ...chapter, attempt, steps: [{ ...step, view: group }] }, 0, true);
    expect(asked.over).toMatchObject({ code: 'W....', asked: [1] });
  });
});
