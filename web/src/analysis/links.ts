// Links from a match to the analysis board: the boards of a step, each with the rows that lie on it then.
import type { Attempt, Row, View } from '../api/types';
import { analysisAddress } from './address';

export interface BoardLink {
  /** The seat that laid the rows. */
  seat: number;
  address: string;
}

/** The boards of a view, or of an attempt that is over. Boards without rows are left out; a group has no such boards. */
export function analysisLinks(view: View, over: Attempt | null): BoardLink[] {
  if (view.kind === 'group' || over?.kind === 'group') return [];
  return boardsOf(view, over).flatMap(([seat, rows]) =>
    rows.length ? [{ seat, address: analysisAddress(view.edition, view.options, rows, seat) }] : [],
  );
}

function boardsOf(view: Exclude<View, { kind: 'group' }>, over: Attempt | null): [number, Row[]][] {
  if (over?.kind === 'boards') return over.boards.map((rows, seat) => [seat, rows]);
  return view.kind === 'duel'
    ? view.boards.map((rows, seat) => [seat, rows])
    : [[1 - view.codemaker, view.board]];
}
