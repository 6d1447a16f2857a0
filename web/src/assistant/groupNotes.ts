// What a player of a real group box notes: the own tokens, questions with their answers, and wrong calls.
import { send } from '../api/client';
import type { Answer, Box, GroupAdvice, Token } from '../api/types';
import { readBox, type RealBox } from './realBox';

export interface NotedQuestion {
  seat: number;
  row: string;
  /** An answer for each board; null for those of the asker and for one's own. */
  answers: (Answer | null)[];
}

export type WrongAnswer = GroupAdvice['own'][number];

export interface NotedCall {
  seat: number;
  row: string;
}

export interface GroupNotes {
  agreed: RealBox;
  /** One's own tokens. Whoever holds the device is the first of the players. */
  hand: Token[];
  asked: NotedQuestion[];
  calls: NotedCall[];
}

export const ANSWERS: Answer[] = ['black', 'white', 'none'];
const MOST_QUESTIONS = 40;

export const newNotes = (agreed: RealBox): GroupNotes => ({ agreed, hand: [], asked: [], calls: [] });

/** What was kept in this browser, or null if it cannot be used any more. */
export function readNotes(kept: unknown, boxes: Record<string, Box>): GroupNotes | null {
  const { agreed, hand, asked, calls } = (kept ?? {}) as Partial<GroupNotes>;
  const box = readBox(agreed, boxes);
  if (!box || !Array.isArray(hand) || !Array.isArray(asked) || !Array.isArray(calls)) return null;
  return asked.length <= MOST_QUESTIONS ? { agreed: box, hand, asked, calls } : null;
}

/** What follows from the notes, as the server says it. */
export const fetchAdvice = (notes: GroupNotes): Promise<GroupAdvice> => adviceFor(notes, 0, notes.hand);

/** The answers that a player gave wrongly, once the tokens are open. */
export const fetchWrongAnswers = async (
  notes: GroupNotes,
  seat: number,
  hand: Token[],
): Promise<WrongAnswer[]> => (await adviceFor(notes, seat, hand)).own;

async function adviceFor(
  { agreed, asked, calls }: GroupNotes,
  seat: number,
  hand: Token[],
): Promise<GroupAdvice> {
  const { edition, options, names } = agreed;
  const response = await send('POST', '/api/group-advice', {
    edition,
    options,
    players: names.length,
    seat,
    hand: hand.map(([colour, number]) => ({ colour, number })),
    asked,
    wrong_calls: calls,
  });
  return (await response.json()) as GroupAdvice;
}

/** The boards whose answers are typed in when a seat asks: one's own answer is known. */
export const answeringBoards = (owners: number[], asker: number): number[] =>
  owners.flatMap((owner, board) => (owner !== asker && owner !== 0 ? [board] : []));

/** A board by the name of its player, with a number if the player has several. */
export function boardName(owners: number[], board: number, names: string[]): string {
  const owner = owners[board] ?? 0;
  const own = owners.filter((each) => each === owner).length;
  return own > 1 ? `${names[owner]} ${board - owners.indexOf(owner) + 1}` : (names[owner] ?? '');
}

/** Who asks next: the left neighbour of whoever asked or called last, of those who are not out. */
export function nextAsker({ agreed, asked, calls }: GroupNotes, last: number | null): number {
  const players = agreed.names.length;
  const out = new Set(calls.map(({ seat }) => seat));
  const before = last ?? asked.at(-1)?.seat ?? null;
  if (before === null) return 0;
  for (let step = 1; step <= players; step++) {
    const seat = (before + step) % players;
    if (!out.has(seat)) return seat;
  }
  return before;
}

/** The notes with one more question. */
export function withQuestion(
  notes: GroupNotes,
  owners: number[],
  seat: number,
  row: string,
  given: Record<number, Answer>,
): GroupNotes {
  const answering = answeringBoards(owners, seat);
  const answers = owners.map((_, board) => (answering.includes(board) ? (given[board] ?? null) : null));
  return { ...notes, asked: [...notes.asked, { seat, row, answers }] };
}

/** The notes with one answer changed; the question counts from 1. */
export const withAnswer = (
  notes: GroupNotes,
  question: number,
  board: number,
  answer: Answer,
): GroupNotes => ({
  ...notes,
  asked: notes.asked.map((each, at) =>
    at === question - 1
      ? { ...each, answers: each.answers.map((given, of) => (of === board ? answer : given)) }
      : each,
  ),
});

export interface TypedQuestion {
  seat: number;
  row: string;
  given: Record<number, Answer>;
}

/** A question as somebody typed it, `Ben Y.BR. w -`; null if it is not understood. `words` are the answers in the language. */
export function readTyped(
  typed: string,
  names: string[],
  owners: number[],
  words: Record<Answer, string>,
  readRow: (row: string) => string,
): TypedQuestion | null {
  const [name = '', row = '', ...answers] = typed.trim().split(/\s+/);
  const begins = (whole: string, part: string) => whole.toLowerCase().startsWith(part.toLowerCase());
  const whole = names.findIndex((each) => each.toLowerCase() === name.toLowerCase());
  const seats = names.flatMap((each, seat) => (name && begins(each, name) ? [seat] : []));
  const seat = whole >= 0 ? whole : seats.length === 1 ? seats[0]! : -1;
  const boards = answeringBoards(owners, seat);
  if (seat < 0 || !row || answers.length !== boards.length) return null;
  const given: Record<number, Answer> = {};
  for (const [at, board] of boards.entries()) {
    const answer = answerOf(answers[at]!, words, begins);
    if (!answer) return null;
    given[board] = answer;
  }
  return { seat, row: readRow(row), given };
}

/** The language of the player goes before English; a dash is nothing. */
function answerOf(
  typed: string,
  words: Record<Answer, string>,
  begins: (whole: string, part: string) => boolean,
): Answer | null {
  if (typed === '-') return 'none';
  for (const spelled of [(answer: Answer) => words[answer], (answer: Answer): string => answer]) {
    const found = ANSWERS.filter((answer) => begins(spelled(answer), typed));
    if (found.length === 1) return found[0]!;
  }
  return null;
}
