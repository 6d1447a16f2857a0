// What there is to take notes about: the code one hunts, or, in the group box, the token of each board of the others.
import { clockwise } from '../board/around';
import type { Row, Shape, View } from '../house/wire';
import { lettersOf, type KeyedRow } from './consistent';

export interface Page {
  id: string;
  /** The board it is about, where the group box has one page a board. */
  board: number | null;
  letters: string[];
  places: number;
}

/** The hunt of whoever has the screen: which codes there are, and which keys lie open. None for a codemaker, who knows
 * the code, for onlookers, and in the group box. */
export function huntOf(view: View): { shape: Shape; rows: KeyedRow[] } | null {
  if (view.seat === null || view.kind === 'group') return null;
  if (view.kind === 'codebreaking')
    return view.seat === view.codemaker ? null : { shape: view.code_shape, rows: keyed(view.board) };
  const shape = view.shapes[view.seat];
  return shape ? { shape, rows: keyed(view.boards[view.seat] ?? []) } : null;
}

const keyed = (rows: Row[]): KeyedRow[] => rows.flatMap(([row, key]) => (key === null ? [] : [[row, key]]));

/** The pages of the notebook of whoever has the screen, in the group box clockwise around the table. */
export function pagesOf(view: View): Page[] {
  if (view.kind === 'group') {
    if (view.seat === null) return [];
    const { colours, holes } = view.code_shape;
    const boards = clockwise(view.seats, view.seat)
      .slice(1)
      .flatMap((seat) => Array.from({ length: view.boards_each }, (_, own) => seat * view.boards_each + own));
    return boards.map((board) => ({ id: `board${board}`, board, letters: [...colours], places: holes }));
  }
  const hunt = huntOf(view);
  if (!hunt) return [];
  return [{ id: 'code', board: null, letters: lettersOf(hunt.shape), places: hunt.shape.holes }];
}
