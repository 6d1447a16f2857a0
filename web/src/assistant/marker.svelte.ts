// The marker: whoever hid a real code lays it here, and gets the key of every row. After a round, it checks the keys that were
// given instead.
import { untrack } from 'svelte';
import type { LaidRow, Position } from '../analysis/address';
import { boardOf } from '../analysis/positions';
import type { Key } from '../api/types';
import { Draft } from '../board/draft.svelte';
import { SecretBoard } from './secretBoard.svelte';

/** `mark` gives keys, `check` asks for those that were given. */
export type MarkerMode = 'mark' | 'check';

/** A key that was given, and the right one. */
export interface WrongKey {
  /** The number of the row, from 1. */
  number: number;
  given: Key;
  right: Key;
}

export class MarkerBoard extends SecretBoard {
  mode = $state<MarkerMode>('mark');
  readonly codeDraft = new Draft();

  override watch(): void {
    super.watch();
    $effect(() => {
      const shape = this.measures?.code_shape;
      if (shape) untrack(() => this.codeDraft.setShape(shape));
    });
  }

  /** Whether the code that is being laid is complete. */
  get codeReady(): boolean {
    return this.codeDraft.complete && this.codeDraft.pegs > 0;
  }

  /** Take the code that was laid. */
  setCode(): void {
    if (!this.codeReady) return;
    this.code = this.codeDraft.row;
    this.codeDraft.wipe();
    this.keepState();
  }

  /** The keys that are not those that the rows earn. */
  get wrong(): WrongKey[] {
    if (this.code === null) return [];
    return this.position.rows.flatMap(([row, given], at) => {
      const right = this.keyFor(row);
      return given.join() === right.join() ? [] : [{ number: at + 1, given, right }];
    });
  }

  /** Give keys or check them, on an empty board. */
  override choose(edition: string, options: Position['options'], mode = this.mode): void {
    this.code = null;
    this.mode = mode;
    this.codeDraft.wipe();
    this.draft.wipe();
    this.change({ ...boardOf(edition), options }, { replaced: true });
  }

  chooseMode(mode: MarkerMode): void {
    const { edition, options } = this.position;
    this.choose(edition, options, mode);
  }

  /** A row that is changed gets its key again, unless the keys are those that somebody gave. */
  protected override changeRow(at: number, [row, key]: LaidRow): void {
    super.changeRow(at, [row, this.mode === 'mark' ? this.keyFor(row) : key]);
  }

  protected override restore(kept: unknown): Position | null {
    const position = super.restore(kept);
    this.mode = (kept as { mode?: unknown } | null)?.mode === 'check' ? 'check' : 'mark';
    if (position && this.mode === 'mark')
      return { ...position, rows: position.rows.map(([row]): LaidRow => [row, this.keyFor(row)]) };
    return position;
  }

  protected override state(): object {
    return { ...super.state(), mode: this.mode };
  }
}
