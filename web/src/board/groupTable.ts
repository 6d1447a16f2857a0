// The table of a group match: the side of each seat, the tokens on each board, and the columns for the
// answers.
import type { Answer, AskedRow, GroupAttempt, GroupView, Mistake, Token } from '../api/types';
import { clockwise } from './seating';

export type Side = 'south' | 'west' | 'north' | 'east';

/** Clockwise from above, beginning with the viewer. Two sit beside the bowl, where a wide screen has more room. */
const SIDES: Record<number, Side[]> = {
  2: ['west', 'east'],
  3: ['south', 'west', 'east'],
  4: ['south', 'west', 'north', 'east'],
};

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

/**
 * The boards that answer a seat, clockwise from its left neighbour. Without a seat, those of everybody: so a spectator sees
 * them.
 */
export function answerers(boards: SeatBoard[], seats: number, seat: number | null): SeatBoard[] {
  return clockwise(seats, seat)
    .filter((other) => other !== seat)
    .flatMap((other) => boards.filter((board) => board.seat === other));
}

/** A row that was asked, with its number. */
export interface AskedLine {
  number: number;
  asked: AskedRow;
}

/** The rows that a seat asked; null: that anybody asked. */
export function linesOf(asked: AskedRow[], seat: number | null): AskedLine[] {
  return asked.flatMap((row, at) =>
    seat === null || row[0] === seat ? [{ number: at + 1, asked: row }] : [],
  );
}

/** A call of MASTERMIND that lies on the table. */
export interface LaidCall {
  seat: number;
  row: string;
  right: boolean;
}

/** The wrong calls, and at the end the right one. */
export function laidCalls(view: GroupView, over: GroupAttempt | null): LaidCall[] {
  const calls = (over ? over.wrong_calls : view.wrong_calls).map(([seat, row]) => ({
    seat,
    row,
    right: false,
  }));
  if (over?.outcome === 'mastermind' && over.by !== null)
    calls.push({ seat: over.by, row: over.code, right: true });
  return calls;
}

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
