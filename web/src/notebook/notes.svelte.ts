// The notes of a person at a table. Every change is stored at once.
import { readNotes, writeNotes, type NotesOwner } from './storage';
import { cell, withColourToggled, markAt, withMark, next, withoutPage, type Mark, type Marks } from './marks';

export class Notes {
  private marks = $state.raw<Marks>({});

  constructor(private readonly owner: NotesOwner) {
    this.marks = readNotes(this.owner);
  }

  markOf(page: string, letter: string, place: number): Mark {
    return markAt(this.marks, cell(page, letter, place));
  }

  /** Go on to the next mark: possible, out, sure, and possible again. */
  cycle(page: string, letter: string, place: number): void {
    const at = cell(page, letter, place);
    this.store(withMark(this.marks, at, next(markAt(this.marks, at))));
  }

  crossOut(page: string, letter: string, places: number): void {
    this.store(withColourToggled(this.marks, page, letter, places));
  }

  clear(page: string): void {
    this.store(withoutPage(this.marks, page));
  }

  private store(marks: Marks): void {
    this.marks = marks;
    writeNotes(this.owner, marks);
  }
}
