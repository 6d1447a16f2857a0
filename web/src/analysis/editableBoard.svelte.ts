// A board whose rows and keys can be changed: its position, the row that is being changed, and what the server says about it.
// Where the position is kept is decided by those who extend it.
import { ApiError } from '../api/client';
import type { Box, Key, PositionAnalysis, Shape } from '../api/types';
import { Draft } from '../board/draft.svelte';
import { fitting, type LaidRow, type Position } from './address';
import { Answers, emptyBoard } from './answers.svelte';
import type { Problem } from './problems';
import { boardOf, changed, laid, onSameBoard, opened, removed } from './positions';

/** Refusals that say nothing about the rows. */
const OTHER_REFUSALS = new Set(['no_connection', 'no_coach', 'too_fast', 'too_many', 'too_large']);

export interface Change {
  /** Whether it is no step of its own that could be undone. */
  replaced?: boolean;
  /** The row that is being changed after it, from 0; the open one unless told. */
  selected?: number;
}

/** What fits on a board. */
export type Measures = Pick<PositionAnalysis, 'row_shape' | 'code_shape' | 'row_limit'>;

export abstract class EditableBoard {
  position = $state.raw<Position>(boardOf(''));
  problems = $state.raw<Problem[]>([]);
  /** The row that is being changed, from 0. After the last row comes the open one. */
  selected = $state(0);
  /** The pegs of that row. */
  readonly draft = new Draft();
  readonly answers = new Answers();
  /** The measures of the board; null until they are known. */
  readonly measures = $derived.by<Measures | null>(() => this.current ?? this.remembered());
  /** The shape of the rows. */
  readonly shape = $derived.by<Shape | null>(() => this.measures?.row_shape ?? null);
  readonly limit = $derived.by<number>(() => this.measures?.row_limit ?? 0);

  constructor(protected readonly boxes: Record<string, Box>) {}

  /** Keep the position where it is found again. `before` is the one that was shown. */
  protected abstract keep(position: Position, change: Change, before: Position): void;

  /** The measures of this board, if they are known without the server. */
  protected remembered(): Measures | null {
    return null;
  }

  abstract undo(): void;
  abstract get undoable(): boolean;

  get box(): Box {
    return this.boxes[this.position.edition]!;
  }

  /** Whether one more row can be laid. */
  get canLay(): boolean {
    return this.position.rows.length < this.limit && !this.current?.found;
  }

  /** The analysis, if it is one of this board. Its rows may be those before a change that is not answered yet. */
  protected get current() {
    const { position, analysis } = this.answers;
    return position && onSameBoard(position, this.position) ? analysis : null;
  }

  /** Change the position. */
  change(position: Position, change: Change = {}): void {
    this.problems = [];
    const before = this.position;
    this.show(position, change.selected);
    this.keep(position, change, before);
  }

  /** Load the pegs of the selected row, once the shape of the board is known. */
  load(): void {
    if (!this.shape) return;
    this.draft.setShape(this.shape);
    const row = this.position.rows[this.selected]?.[0] ?? this.position.open;
    if (this.drafted !== row) this.draft.load(row);
  }

  /** The row of the draft, if it is complete. */
  get drafted(): string | null {
    return this.draft.complete && this.draft.pegs > 0 ? this.draft.row : null;
  }

  /** Take over the pegs of the draft as soon as its row is complete. */
  takeDraft(): void {
    if (!this.shape) return;
    const row = this.drafted;
    const { rows, open } = this.position;
    const laidRow = rows[this.selected];
    if (!laidRow) {
      if (row !== open) this.change(opened(this.position, row), { replaced: true });
    } else if (row !== null && row !== laidRow[0]) {
      this.changeRow(this.selected, [row, laidRow[1]]);
    }
  }

  /** Change this row from now on. */
  select(at: number, hole = 0): void {
    this.selected = at;
    this.load();
    if (this.draft.complete) this.draft.point(hole);
  }

  /** Set the key of a row. The open row is laid by this. */
  setKey(at: number, key: Key): void {
    const row = this.position.rows[at];
    if (row) this.changeRow(at, [row[0], key]);
    else if (this.position.open) this.change(laid(this.position, this.position.open, key));
  }

  remove(at: number): void {
    this.change(removed(this.position, at));
  }

  protected changeRow(at: number, row: LaidRow): void {
    this.change(changed(this.position, at, row), { selected: this.selected });
  }

  protected show(position: Position, selected = position.rows.length): void {
    const loaded = this.position.rows[this.selected]?.[0] ?? this.position.open;
    const another = !onSameBoard(position, this.position);
    this.position = position;
    this.selected = selected;
    // Pegs of an open row that is not complete stay where they are while other rows change.
    if (another || loaded !== (position.rows[selected]?.[0] ?? position.open)) this.load();
    void this.ask();
  }

  /** Ask about the position. Rows that do not fit the board are left out. */
  async ask(): Promise<void> {
    const { position } = this;
    // In a group no board has a code of its own.
    if (this.box.kind === 'group') return this.answers.stop();
    await this.answers.ask(position);
    const { error } = this.answers;
    if (!error || this.position !== position || OTHER_REFUSALS.has(error.code)) return;
    try {
      const { row_shape, row_limit } = await emptyBoard(position);
      const fitted = fitting(position, row_shape, row_limit);
      if (this.position !== position || fitted.problems.length === 0) return;
      const problems = [...this.problems, ...fitted.problems];
      this.change(fitted.position, { replaced: true });
      this.problems = problems;
    } catch (refused) {
      this.answers.error = ApiError.of(refused);
    }
  }
}
