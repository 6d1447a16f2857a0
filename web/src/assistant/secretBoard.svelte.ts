// A board whose code is known to the page, which gives the keys itself. It needs the server only for the measures of the board.
import type { Position } from '../analysis/address';
import { laid } from '../analysis/positions';
import type { Key } from '../api/types';
import { keyOf } from '../lesson/pairs';
import { conceal, reveal } from './codes';
import { readMeasures } from './kept';
import { KeptBoard } from './keptBoard.svelte';

export abstract class SecretBoard extends KeptBoard {
  code = $state<string | null>(null);

  override get offline(): boolean {
    return this.measures !== null;
  }

  override get canLay(): boolean {
    return this.code !== null && this.position.rows.length < this.limit;
  }

  /** The server is only asked how large the board is. */
  override async ask(): Promise<void> {
    if (this.measures === null) await this.answers.ask({ ...this.position, rows: [], open: null });
  }

  /** The key that a row earns. */
  keyFor(row: string): Key {
    return keyOf(row, this.code!);
  }

  /** Lay the open row, with its key. */
  lay(): void {
    const { open } = this.position;
    if (open !== null && this.canLay) this.change(laid(this.position, open, this.keyFor(open)));
  }

  protected override restore(kept: unknown): Position | null {
    const position = super.restore(kept);
    const { code, measures } = (kept ?? {}) as { code?: unknown; measures?: unknown };
    const shape = readMeasures(measures)?.code_shape;
    this.code = position && shape ? reveal(code, shape) : null;
    // Rows without the code that answered them are of no use.
    return position && this.code === null ? { ...position, rows: [], open: null } : position;
  }

  protected override state(): object {
    return {
      ...super.state(),
      code: this.code === null ? null : conceal(this.code),
      begun: this.code !== null,
    };
  }
}
