// The pages of the notebook: one for the code that the player must find, or in a group match one for each board of the
// opponents.
import { clockwise } from '../board/seating';
import type { Row, Shape, View } from '../api/types';
import { lettersOf } from '../board/draft.svelte';
import type { KeyedRow } from './candidates';

export interface NotePage {
  id: string;
  /** The board of the page in a group match, otherwise null. */
  board: number | null;
  letters: string[];
  places: number;
}

/** What the viewer searches for: the possible codes, and the rows with keys. Null for a codemaker, who knows the code, for
 * spectators, and in a group match. */
export function searchOf(view: View): { shape: Shape; rows: KeyedRow[] } | null {
  if (view.seat === null || view.kind === 'group') return null;
  if (view.kind === 'codebreaking')
    return view.seat === view.codemaker ? null : { shape: view.code_shape, rows: keyed(view.board) };
  const shape = view.shapes[view.seat];
  return shape ? { shape, rows: keyed(view.boards[view.seat] ?? []) } : null;
}

const keyed = (rows: Row[]): KeyedRow[] => rows.flatMap(([row, key]) => (key === null ? [] : [[row, key]]));

/** The pages of the viewer's notebook; in a group match clockwise around the table. */
export function pagesOf(view: View): NotePage[] {
  if (view.kind === 'group') {
    if (view.seat === null) return [];
    const { colours, holes } = view.code_shape;
    const boards = clockwise(view.seats, view.seat)
      .slice(1)
      .flatMap((seat) => view.owners.flatMap((owner, board) => (owner === seat ? [board] : [])));
    return boards.map((board) => ({ id: `board${board}`, board, letters: [...colours], places: holes }));
  }
  const search = searchOf(view);
  if (!search) return [];
  return [{ id: 'code', board: null, letters: lettersOf(search.shape), places: search.shape.holes }];
}
