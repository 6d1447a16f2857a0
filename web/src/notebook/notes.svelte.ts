// A person's notes at a table, as they stand on the screen: changed by hand, and kept at once.
import { readNotes, writeNotes, type Whose } from './kept';
import { cell, crossedOut, markAt, marked, next, withoutPage, type Mark, type Marks } from './marks';

export class Notes {
  private marks = $state.raw<Marks>({});

  constructor(private readonly whose: Whose) {
    this.marks = readNotes(whose);
  }

  of(page: string, letter: string, place: number): Mark {
    return markAt(this.marks, cell(page, letter, place));
  }

  /** Possible, out, sure, and possible again. */
  turn(page: string, letter: string, place: number): void {
    const at = cell(page, letter, place);
    this.keep(marked(this.marks, at, next(markAt(this.marks, at))));
  }

  crossOut(page: string, letter: string, places: number): void {
    this.keep(crossedOut(this.marks, page, letter, places));
  }

  clear(page: string): void {
    this.keep(withoutPage(this.marks, page));
  }

  private keep(marks: Marks): void {
    this.marks = marks;
    writeNotes(this.whose, marks);
  }
}
