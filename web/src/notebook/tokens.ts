// Which token each board of the group box may still hold, going by what lies open and one's own tokens. As in
// `consistent.ts`, this takes notes for a person and is no referee.
import { EMPTY } from '../board/draft.svelte';
import type { Answer, GroupView, Token } from '../house/wire';
import type { Possible } from './consistent';

export interface Held {
  /** By board, where each colour may be. */
  boards: Map<number, Possible>;
  /** How many codes fit. */
  codes: number;
}

/** For every board of the others, the numbers on which each colour may be: all its answers fit (G5), no number is drawn
 * twice (G2), and no wrong call is the code (G8). */
export function held(view: GroupView): Held {
  const { colours, holes } = view.code_shape;
  const numbers = Array.from({ length: holes }, (_, at) => at + 1);
  const all = [...colours].flatMap((colour) => numbers.map((number): Token => [colour, number]));
  const others = Array.from({ length: view.seats * view.boards_each }, (_, board) => board).filter(
    (board) => Math.floor(board / view.boards_each) !== view.seat,
  );
  const drawn = new Set(view.hand.map(([, number]) => number));
  const candidates = others.map((board) =>
    all.filter(
      (token) =>
        !drawn.has(token[1]) &&
        view.asked.every(
          ([, row, answers]) => (answers[board] ?? null) === null || says(row, token) === answers[board],
        ),
    ),
  );
  const seen = others.map(() => new Set<Token>());
  const wrong = new Set(view.wrong_calls.map(([, row]) => row));
  const codes = new Set<string>();

  function deal(at: number, tokens: Token[]): void {
    if (at === others.length) {
      const code = codeOf([...view.hand, ...tokens], holes);
      if (wrong.has(code)) return;
      codes.add(code);
      tokens.forEach((token, each) => seen[each]!.add(token));
      return;
    }
    for (const token of candidates[at]!)
      if (tokens.every(([, number]) => number !== token[1])) deal(at + 1, [...tokens, token]);
  }
  deal(0, []);

  const places = (colour: string, may: Token[]) =>
    numbers.map((number) => may.some((token) => token[0] === colour && token[1] === number));
  const boards = others.map((board, at): [number, Possible] => {
    const may = [...seen[at]!];
    return [board, Object.fromEntries([...colours].map((colour) => [colour, places(colour, may)]))];
  });
  return { boards: new Map(boards), codes: codes.size };
}

/** What a board with this token answers to a row (G5). */
export function says(row: string, [colour, number]: Token): Answer {
  if (row[number - 1] === colour) return 'black';
  return row.includes(colour) ? 'white' : 'none';
}

/** The code that tokens make together (G3). */
function codeOf(tokens: Token[], holes: number): string {
  const places = Array<string>(holes).fill(EMPTY);
  for (const [colour, number] of tokens) places[number - 1] = colour;
  return places.join('');
}
