// A draft: the row that a person puts together in the tray. It follows the shape of the offer and knows no rules.
import type { Shape } from '../api/types';

export type Hole = string | null;
export const EMPTY = '.';

/** What a hole of a shape may hold. */
export const lettersOf = (shape: Shape): string[] => [
  ...shape.colours,
  ...(shape.most_empty > 0 ? [EMPTY] : []),
];

export class Draft {
  holes = $state<Hole[]>([]);
  /** The hole for the next peg. */
  cursor = $state(0);
  /** The holes whose peg stays for the next row. */
  held = $state<boolean[]>([]);
  shape: Shape = $state.raw({ holes: 0, colours: '', repeats: true, fewest_empty: 0, most_empty: 0 });
  /** The past row that was copied last. */
  private recalled = $state<number | null>(null);
  private history: { holes: Hole[]; cursor: number }[] = $state([]);

  constructor(shape?: Shape) {
    if (shape) this.setShape(shape);
  }

  /** Use another shape. If its size or colours differ, the draft starts empty. */
  setShape(shape: Shape): void {
    if (shape.holes !== this.holes.length || shape.colours !== this.shape.colours) {
      this.holes = Array<Hole>(shape.holes).fill(null);
      this.held = Array<boolean>(shape.holes).fill(false);
      this.cursor = 0;
      this.history = [];
    }
    this.shape = shape;
  }

  get pegs(): number {
    return this.holes.filter((hole) => hole !== null).length;
  }

  get undoable(): boolean {
    return this.history.length > 0;
  }

  /** Whether it has as many pegs as the shape needs. */
  get complete(): boolean {
    const empty = this.holes.length - this.pegs;
    return this.holes.length > 0 && empty >= this.shape.fewest_empty && empty <= this.shape.most_empty;
  }

  /** The row as it is sent: one letter per hole. */
  get row(): string {
    return this.holes.map((hole) => hole ?? EMPTY).join('');
  }

  /** Put a peg into a hole, by default that of the cursor. A colour that may not repeat moves there. */
  put(colour: string, hole = this.cursor): void {
    if (!this.shape.colours.includes(colour) || hole < 0 || hole >= this.holes.length) return;
    this.remember();
    if (!this.shape.repeats) this.holes = this.holes.map((there) => (there === colour ? null : there));
    this.holes[hole] = colour;
    this.cursor = this.next(hole);
  }

  /** Take the peg out of a hole. */
  clear(hole = this.cursor): void {
    if (this.holes[hole] == null) return;
    this.remember();
    this.holes[hole] = null;
    this.cursor = hole;
  }

  /** Swap the pegs of two holes. */
  move(from: number, to: number): void {
    if (from === to || this.holes[from] === undefined || this.holes[to] === undefined) return;
    this.remember();
    [this.holes[from], this.holes[to]] = [this.holes[to], this.holes[from]];
    this.cursor = to;
  }

  /** Take the pegs of a past row, as far as the shape allows them. */
  copy(row: string): void {
    this.remember();
    const letters = [...row];
    this.holes = this.holes.map((_, hole) => {
      const letter = letters[hole] ?? EMPTY;
      const twice = !this.shape.repeats && letters.indexOf(letter) !== hole;
      return this.shape.colours.includes(letter) && !twice ? letter : null;
    });
    this.pointAtFirstEmpty();
  }

  /** The past row that comes next, going back (-1) or forward (1); null if there is none. */
  recallable(past: string[], step: -1 | 1): number | null {
    const at = (this.recalled ?? past.length) + step;
    return at >= 0 && at < past.length ? at : null;
  }

  /** Copy the next past row; the latest comes first. */
  recall(past: string[], step: -1 | 1): void {
    const at = this.recallable(past, step);
    if (at === null) return;
    this.copy(past[at]!);
    this.recalled = at;
  }

  undo(): void {
    const last = this.history.pop();
    if (last) ({ holes: this.holes, cursor: this.cursor } = last);
  }

  wipe(): void {
    if (this.pegs === 0) return;
    this.remember();
    this.holes = this.holes.map(() => null);
    this.recalled = null;
    this.cursor = 0;
  }

  /** Start the next row. Only the pegs that are held stay. */
  startNextRow(): void {
    this.recalled = null;
    this.holes = this.holes.map((peg, hole) => (this.held[hole] ? peg : null));
    this.history = [];
    this.pointAtFirstEmpty();
  }

  /** Start with the pegs of a row, or empty. There is nothing to undo. */
  load(row: string | null): void {
    this.copy(row ?? '');
    this.recalled = null;
    this.history = [];
  }

  hold(hole: number): void {
    this.held[hole] = !this.held[hole];
  }

  point(hole: number): void {
    this.cursor = Math.max(0, Math.min(this.holes.length - 1, hole));
  }

  /** Point at the first empty hole, or at the last one if none is empty. */
  pointAtFirstEmpty(): void {
    this.cursor = this.next(this.holes.length - 1);
  }

  private remember(): void {
    this.history.push({ holes: [...this.holes], cursor: this.cursor });
  }

  /** The next empty hole, going round; the hole itself if none is empty. */
  private next(hole: number): number {
    const size = this.holes.length;
    for (let step = 1; step <= size; step++) {
      const there = (hole + step) % size;
      if (this.holes[there] === null) return there;
    }
    return hole;
  }
}
