// Practice after a round: the position before a row, and the same code to find. The round is over, so that the page knows the
// code and marks the rows itself. Nobody else sees it.
import type { BoardsReview, PlayerReview, Row, RowReview, Shape, View } from '../api/types';
import { Draft } from '../board/draft.svelte';
import { keyOf } from '../lesson/pairs';

/** A position to play on from. */
export interface Position {
  edition: string;
  options: View['options'];
  /** Whose board it is. */
  seat: number;
  code: string;
  /** The shape of a row. */
  shape: Shape;
  limit: number;
  /** The rows that were laid before. */
  rows: string[];
  /** The rows that were laid from here on in the match. */
  played: RowReview[];
  /** In how many rows the code was found in the match; null if it was not. */
  foundIn: number | null;
}

/** How practice ended, compared with the match. */
export type PracticeResult =
  | { kind: 'sooner' | 'later'; rows: number; by: number }
  | { kind: 'same' | 'first'; rows: number }
  | { kind: 'not' };

export class Practice {
  readonly draft: Draft;
  rows = $state.raw<Row[]>([]);
  /** How often it was tried. */
  tries = $state(1);

  constructor(readonly position: Position) {
    this.draft = new Draft(position.shape);
    this.begin();
  }

  /** The number of the row from which on it is played again, from 1. */
  get from(): number {
    return this.position.rows.length + 1;
  }

  get found(): boolean {
    return this.rows.at(-1)?.[0] === this.position.code;
  }

  get over(): boolean {
    return this.found || this.rows.length >= this.position.limit;
  }

  /** How it ended; null while it goes on. */
  get result(): PracticeResult | null {
    if (!this.over) return null;
    if (!this.found) return { kind: 'not' };
    const rows = this.rows.length;
    const { foundIn } = this.position;
    if (foundIn === null) return { kind: 'first', rows };
    if (rows === foundIn) return { kind: 'same', rows };
    return { kind: rows < foundIn ? 'sooner' : 'later', rows, by: Math.abs(foundIn - rows) };
  }

  lay(): void {
    if (this.over || !this.draft.complete) return;
    this.rows = [...this.rows, this.marked(this.draft.row)];
    this.draft.startNextRow();
  }

  /** Lay a row that was typed. Returns whether it can be laid here. */
  layTyped(row: string): boolean {
    this.draft.copy(row);
    if (this.draft.row !== row || !this.draft.complete) return false;
    this.lay();
    return true;
  }

  repeat(): void {
    this.tries++;
    this.begin();
  }

  private begin(): void {
    this.rows = this.position.rows.map((row) => this.marked(row));
    this.draft.wipe();
    this.draft.startNextRow();
  }

  private marked(row: string): Row {
    return [row, keyOf(row, this.position.code)];
  }
}

/** Practice from before a row of a player, counted from 0; null if the code is not known. */
export function practiceFrom(
  review: BoardsReview | { kind: 'group' },
  view: View,
  player: PlayerReview,
  at: number,
): Practice | null {
  if (review.kind !== 'boards' || view.kind === 'group') return null;
  const hidden = review.codes.find(({ breaker }) => breaker === player.seat);
  const shape = view.kind === 'duel' ? view.shapes[player.seat] : view.row_shape;
  if (!hidden || !shape) return null;
  return new Practice({
    edition: view.edition,
    options: view.options,
    seat: player.seat,
    code: hidden.code,
    shape,
    limit: view.row_limit,
    rows: player.rows.slice(0, at).map(({ row }) => row),
    played: player.rows.slice(at),
    foundIn: hidden.found ? hidden.rows : null,
  });
}
