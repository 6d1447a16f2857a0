// The course of the lesson: lay a row, read its key pegs one idea at a time, find a code. The board and the text mode both
// follow it.
import { settings, updateSettings } from '../app/settings.svelte';
import { contradiction, exampleCode, puzzleFor, type Contradiction, type Puzzle } from './exercise';
import { pairsOf, type Pair } from './pairs';

export const STEPS = ['lay', 'red', 'white', 'order', 'find', 'found'] as const;
export type Step = (typeof STEPS)[number];

/** The three parts that people count. */
const PARTS: Record<Step, number> = { lay: 1, red: 2, white: 2, order: 2, find: 3, found: 3 };

/** After so many wrong tries a hint is added to the reason. */
const TRIES_BEFORE_HINT = 2;

export class Lesson {
  step = $state<Step>('lay');
  /** The learner's first row; empty before it is laid. */
  row = $state('');
  /** Why the last try cannot be the code. */
  wrong = $state.raw<Contradiction | null>(null);
  private tries = $state(0);

  get part(): number {
    return PARTS[this.step];
  }

  /** The code of the first row. It lies open as soon as the row is laid. */
  get code(): string | null {
    return this.row ? exampleCode(this.row) : null;
  }

  get puzzle(): Puzzle {
    return puzzleFor(this.row);
  }

  get pairs(): Pair[] {
    return this.code ? pairsOf(this.row, this.code) : [];
  }

  /** The peg of the first row that earned nothing. */
  get nothing(): string {
    const earned = this.pairs.map(({ hole }) => hole);
    return [...this.row].find((_, hole) => !earned.includes(hole)) ?? '';
  }

  get hinted(): boolean {
    return this.tries >= TRIES_BEFORE_HINT;
  }

  lay(row: string): void {
    this.row = row;
    this.step = 'red';
  }

  /** Try a row as the code. */
  attempt(row: string): void {
    this.wrong = contradiction(this.puzzle.rows, row);
    if (this.wrong) this.tries++;
    else {
      this.step = 'found';
      updateSettings({ lesson: 'done' });
    }
  }

  go(to: -1 | 1): void {
    this.wrong = null;
    this.step = STEPS[STEPS.indexOf(this.step) + to] ?? this.step;
    if (this.step === 'lay') this.row = '';
  }

  again(): void {
    this.step = 'lay';
    this.row = '';
    this.wrong = null;
    this.tries = 0;
  }
}

/** Remember that the lesson was offered and not wanted. Whoever has finished it once stays so. */
export function skipLesson(): void {
  if (settings.lesson !== 'done') updateSettings({ lesson: 'skipped' });
}
