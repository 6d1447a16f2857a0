// A puzzle of the best row: a position, three rows to choose from, and after the choice what each is worth.
import type { GivenRowPuzzle, JudgedChoice, PuzzleOutcome, RowChoice } from '../api/types';
import { Submission } from '../home/submission.svelte';
import { puzzlePath } from './addresses';
import { tell } from './requests';

export class RowPuzzle {
  readonly submission = new Submission();
  worth = $state.raw<RowChoice[] | null>(null);
  outcome = $state.raw<PuzzleOutcome | null>(null);
  /** The number of the row that was chosen just now, from 1; null after a reload. */
  chosen = $state<number | null>(null);

  constructor(
    readonly given: GivenRowPuzzle,
    private readonly search: string,
  ) {
    this.worth = given.worth;
    this.outcome = given.outcome;
  }

  get over(): boolean {
    return this.worth !== null;
  }

  get best(): RowChoice | null {
    return this.worth?.find(({ cost }) => cost === 0) ?? null;
  }

  /** Whether the best row was chosen just now. */
  get found(): boolean {
    return this.chosen !== null && this.worth?.[this.chosen - 1]?.cost === 0;
  }

  choose(number: number): Promise<void> {
    return this.submission.run(async () => {
      if (this.over) return;
      const { edition, seed } = this.given;
      const path = puzzlePath(edition, null, String(seed), this.search, 'answer');
      const judged = await tell<JudgedChoice>(path, { choice: number });
      this.chosen = number;
      this.outcome = judged.outcome;
      this.worth = judged.worth;
    });
  }
}
