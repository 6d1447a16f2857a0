// A puzzle whose code is asked for: the rows, the draft of the answer, what was said to it, hints, and how it ended. The board
// and the text mode both follow it.
import type {
  Deduction,
  GivenPuzzle,
  JudgedAnswer,
  Objection,
  PuzzleOutcome,
  PuzzleSolution,
} from '../api/types';
import { Draft } from '../board/draft.svelte';
import { Submission } from '../home/submission.svelte';
import { puzzlePath } from './addresses';
import { ask, tell } from './requests';

export class CodePuzzle {
  readonly draft: Draft;
  readonly submission = new Submission();
  /** The steps of the proof that are shown. */
  hints = $state.raw<Deduction[]>([]);
  /** What speaks against the last answer. */
  objections = $state.raw<Objection[]>([]);
  outcome = $state.raw<PuzzleOutcome | null>(null);
  answer = $state.raw<string | null>(null);
  /** Whether it was solved just now. */
  found = $state(false);
  /** The rows of the step that is looked at. */
  private looked = $state.raw<number[]>([]);

  constructor(
    readonly given: GivenPuzzle,
    private readonly search: string,
  ) {
    this.draft = new Draft(given.shape);
    this.hints = given.hints;
    this.answer = given.answer;
    this.outcome = given.outcome;
  }

  get over(): boolean {
    return this.answer !== null;
  }

  /** The rows to light up, from 1. */
  get pointed(): number[] {
    if (this.objections.length) return this.objections.map(({ row }) => row);
    return this.looked;
  }

  /** Whether there is one more hint. */
  get hintable(): boolean {
    return !this.over && this.hints.length < this.given.steps;
  }

  /** Light up the rows of a step. */
  look(step: Deduction): void {
    this.objections = [];
    this.looked = step.rows;
  }

  lay(code = this.draft.row): Promise<void> {
    return this.submission.run(async () => {
      const judged = await tell<JudgedAnswer>(this.path('answer'), { code });
      this.objections = judged.objections;
      this.looked = [];
      if (!judged.right) return;
      this.found = true;
      this.outcome = judged.outcome;
      this.answer = code;
      // From now on the server gives the whole proof.
      this.hints = (await ask<GivenPuzzle>(this.path())).hints;
    });
  }

  hint(): Promise<void> {
    return this.submission.run(async () => {
      const { hints } = await tell<{ hints: Deduction[] }>(this.path('hint'), {
        step: this.hints.length + 1,
      });
      this.hints = hints;
      this.look(hints.at(-1)!);
    });
  }

  show(): Promise<void> {
    return this.submission.run(async () => {
      const shown = await tell<PuzzleSolution>(this.path('solution'));
      this.objections = [];
      this.looked = [];
      this.hints = shown.hints;
      this.outcome = shown.outcome;
      this.answer = shown.answer;
    });
  }

  private path(what = ''): string {
    const { edition, grade, seed } = this.given;
    return puzzlePath(edition, String(grade), String(seed), this.search, what);
  }
}
