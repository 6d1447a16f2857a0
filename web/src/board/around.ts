// Around the table of the group box: which side each seat sits at, what stands on each board, what each cell answers.
import type { Answer, AskedRow, GroupAttempt, GroupView, Mistake, Token } from '../house/wire';

export type Side = 'south' | 'west' | 'north' | 'east';

/** Clockwise, as seen from above, from whoever has the screen. */
const SIDES: Record<number, Side[]> = {
  2: ['south', 'north'],
  3: ['south', 'west', 'east'],
  4: ['south', 'west', 'north', 'east'],
};

/** Seats clockwise from one's own; an onlooker sits with the first. */
export function clockwise(seats: number, me: number | null): number[] {
  return Array.from({ length: seats }, (_, step) => ((me ?? 0) + step) % seats);
}

export function sideOf(seat: number, seats: number, me: number | null): Side {
  return SIDES[seats]?.[clockwise(seats, me).indexOf(seat)] ?? 'north';
}

/** A board of the group box. They are counted seat by seat. */
export interface SeatBoard {
  board: number;
  seat: number;
  /** Which of its seat's boards it is, from 0. */
  own: number;
  /** Its token, where it may be seen. */
  token: Token | null;
}

export function boardsOf(view: GroupView, over: GroupAttempt | null): SeatBoard[] {
  const each = view.boards_each;
  return Array.from({ length: view.seats * each }, (_, board) => {
    const seat = Math.floor(board / each);
    const own = board % each;
    const token = over ? over.hands[seat]?.[own] : seat === view.seat ? view.hand[own] : undefined;
    return { board, seat, own, token: token ?? null };
  });
}

/** The places of the code, as far as whoever looks may know them: a letter, or null. */
export function knownPlaces(view: GroupView, over: GroupAttempt | null): (string | null)[] {
  if (over) return [...over.code];
  const places = Array<string | null>(view.code_shape.holes).fill(null);
  for (const [colour, number] of view.hand) places[number - 1] = colour;
  return places;
}

/** What stands in the column of a board: its answer, the sign of whoever asks, or that it has yet to answer. */
export type Cell = Answer | 'asks' | 'open';

export function cellOf([asker, , answers]: AskedRow, { board, seat }: SeatBoard): Cell {
  return seat === asker ? 'asks' : (answers[board] ?? 'open');
}

/** Whether this answer is one that was found to be wrong. The referee names the seat, the row and what was said. */
export function isWrong(
  mistakes: Mistake[],
  row: number,
  { board, seat }: SeatBoard,
  answers: AskedRow[2],
): boolean {
  return mistakes.some(([marker, , at, given]) => marker === seat && at === row && answers[board] === given);
}
