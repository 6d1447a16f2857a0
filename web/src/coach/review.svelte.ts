// The review of a round while it is made: at once the codes left as the page counts them, and then all that the coach says.
import { ApiError } from '../api/client';
import type { Attempt, AttemptReview, Shape, View } from '../api/types';
import { candidates, type KeyedRow } from '../notebook/candidates';
import { inSlices } from '../notebook/slices';
import { fetchCoachWords } from '../words/words.svelte';
import type { CurvePoint } from './curve';
import { reviewOf, type MatchAddress } from './requests';

/** The code that a seat looks for; null in a match without boards. */
export function codeShapeOf(view: View, seat: number): Shape | null {
  if (view.kind === 'codebreaking') return view.code_shape;
  return view.kind === 'duel' ? (view.shapes[seat] ?? null) : null;
}

export class RoundReviewed {
  /** What the coach says; null while it is thinking. */
  review = $state.raw<AttemptReview | null>(null);
  /** The codes left by seat, as far as the page has counted them. */
  counted = $state.raw<Record<number, CurvePoint[]>>({});
  error = $state.raw<ApiError | null>(null);
  /** Whether the words are there. */
  spoken = $state(false);
  private wanted = true;

  constructor(
    readonly match: MatchAddress,
    readonly index: number,
    private readonly view: View,
    private readonly attempt: Attempt | null,
  ) {
    void this.load();
  }

  async load(): Promise<void> {
    this.error = null;
    try {
      await fetchCoachWords();
      this.spoken = true;
      void this.count();
      this.review = await reviewOf(this.match, this.index);
    } catch (error) {
      this.error = ApiError.of(error);
    }
  }

  /** To be called when nobody looks any longer. */
  close(): void {
    this.wanted = false;
  }

  /** Count the codes left after each row, until the coach has said it. */
  private async count(): Promise<void> {
    const { attempt, view } = this;
    if (attempt?.kind !== 'boards') return;
    for (const [seat, rows] of attempt.boards.entries()) {
      const shape = codeShapeOf(view, seat);
      const keyed = rows.flatMap(([row, key]): KeyedRow[] => (key ? [[row, key]] : []));
      for (let row = 0; shape && keyed.length > 0 && row <= keyed.length; row++) {
        const work = candidates(shape, keyed.slice(0, row));
        const found = await inSlices(work, () => this.wanted && this.review === null);
        if (!found || found.codes === null) return;
        const point: CurvePoint = { row, left: found.codes, expected: null };
        this.counted = { ...this.counted, [seat]: [...(this.counted[seat] ?? []), point] };
      }
    }
  }
}
