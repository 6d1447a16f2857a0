// The codemaker for somebody who is alone with a box: it hides a code, gives the keys, and keeps the score.
import { untrack } from 'svelte';
import type { Position } from '../analysis/address';
import { boardOf } from '../analysis/positions';
import { drawCode } from './codes';
import { SecretBoard } from './secretBoard.svelte';

/** In how many rows each code was found; null if it was not. */
export type Score = (number | null)[];

export class CodemakerBoard extends SecretBoard {
  score = $state.raw<Score>([]);
  /** Whether the code was shown before it was found. */
  givenUp = $state(false);

  override watch(): void {
    super.watch();
    $effect(() => {
      const shape = this.measures?.code_shape;
      if (shape && this.code === null) untrack(() => this.hide(drawCode(shape)));
    });
  }

  get over(): boolean {
    const { rows } = this.position;
    return this.givenUp || this.found || (rows.length > 0 && rows.length >= this.limit);
  }

  override get found(): boolean {
    return this.code !== null && this.position.rows.at(-1)?.[0] === this.code;
  }

  override get canLay(): boolean {
    return super.canLay && !this.over;
  }

  private hide(code: string): void {
    this.code = code;
    this.keepState();
  }

  override lay(): void {
    super.lay();
    if (this.over) this.count();
  }

  /** Show the code. It counts as not found. */
  giveUp(): void {
    if (this.over || this.code === null) return;
    this.givenUp = true;
    this.count();
  }

  private count(): void {
    this.score = [...this.score, this.found ? this.position.rows.length : null];
    this.keepState();
  }

  /** Hide another code, and keep the score. */
  next(): void {
    const { edition, options } = this.position;
    this.clear({ ...boardOf(edition), options });
  }

  /** Another box, or the same with a new score. */
  override choose(edition: string, options: Position['options']): void {
    this.score = [];
    this.clear({ ...boardOf(edition), options });
  }

  private clear(position: Position): void {
    this.code = null;
    this.givenUp = false;
    this.draft.wipe();
    this.change(position, { replaced: true });
  }

  /** Rows that were answered cannot be taken back. */
  override undo(): void {
    this.draft.undo();
  }

  override get undoable(): boolean {
    return this.draft.undoable;
  }

  protected override restore(kept: unknown): Position | null {
    const position = super.restore(kept);
    const { score, givenUp } = (kept ?? {}) as { score?: unknown; givenUp?: unknown };
    const isResult = (rows: unknown) => rows === null || (Number.isInteger(rows) && (rows as number) > 0);
    if (Array.isArray(score) && score.every(isResult)) this.score = score as Score;
    this.givenUp = givenUp === true && this.code !== null;
    return position;
  }

  protected override state(): object {
    return {
      ...super.state(),
      score: this.score,
      givenUp: this.givenUp,
      begun: this.score.length + this.position.rows.length > 0,
    };
  }
}

/** How many codes were found, and in how many rows on average; null if none was. */
export function summary(score: Score): { codes: number; found: number; average: number | null } {
  const found = score.filter((rows) => rows !== null);
  const rows = found.reduce((sum, each) => sum + each, 0);
  return { codes: score.length, found: found.length, average: found.length ? rows / found.length : null };
}
