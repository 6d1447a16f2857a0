// A match row by row: its attempts, and how the table stood after so many rows of one.
import type { Attempt, BoardAttempt, GroupAttempt, Row, Snapshot, View } from '../house/wire';

/** An attempt to look at; the one that is still being played has no end yet. */
export interface Chapter {
  number: number;
  /** How often this round had been tried before. */
  replay: number;
  over: Attempt | null;
  steps: number;
}

/** What the boards are shown: a view, and an attempt that is over where its secrets may be seen. */
export interface Shown {
  view: View;
  over: Attempt | null;
}

export function chapters({ view, stage }: Pick<Snapshot, 'view' | 'stage'>): Chapter[] {
  const past: Chapter[] = view.past.map((over, at) => ({
    number: over.number,
    replay: view.past.slice(0, at).filter(({ number }) => number === over.number).length,
    over,
    steps: rowsOf(over),
  }));
  if (stage !== 'playing') return past;
  const replay = past.filter(({ number }) => number === view.number).length;
  return [...past, { number: view.number, replay, over: null, steps: rowsIn(view) }];
}

const longest = (boards: Row[][]): number => Math.max(0, ...boards.map((rows) => rows.length));

function rowsOf(attempt: Attempt): number {
  return attempt.kind === 'group' ? attempt.asked.length : longest(attempt.boards);
}

function rowsIn(view: View): number {
  if (view.kind === 'group') return view.asked.length;
  return view.kind === 'duel' ? longest(view.boards) : view.board.length;
}

/** Who made the code of an attempt at a single board. */
export function makerOf(view: View, over: BoardAttempt): number {
  const maker = over.codes.findIndex((code) => code !== null);
  if (maker >= 0) return maker;
  return view.kind === 'codebreaking' ? view.codemaker : 0;
}

/** The table after so many rows. Before the last of them only those who want to see the code do. */
export function after(view: View, chapter: Chapter, step: number, codes: boolean): Shown {
  const { over } = chapter;
  if (!over) return { view: trimmed(view, step), over: null };
  if (step >= chapter.steps) return { view, over };
  return codes ? { view, over: cut(over, step) } : { view: trimmed(replayed(view, over), step), over: null };
}

/** An attempt as far as it had come; a mistake comes to light only at its end. */
function cut(over: Attempt, step: number): Attempt {
  return over.kind === 'group'
    ? { ...over, asked: over.asked.slice(0, step), wrong_calls: [], mistakes: [] }
    : { ...over, boards: over.boards.map((rows) => rows.slice(0, step)), mistakes: [] };
}

/** A view as an onlooker had it when all rows of this attempt were down. */
function replayed(view: View, over: Attempt): View {
  if (view.kind === 'group')
    return over.kind === 'group' ? { ...view, ...groupReplayed(over), hand: [], dealt: true } : view;
  if (over.kind === 'group') return view;
  if (view.kind === 'codebreaking')
    return {
      ...view,
      codemaker: makerOf(view, over),
      hidden: true,
      code: null,
      board: over.boards.find((rows) => rows.length > 0) ?? [],
    };
  const [first = [], second = []] = over.boards;
  return {
    ...view,
    hidden: [true, true],
    code: null,
    down: [false, false],
    covered: null,
    boards: [first, second],
  };
}

const groupReplayed = (over: GroupAttempt) => ({
  asked: over.asked,
  wrong_calls: [],
  out: over.points.map(() => false),
  owing: [],
  turn: null,
});

function trimmed(view: View, step: number): View {
  switch (view.kind) {
    case 'codebreaking':
      return { ...view, board: view.board.slice(0, step) };
    case 'duel':
      return { ...view, boards: [view.boards[0].slice(0, step), view.boards[1].slice(0, step)] };
    case 'group':
      return { ...view, asked: view.asked.slice(0, step) };
  }
}
