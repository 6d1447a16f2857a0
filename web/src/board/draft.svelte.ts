// A draft: the row that a person is laying, before it is laid. It knows the shape it was offered and nothing else.
import type { Shape } from '../house/wire';

export type Hole = string | null;
export const EMPTY = '.';

export class Draft {
  holes = $state<Hole[]>([]);
  /** Where the next peg goes. */
  cursor = $state(0);
  /** Holes whose peg stays for the next row. */
  held = $state<boolean[]>([]);
  shape: Shape = $state.raw({ holes: 0, colours: '', repeats: true, fewest_empty: 0, most_empty: 0 });
  /** Which of the past rows was copied last, going back from the latest. */
  private recalled = $state<number | null>(null);
  private before: Hole[][] = $state([]);

  constructor(shape?: Shape) {
    if (shape) this.offer(shape);
  }

  /** Take another shape; a draft of another size starts empty. */
  offer(shape: Shape): void {
    if (shape.holes !== this.holes.length || shape.colours !== this.shape.colours) {
      this.holes = Array<Hole>(shape.holes).fill(null);
      this.held = Array<boolean>(shape.holes).fill(false);
      this.cursor = 0;
      this.before = [];
    }
    this.shape = shape;
  }

  get pegs(): number {
    return this.holes.filter((hole) => hole !== null).length;
  }

  get undoable(): boolean {
    return this.before.length > 0;
  }

  /** Whether it has as many pegs as the offer asks for. */
  get complete(): boolean {
    const empty = this.holes.length - this.pegs;
    return this.holes.length > 0 && empty >= this.shape.fewest_empty && empty <= this.shape.most_empty;
  }

  /** As it is written: a letter a hole. */
  get row(): string {
    return this.holes.map((hole) => hole ?? EMPTY).join('');
  }

  /** Put a peg into a hole, or where the cursor is; a colour that may stand once moves there. */
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

  /** Carry a peg from one hole to another; they change places. */
  move(from: number, to: number): void {
    if (from === to || this.holes[from] === undefined || this.holes[to] === undefined) return;
    this.remember();
    [this.holes[from], this.holes[to]] = [this.holes[to], this.holes[from]];
    this.cursor = to;
  }

  /** Lay the pegs of a past row, as far as they are of this shape. */
  copy(row: string): void {
    this.remember();
    const letters = [...row];
    this.holes = this.holes.map((_, hole) => {
      const letter = letters[hole] ?? EMPTY;
      const twice = !this.shape.repeats && letters.indexOf(letter) !== hole;
      return this.shape.colours.includes(letter) && !twice ? letter : null;
    });
    this.cursor = this.next(this.holes.length - 1);
  }

  /** Which past row would be copied next, going back (-1) or forth (1); null where there is none. */
  recallable(past: string[], step: -1 | 1): number | null {
    const at = (this.recalled ?? past.length) + step;
    return at >= 0 && at < past.length ? at : null;
  }

  /** Copy a past row: the latest first, then the one before it, and so on. */
  recall(past: string[], step: -1 | 1): void {
    const at = this.recallable(past, step);
    if (at === null) return;
    this.copy(past[at]!);
    this.recalled = at;
  }

  undo(): void {
    const last = this.before.pop();
    if (last) this.holes = last;
  }

  wipe(): void {
    if (this.pegs === 0) return;
    this.remember();
    this.holes = this.holes.map(() => null);
    this.recalled = null;
    this.cursor = 0;
  }

  /** After the row was laid: only what is held stays. */
  laid(): void {
    this.recalled = null;
    this.holes = this.holes.map((peg, hole) => (this.held[hole] ? peg : null));
    this.before = [];
    this.cursor = this.next(this.holes.length - 1);
  }

  hold(hole: number): void {
    this.held[hole] = !this.held[hole];
  }

  point(hole: number): void {
    this.cursor = Math.max(0, Math.min(this.holes.length - 1, hole));
  }

  private remember(): void {
    this.before.push([...this.holes]);
  }

  /** The empty hole after this one, going round; the hole itself where none is empty. */
  private next(hole: number): number {
    const size = this.holes.length;
    for (let step = 1; step <= size; step++) {
      const there = (hole + step) % size;
      if (this.holes[there] === null) return there;
    }
    return hole;
  }
}
