// A match in chapters, one for each attempt, and what the boards show at each step of a chapter.
import type { Attempt, Frame, MatchEvent, View } from '../api/types';

/** The events of one action, and the view after them. */
export interface Step {
  events: MatchEvent[];
  /** A comment on the action. */
  note: string | null;
  view: View;
  /** The attempt, if it ended with this step. */
  over: Attempt | null;
}

export interface Chapter {
  number: number;
  /** How many attempts at this round came before. */
  replay: number;
  /** The finished attempt; null while it is still played. */
  attempt: Attempt | null;
  steps: Step[];
}

export function chaptersOf(frames: Frame[]): Chapter[] {
  const found: Chapter[] = [];
  let steps: Step[] = [];
  const close = (number: number, attempt: Attempt | null) => {
    const replay = found.filter((chapter) => chapter.number === number).length;
    found.push({ number, replay, attempt, steps });
    steps = [];
  };
  for (const { events, note, view } of frames) {
    const over = view.past[0] ?? null;
    steps.push({ events, note, view, over });
    if (!over) continue;
    close(over.number, over);
    // the next attempt starts with an empty board
    if (view.winners.length === 0)
      steps.push({ events: [], note: null, view: { ...view, past: [] }, over: null });
  }
  const last = frames.at(-1)?.view;
  if (last && steps.length > 0 && last.winners.length === 0) close(last.number, null);
  return found;
}

/** A step of a chapter. With `codes`, the hidden codes are shown from the start. */
export function stepAt({ attempt, steps }: Chapter, at: number, codes: boolean): Step {
  const step = steps[at]!;
  return codes && attempt && !step.over ? { ...step, over: attemptAt(attempt, step.view) } : step;
}

/** A finished attempt as it was at a step. Wrong keys are shown only at its end. */
function attemptAt(attempt: Attempt, view: View): Attempt {
  if (attempt.kind === 'group')
    return view.kind === 'group'
      ? { ...attempt, asked: view.asked, wrong_calls: view.wrong_calls, mistakes: [] }
      : attempt;
  const boards = attempt.boards.map((rows, seat) => {
    if (view.kind === 'duel') return view.boards[seat] ?? [];
    return view.kind === 'codebreaking' && rows.length > 0 ? view.board : [];
  });
  return { ...attempt, boards, mistakes: [] };
}
