// The choices of somebody who opens a table, and the request that they make.
import type { Clock, NewTable, OptionValue, SeatRequest } from '../api/types';

/** Who may take a seat; `here` is another person at this screen. */
export const OPPONENT_KINDS = ['computer', 'here', 'link', 'anyone'] as const;
export type OpponentKind = (typeof OPPONENT_KINDS)[number];

export interface Opponent {
  sitter: OpponentKind;
  level: string;
  name: string;
}

/** Who makes the first code: whoever opens the table (0), the opponent (1), or one of them by lot. */
export type FirstCodemaker = 0 | 1 | 'lot';

export interface Choices {
  /** All seats but the first, which belongs to whoever opens the table. */
  others: Opponent[];
  first: FirstCodemaker;
  /** The options that differ from the defaults of the box. */
  options: Record<string, OptionValue>;
  clock: Clock | null;
  /** Whether the table is in the public list. */
  listed: boolean;
  /** Whether bots may take free seats. */
  bots: boolean;
}

/** The option that the form asks about separately. */
export const FIRST_CODEMAKER = 'first_codemaker';

const computer = (level: string): Opponent => ({ sitter: 'computer', level, name: '' });

/** A match against computers. Where one player makes the first code, it is the first computer. */
export function defaultChoices(players: number, level: string): Choices {
  const others = Array.from({ length: players - 1 }, () => computer(level));
  return { others, first: 1, options: {}, clock: null, listed: false, bots: false };
}

/** Whether several people play at this screen. */
export const isShared = (choices: Choices): boolean => choices.others.some((seat) => seat.sitter === 'here');

/** Whether the table waits for people to join. */
export const hasFreeSeats = (choices: Choices): boolean =>
  choices.others.some((seat) => seat.sitter === 'link' || seat.sitter === 'anyone');

export interface SeatNames {
  /** The name of whoever opens the table. */
  me: string;
  /** The name for a person at this screen who gave none. */
  seat: (number: number) => string;
}

/** The request for a table. `chance`, from 0 to 1, decides the lot. */
export function tableRequest(
  edition: string,
  choices: Choices,
  { names, asksFirstCodemaker, chance }: { names: SeatNames; asksFirstCodemaker: boolean; chance: number },
): NewTable {
  const shared = isShared(choices);
  const me: SeatRequest = shared ? { sitter: 'me', name: names.me } : { sitter: 'me' };
  const others = choices.others.map(({ sitter, level, name }, at): SeatRequest => {
    // The server refuses a level that it does not have.
    if (sitter === 'computer') return { sitter, level: level as SeatRequest['level'] };
    if (sitter === 'here') return { sitter: 'me', name: name.trim() || names.seat(at + 2) };
    return { sitter };
  });
  const first = choices.first === 'lot' ? Math.floor(chance * 2) : choices.first;
  return {
    edition,
    seats: [me, ...others],
    options: asksFirstCodemaker ? { ...choices.options, [FIRST_CODEMAKER]: first } : choices.options,
    clock: choices.clock,
    listed: hasFreeSeats(choices) && choices.listed,
    bots: hasFreeSeats(choices) && choices.bots,
  };
}
