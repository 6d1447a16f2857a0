// The hand-made notebook in words: the same notes as beside the board, kept in the same place.
import { colourName } from '../board/pegs';
import type { View } from '../house/wire';
import { readNotes, writeNotes, type Whose } from '../notebook/kept';
import { cell, marked, markAt, type Mark, type Marks } from '../notebook/marks';
import { pagesOf, type Page } from '../notebook/pages';
import { boardName } from '../table/sentences';
import { say } from '../words/words.svelte';
import type { Note } from './commands';
import type { Entry } from './telling';
import { plain } from './vocabulary';

const whoseOf = (view: View, address: string): Whose => ({
  address,
  seat: view.seat ?? 0,
  round: view.number,
  attempt: view.attempt,
});

/** Everything that is noted, page by page. */
export function notes(view: View, names: string[], address: string): Entry[] {
  const marks = readNotes(whoseOf(view, address));
  const pages = pagesOf(view);
  if (pages.length === 0) return [{ kind: 'told', lines: [say('text-notes-none')] }];
  return pages.map((page) => {
    const places = Array.from({ length: page.places }, (_, place) => inPlace(marks, page, place));
    const lines = places.flat();
    return {
      kind: 'told',
      heading: titleOf(page, names, view),
      lines: lines.length ? lines : [say('text-nothing')],
    };
  });
}

/** Note something, and say what the notebook says of that hole now. */
export function note(view: View, names: string[], address: string, { who, board, ...noted }: Note): Entry {
  const page = pagesOf(view).filter((each) => isOf(each, who, names, view))[board - 1];
  const place = noted.hole - 1;
  if (!page || place >= page.places || place < 0 || !page.letters.includes(noted.colour))
    return { kind: 'refused', lines: [say('text-notes-where')] };
  const whose = whoseOf(view, address);
  const marks = marked(readNotes(whose), cell(page.id, noted.colour, place), noted.mark);
  writeNotes(whose, marks);
  const lines = inPlace(marks, page, place);
  return { kind: 'told', lines: lines.length ? lines : [say('text-notes-open', { number: noted.hole })] };
}

/** Whether a page is about whoever was named; where there is but one page nobody need be. */
function isOf({ board }: Page, who: string, names: string[], view: View): boolean {
  return board === null || plain(boardName(board, names, view)).startsWith(plain(who));
}

const titleOf = ({ board }: Page, names: string[], view: View): string =>
  board === null ? say('text-notes') : boardName(board, names, view);

function inPlace(marks: Marks, page: Page, place: number): string[] {
  const colours = (mark: Mark) =>
    page.letters.filter((letter) => markAt(marks, cell(page.id, letter, place)) === mark).map(colourName);
  const [sure, out] = [colours('sure'), colours('out')];
  const values = { number: place + 1 };
  return [
    ...(sure.length ? [say('text-notes-sure', { ...values, colours: sure.join(', ') })] : []),
    ...(out.length ? [say('text-notes-out', { ...values, colours: out.join(', ') })] : []),
  ];
}
