// The analysis board: its position is in the address, and every change is a step in the history of the browser.
import { setAddress, stepsBack } from '../app/router.svelte';
import type { Box } from '../api/types';
import { readAddress, writeAddress, type Position } from './address';
import { EditableBoard, type Change } from './editableBoard.svelte';
import { moved } from './positions';

export class AnalysisBoard extends EditableBoard {
  /** How many steps can be undone. */
  steps = $state(0);

  constructor(boxes: Record<string, Box>, search: string) {
    super(boxes);
    this.read(search);
  }

  /** Show the position of an address. Does nothing if it is the one shown. */
  read(search: string): void {
    const { position, problems } = readAddress(search, this.boxes);
    this.steps = stepsBack();
    if (this.position.edition && writeAddress(position) === writeAddress(this.position)) return;
    this.problems = problems;
    this.show(position);
  }

  protected override keep(position: Position, change: Change): void {
    setAddress(writeAddress(position), change);
    this.steps = stepsBack();
  }

  move(at: number, by: -1 | 1): void {
    const position = moved(this.position, at, by);
    if (position !== this.position) this.change(position, { selected: at + by });
  }

  /** Undo the last peg, or else the last step. */
  override undo(): void {
    if (this.draft.undoable) this.draft.undo();
    else if (this.steps > 0) history.back();
  }

  override get undoable(): boolean {
    return this.steps > 0 || this.draft.undoable;
  }
}
