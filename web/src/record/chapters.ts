// A match in chapters, an attempt each, and what the boards show at one of its steps.
import type { Attempt, Frame, MatchEvent, View } from '../house/wire';

/** What happened in a step, and how it stood afterwards. */
export interface Step {
  events: MatchEvent[];
  view: View;
  /** The attempt, where it ended with this step. */
  over: Attempt | null;
}

export interface Chapter {
  number: number;
  /** How often this round had been tried before. */
  replay: number;
  /** The attempt that these steps lead to; the one that is being played has no end yet. */
  attempt: Attempt | null;
  steps: Step[];
}

export function chapters(frames: Frame[]): Chapter[] {
  const found: Chapter[] = [];
  let steps: Step[] = [];
  const close = (number: number, attempt: Attempt | null) => {
    const replay = found.filter((chapter) => chapter.number === number).length;
    found.push({ number, replay, attempt, steps });
    steps = [];
  };
  for (const { events, view } of frames) {
    const over = view.past[0] ?? null;
    steps.push({ events, view, over });
    if (!over) continue;
    close(over.number, over);
    // the next attempt begins with an empty board
    if (view.winners.length === 0) steps.push({ events: [], view: { ...view, past: [] }, over: null });
  }
  const last = frames.at(-1)?.view;
  if (last && steps.length > 0 && last.winners.length === 0) close(last.number, null);
  return found;
}

/** What the boards show: where `codes` are wanted, what was hidden is there from the start. */
export function shown({ attempt, steps }: Chapter, at: number, codes: boolean): Step {
  const step = steps[at]!;
  return codes && attempt && !step.over ? { ...step, over: soFar(attempt, step.view) } : step;
}

/** A finished attempt as far as it had come; which keys were wrong comes to light only at its end. */
function soFar(attempt: Attempt, view: View): Attempt {
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
