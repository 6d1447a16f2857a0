// Which token each board of a group match may still have, after the open answers and the player's own tokens. As in
// `candidates.ts`, this is only for a person's notes.
import { EMPTY } from '../board/draft.svelte';
import type { Answer, GroupView, Token } from '../api/types';
import type { Possible } from './candidates';

export interface PossibleTokens {
  /** By board, the places where each colour may be. */
  boards: Map<number, Possible>;
  /** How many codes are possible. */
  codes: number;
}

/** For every board of the opponents, the possible tokens: all answers are right (G5), no number is drawn twice (G2), and no
 * wrong call is the code (G8). */
export function possibleTokens(view: GroupView): PossibleTokens {
  const { colours, holes } = view.code_shape;
  const numbers = Array.from({ length: holes }, (_, at) => at + 1);
  const all = [...colours].flatMap((colour) => numbers.map((number): Token => [colour, number]));
  const others = view.owners.flatMap((owner, board) => (owner === view.seat ? [] : [board]));
  const drawn = new Set(view.hand.map(([, number]) => number));
  const candidates = others.map((board) =>
    all.filter(
      (token) =>
        !drawn.has(token[1]) &&
        view.asked.every(
          ([, row, answers]) => (answers[board] ?? null) === null || answerOf(row, token) === answers[board],
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

/** Every way in which the opponents' boards may have been dealt their tokens, whatever they answered. */
export function dealsOf(view: GroupView): Map<number, Token>[] {
  const { colours, holes } = view.code_shape;
  const others = view.owners.flatMap((owner, board) => (owner === view.seat ? [] : [board]));
  const wrong = new Set(view.wrong_calls.map(([, row]) => row));
  const drawn = view.hand.map(([, number]) => number);
  const deals: Map<number, Token>[] = [];

  function deal(tokens: Token[], numbers: number[]): void {
    const board = others[tokens.length];
    if (board === undefined) {
      if (!wrong.has(codeOf([...view.hand, ...tokens], holes)))
        deals.push(new Map(tokens.map((token, at) => [others[at]!, token])));
      return;
    }
    for (let number = 1; number <= holes; number++)
      if (!numbers.includes(number))
        for (const colour of colours) deal([...tokens, [colour, number]], [...numbers, number]);
  }
  deal([], drawn);
  return deals;
}

/** The answer of a board with this token to a row (G5). */
export function answerOf(row: string, [colour, number]: Token): Answer {
  if (row[number - 1] === colour) return 'black';
  return row.includes(colour) ? 'white' : 'none';
}

/** The code that the tokens make together (G3). */
function codeOf(tokens: Token[], holes: number): string {
  const places = Array<string>(holes).fill(EMPTY);
  for (const [colour, number] of tokens) places[number - 1] = colour;
  return places.join('');
}
