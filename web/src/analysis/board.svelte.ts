// The analysis board: the position in the address, the row that is being changed, and what the server says about it. Every
// change is a step in the history of the browser.
import { setAddress, stepsBack } from '../app/router.svelte';
import { ApiError } from '../api/client';
import type { Box, Key, Shape } from '../api/types';
import { Draft } from '../board/draft.svelte';
import { fitting, readAddress, writeAddress, type LaidRow, type Position } from './address';
import type { Problem } from './problems';
import { Answers, emptyBoard } from './answers.svelte';
import { boardOf, changed, laid, moved, onSameBoard, opened, removed } from './positions';

/** Refusals that say nothing about the rows. */
const OTHER_REFUSALS = new Set(['no_connection', 'no_coach', 'too_fast', 'too_many', 'too_large']);

export class AnalysisBoard {
  position = $state.raw<Position>(boardOf(''));
  problems = $state.raw<Problem[]>([]);
  /** The row that is being changed, from 0. After the last row comes the open one. */
  selected = $state(0);
  /** The pegs of that row. */
  readonly draft = new Draft();
  readonly answers = new Answers();
  /** How many steps can be undone. */
  steps = $state(0);
  /** The shape of the rows; null until the server has told it. */
  readonly shape = $derived.by<Shape | null>(() => this.current?.row_shape ?? null);
  readonly limit = $derived.by<number>(() => this.current?.row_limit ?? 0);
  /** Whether one more row can be laid. */
  readonly canLay = $derived.by<boolean>(
    () => this.position.rows.length < this.limit && !this.current?.found,
  );

  constructor(
    private readonly boxes: Record<string, Box>,
    search: string,
  ) {
    this.read(search);
  }

  get box(): Box {
    return this.boxes[this.position.edition]!;
  }

  /** The analysis, if it is one of this board. Its rows may be those before a change that is not answered yet. */
  private get current() {
    const { position, analysis } = this.answers;
    return position && onSameBoard(position, this.position) ? analysis : null;
  }

  /** Show the position of an address. Does nothing if it is the one shown. */
  read(search: string): void {
    const { position, problems } = readAddress(search, this.boxes);
    this.steps = stepsBack();
    if (this.position.edition && writeAddress(position) === writeAddress(this.position)) return;
    this.problems = problems;
    this.show(position);
  }

  /** Change the position. */
  change(position: Position, options: { replaced?: boolean; selected?: number } = {}): void {
    this.problems = [];
    const selected = options.selected ?? position.rows.length;
    this.show(position, selected);
    setAddress(writeAddress(position), options);
    this.steps = stepsBack();
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
      this.change(changed(this.position, this.selected, [row, laidRow[1]]), { selected: this.selected });
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
    const { selected } = this;
    if (row) this.change(changed(this.position, at, [row[0], key] as LaidRow), { selected });
    else if (this.position.open) this.change(laid(this.position, this.position.open, key));
  }

  remove(at: number): void {
    this.change(removed(this.position, at));
  }

  move(at: number, by: -1 | 1): void {
    const position = moved(this.position, at, by);
    if (position !== this.position) this.change(position, { selected: at + by });
  }

  /** Undo the last peg, or else the last step. */
  undo(): void {
    if (this.draft.undoable) this.draft.undo();
    else if (this.steps > 0) history.back();
  }

  get undoable(): boolean {
    return this.steps > 0 || this.draft.undoable;
  }

  private show(position: Position, selected = position.rows.length): void {
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
