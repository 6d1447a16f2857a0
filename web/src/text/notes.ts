// The notebook in the text mode. It shares the stored notes with the board.
import { colourName } from '../board/labels';
import type { View } from '../api/types';
import { readNotes, writeNotes, type NotesOwner } from '../notebook/storage';
import { cell, withMark, markAt, type Mark, type Marks } from '../notebook/marks';
import { pagesOf, type NotePage } from '../notebook/pages';
import { boardName } from '../table/sentences';
import { say } from '../words/words.svelte';
import type { About, Note } from './commands';
import type { Entry } from './descriptions';
import { plain } from './vocabulary';

const ownerOf = (view: View, address: string): NotesOwner => ({
  address,
  seat: view.seat ?? 0,
  round: view.number,
  attempt: view.attempt,
});

/** All notes, page by page. */
export function notes(view: View, names: string[], address: string): Entry[] {
  const marks = readNotes(ownerOf(view, address));
  const pages = pagesOf(view);
  if (pages.length === 0) return [{ kind: 'output', lines: [say('text-notes-none')] }];
  return pages.map((page) => {
    const places = Array.from({ length: page.places }, (_, place) => inPlace(marks, page, place));
    const lines = places.flat();
    return {
      kind: 'output',
      heading: titleOf(page, names, view),
      lines: lines.length ? lines : [say('text-nothing')],
    };
  });
}

/** Make a note, and describe the notes for that hole. */
export function note(view: View, names: string[], address: string, { who, board, ...noted }: Note): Entry {
  const page = pageAbout(view, names, { who, board, ...noted });
  if (!page) return { kind: 'error', lines: [say('text-notes-where')] };
  const place = noted.hole - 1;
  const owner = ownerOf(view, address);
  const marks = withMark(readNotes(owner), cell(page.id, noted.colour, place), noted.mark);
  writeNotes(owner, marks);
  const lines = inPlace(marks, page, place);
  return { kind: 'output', lines: lines.length ? lines : [say('text-notes-open', { number: noted.hole })] };
}

/** The page of the notebook that has a colour in a hole. */
export function pageAbout(view: View, names: string[], { who, board, colour, hole }: About): NotePage | null {
  const page = pagesOf(view).filter((each) => isOf(each, who, names, view))[board - 1];
  const there = page && hole >= 1 && hole <= page.places && page.letters.includes(colour);
  return there ? page : null;
}

/** Whether a page is about the player with this name. A single page needs no name. */
function isOf({ board }: NotePage, who: string, names: string[], view: View): boolean {
  return board === null || plain(boardName(board, names, view)).startsWith(plain(who));
}

const titleOf = ({ board }: NotePage, names: string[], view: View): string =>
  board === null ? say('text-notes') : boardName(board, names, view);

function inPlace(marks: Marks, page: NotePage, place: number): string[] {
  const colours = (mark: Mark) =>
    page.letters.filter((letter) => markAt(marks, cell(page.id, letter, place)) === mark).map(colourName);
  const [sure, out] = [colours('sure'), colours('out')];
  const values = { number: place + 1 };
  return [
    ...(sure.length ? [say('text-notes-sure', { ...values, colours: sure.join(', ') })] : []),
    ...(out.length ? [say('text-notes-out', { ...values, colours: out.join(', ') })] : []),
  ];
}
