// The table of a group match: the side of each seat, the tokens on each board, and the answers in each cell.
import type { Answer, AskedRow, GroupAttempt, GroupView, Mistake, Token } from '../api/types';

export type Side = 'south' | 'west' | 'north' | 'east';

/** Clockwise from above, beginning with the viewer. */
const SIDES: Record<number, Side[]> = {
  2: ['south', 'north'],
  3: ['south', 'west', 'east'],
  4: ['south', 'west', 'north', 'east'],
};

/** The seats clockwise from the viewer's own. A spectator sees the table from the first seat. */
export function clockwise(seats: number, me: number | null): number[] {
  return Array.from({ length: seats }, (_, step) => ((me ?? 0) + step) % seats);
}

export function sideOf(seat: number, seats: number, me: number | null): Side {
  return SIDES[seats]?.[clockwise(seats, me).indexOf(seat)] ?? 'north';
}

/** A board on the table. Boards are numbered seat by seat. */
export interface SeatBoard {
  board: number;
  seat: number;
  /** Its number among the boards of its seat, from 0. */
  own: number;
  /** Its token, if the viewer may see it. */
  token: Token | null;
}

export function boardsOf(view: GroupView, over: GroupAttempt | null): SeatBoard[] {
  return view.owners.map((seat, board) => {
    const own = board - view.owners.indexOf(seat);
    const token = over ? over.hands[seat]?.[own] : seat === view.seat ? view.hand[own] : undefined;
    return { board, seat, own, token: token ?? null };
  });
}

/** How many boards a seat has. */
export const boardCount = (boards: SeatBoard[], seat: number): number =>
  boards.filter((board) => board.seat === seat).length;

/** The places of the code: a letter, or null where the viewer may not know it. */
export function knownPlaces(view: GroupView, over: GroupAttempt | null): (string | null)[] {
  if (over) return [...over.code];
  const places = Array<string | null>(view.code_shape.holes).fill(null);
  for (const [colour, number] of view.hand) places[number - 1] = colour;
  return places;
}

/** A cell in the column of a board: its answer, that its player asks, or that the answer is still open. */
export type AnswerCell = Answer | 'asks' | 'open';

export function cellOf([asker, , answers]: AskedRow, { board, seat }: SeatBoard): AnswerCell {
  return seat === asker ? 'asks' : (answers[board] ?? 'open');
}

/** Whether the referee found this answer wrong. A mistake has the seat, the row and the answer that was given. */
export function isWrong(
  mistakes: Mistake[],
  row: number,
  { board, seat }: SeatBoard,
  answers: AskedRow[2],
): boolean {
  return mistakes.some(([marker, , at, given]) => marker === seat && at === row && answers[board] === given);
}
