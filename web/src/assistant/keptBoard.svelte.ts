// The board of a role: what stands on the real board, as far as it was told. It is kept in this browser after every change.
import { untrack } from 'svelte';
import { fitting, type Position } from '../analysis/address';
import type { Box, PositionAnalysis } from '../api/types';
import { EditableBoard, type Change, type Measures } from '../analysis/editableBoard.svelte';
import { boardOf, onSameBoard, removed } from '../analysis/positions';
import { firstBox, readMeasures, readPosition } from './kept';
import { store, stored } from './storage';

/** More steps than this are never undone. */
const MOST_STEPS = 100;

/** A board whose measures were told before. With them a role goes on without a connection. */
interface Measured {
  position: Position;
  measures: Measures;
}

/** An empty board like that of a position. */
const boardFor = ({ edition, options, seat }: Pick<Position, 'edition' | 'options' | 'seat'>): Position => ({
  ...boardOf(edition),
  options,
  seat,
});

export class KeptBoard extends EditableBoard {
  private past = $state.raw<Position[]>([]);
  private measured = $state.raw<Measured | null>(null);

  constructor(
    boxes: Record<string, Box>,
    readonly role: string,
  ) {
    super(boxes);
  }

  /** Show what was kept, or an empty board. To be called once. */
  begin(): void {
    const kept = stored(this.role, (kept) => this.restore(kept));
    this.show(kept ?? boardOf(firstBox(this.boxes)));
  }

  /** What the server said last about this board. */
  get analysis(): PositionAnalysis | null {
    return this.current;
  }

  /** Whether that is about the rows as they are now. */
  get answered(): boolean {
    return this.answers.position === this.position;
  }

  /** Whether the role needs nothing of the server once the measures of its board are known. */
  get offline(): boolean {
    return false;
  }

  /** Whether the last row has every peg in its place. */
  get found(): boolean {
    const { rows } = this.position;
    return rows.at(-1)?.[1][0] === this.shape?.holes && rows.length > 0;
  }

  override get canLay(): boolean {
    return super.canLay && !this.found;
  }

  /** To be called by the component that shows it. */
  watch(): void {
    $effect(() => () => this.answers.stop());
    $effect(() => {
      void this.shape;
      untrack(() => this.load());
    });
    $effect(() => {
      void this.drafted;
      untrack(() => this.takeDraft());
    });
    $effect(() => {
      const { current, position } = this;
      if (current && !untrack(() => this.remembered())) untrack(() => this.remember(position, current));
    });
  }

  private remember(position: Position, { row_shape, code_shape, row_limit }: Measures): void {
    this.measured = { position: boardFor(position), measures: { row_shape, code_shape, row_limit } };
    this.keepState();
  }

  protected override remembered(): Measures | null {
    const { measured } = this;
    return measured && onSameBoard(measured.position, this.position) ? measured.measures : null;
  }

  /** Take over what was kept; null if it cannot be used. */
  protected restore(kept: unknown): Position | null {
    const position = readPosition(kept, this.boxes);
    const measures = readMeasures((kept as { measures?: unknown } | null)?.measures);
    if (!position || !measures) return position;
    this.measured = { position: boardFor(position), measures };
    return fitting(position, measures.row_shape, measures.row_limit).position;
  }

  /** Everything that is kept. */
  protected state(): object {
    return { ...this.position, measures: this.remembered() };
  }

  protected keepState(): void {
    store(this.role, this.state());
  }

  protected override keep(_: Position, { replaced }: Change, before: Position): void {
    if (!replaced) this.past = [...this.past.slice(1 - MOST_STEPS), before];
    this.keepState();
  }

  /** Clear the board. It can be undone. */
  startOver(): void {
    const { edition, options } = this.position;
    this.choose(edition, options);
  }

  /** Another box, or other options of this one, with an empty board. */
  choose(edition: string, options: Position['options']): void {
    this.draft.wipe();
    this.change(boardFor({ edition, options, seat: 0 }));
  }

  /** Undo the last peg, or else the last step, or else the last row. */
  override undo(): void {
    if (this.draft.undoable) return this.draft.undo();
    const before = this.past.at(-1);
    if (before) {
      this.past = this.past.slice(0, -1);
      this.problems = [];
      this.show(before);
      this.keepState();
    } else if (this.position.rows.length) {
      this.change(removed(this.position, this.position.rows.length - 1), { replaced: true });
    }
  }

  override get undoable(): boolean {
    return this.draft.undoable || this.past.length > 0 || this.position.rows.length > 0;
  }
}
