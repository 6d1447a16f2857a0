// Which codes are still possible after the rows and keys on the board. This is only for a person's notes, not a referee: the
// match does not depend on it, and a key that was given by hand may be wrong.
import { lettersOf } from '../board/draft.svelte';
import type { Key, Shape } from '../api/types';

export type KeyedRow = [row: string, key: Key];

/** For each letter, and for the empty hole if the shape allows one: in which places it may be. */
export type Possible = Record<string, boolean[]>;

export interface Candidates {
  possible: Possible;
  /** How many codes are possible; null if there are too many to check them all. */
  codes: number | null;
}

/** The search stops after this many steps. The codes of the rulebooks need a hundredth of it. */
const MAX_STEPS = 3_000_000;

/** Find all codes of a shape that would earn these keys (K3). It yields now and then, so that the page stays responsive. */
export function* candidates(
  shape: Shape,
  rows: KeyedRow[],
  maxSteps = MAX_STEPS,
): Generator<void, Candidates> {
  const search = new Search(shape, rows);
  const letters = lettersOf(shape).length;
  for (let first = 0; first < letters; first++) {
    for (let second = 0; second < (shape.holes > 1 ? letters : 1); second++) {
      search.from(shape.holes > 1 ? [first, second] : [first]);
      if (search.steps > maxSteps) return { possible: plainCandidates(shape, rows), codes: null };
      yield;
    }
  }
  return { possible: search.possible(), codes: search.codes };
}

/** A search hole by hole, which gives up a code as soon as it cannot earn a key. */
class Search {
  steps = 0;
  codes = 0;
  private readonly letters: string[];
  private readonly rows: Int8Array[];
  /** How often each letter is in each row, and in the code so far. */
  private readonly inRow: Uint8Array[];
  private readonly inCode: Uint8Array;
  private readonly reds: Int8Array;
  private readonly shared: Int8Array;
  private readonly code: Uint8Array;
  private readonly seen: Uint8Array[];

  constructor(
    private readonly shape: Shape,
    private readonly keyed: KeyedRow[],
  ) {
    this.letters = lettersOf(shape);
    const count = this.letters.length;
    this.rows = keyed.map(([row]) => Int8Array.from(row, (letter) => this.letters.indexOf(letter)));
    this.inRow = this.rows.map((row) =>
      Uint8Array.from({ length: count }, (_, letter) => row.filter((there) => there === letter).length),
    );
    this.inCode = new Uint8Array(count);
    this.reds = new Int8Array(keyed.length);
    this.shared = new Int8Array(keyed.length);
    this.code = new Uint8Array(shape.holes);
    this.seen = this.letters.map(() => new Uint8Array(shape.holes));
  }

  /** Search all codes that begin like this. */
  from(beginning: number[]): void {
    let hole = 0;
    let fits = true;
    while (fits && hole < beginning.length) fits = this.put(beginning[hole]!, hole++);
    if (fits) this.extend(hole);
    while (hole > 0) this.take(--hole);
  }

  possible(): Possible {
    return Object.fromEntries(
      this.letters.map((letter, at) => [letter, Array.from(this.seen[at]!, (times) => times > 0)]),
    );
  }

  private extend(hole: number): void {
    this.steps++;
    if (hole === this.shape.holes) {
      this.codes++;
      for (let at = 0; at < hole; at++) this.seen[this.code[at]!]![at] = 1;
      return;
    }
    for (let letter = 0; letter < this.letters.length; letter++) {
      if (this.put(letter, hole)) this.extend(hole + 1);
      this.take(hole);
    }
  }

  /** Put a letter into the next hole. Returns whether a code that begins like this is still possible. */
  private put(letter: number, hole: number): boolean {
    const { holes, repeats, fewest_empty, most_empty, colours } = this.shape;
    const rest = holes - hole - 1;
    let fits = true;
    for (let row = 0; row < this.rows.length; row++) {
      const [reds, whites] = this.keyed[row]![1];
      if (this.rows[row]![hole] === letter) this.reds[row]!++;
      if (this.inCode[letter]! < this.inRow[row]![letter]!) this.shared[row]!++;
      const red = this.reds[row]!;
      const both = this.shared[row]!;
      fits &&= red <= reds && red + rest >= reds && both <= reds + whites && both + rest >= reds + whites;
    }
    this.code[hole] = letter;
    const times = ++this.inCode[letter]!;
    const empty = this.inCode[colours.length] ?? 0;
    const doubled = !repeats && times > 1 && letter < colours.length;
    return fits && !doubled && empty <= most_empty && empty + rest >= fewest_empty;
  }

  private take(hole: number): void {
    const letter = this.code[hole]!;
    this.inCode[letter]!--;
    for (let row = 0; row < this.rows.length; row++) {
      if (this.rows[row]![hole] === letter) this.reds[row]!--;
      if (this.inCode[letter]! < this.inRow[row]![letter]!) this.shared[row]!--;
    }
  }
}

/** What follows from single rows. It misses some conclusions, and is used when there are too many codes. */
export function plainCandidates(shape: Shape, rows: KeyedRow[]): Possible {
  const letters = lettersOf(shape);
  const may = (letter: string, hole: number) =>
    rows.every(([row, [reds, whites]]) => {
      const here = row[hole] === letter;
      if (reds + whites === 0 && row.includes(letter)) return false;
      if (reds + whites === shape.holes && !row.includes(letter)) return false;
      if (reds === 0 && here) return false;
      return reds < shape.holes || here;
    });
  return Object.fromEntries(
    letters.map((letter) => [letter, Array.from({ length: shape.holes }, (_, hole) => may(letter, hole))]),
  );
}
