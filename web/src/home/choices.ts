// The choices of somebody who opens a table, and the request that they make. The box says which choices do not go
// together.
import type { Box, Clock, NewTable, OptionRange, OptionValue, SeatRequest } from '../api/types';

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
}

/** The option that the form asks about separately. */
export const FIRST_CODEMAKER = 'first_codemaker';

/** Stands for the number of players where choices are compared. */
const PLAYERS = 'players';

const computer = (level: string): Opponent => ({ sitter: 'computer', level, name: '' });

/** A match against computers. Where one player makes the first code, it is the first computer. */
export function defaultChoices(players: number, level: string): Choices {
  const others = Array.from({ length: players - 1 }, () => computer(level));
  return { others, first: 1, options: {}, clock: null, listed: false };
}

/** The choices of the last time, as far as they are still valid. */
export function restoredChoices(
  stored: unknown,
  box: Box,
  levels: string[],
  level: string,
  players: number,
): Choices {
  const choices = defaultChoices(players, level);
  if (typeof stored !== 'object' || stored === null) return choices;
  const { others, first, options, clock, listed } = stored as Partial<Choices>;
  if (Array.isArray(others) && box.players.includes(others.length + 1))
    choices.others = others.map((seat) => ({
      sitter: OPPONENT_KINDS.includes(seat?.sitter) ? seat.sitter : 'computer',
      level: levels.includes(seat?.level) ? seat.level : level,
      name: typeof seat?.name === 'string' ? seat.name : '',
    }));
  if (first === 0 || first === 1 || first === 'lot') choices.first = first;
  for (const [name, value] of Object.entries(options ?? {})) {
    const range = box.options[name];
    if (range && allows(range, value) && value !== range.default) choices.options[name] = value;
  }
  if (contradictory(choices, box)) choices.options = {};
  if (clock && ['per_move', 'bank', 'days'].includes(clock.clock)) choices.clock = clock;
  if (typeof listed === 'boolean') choices.listed = listed;
  return choices;
}

/** Whether the server allows this value for an option. */
export function allows(range: OptionRange, value: OptionValue): boolean {
  if (range.values) return range.values.includes(value);
  const least = range.least ?? 0;
  const number = Number(value);
  return (
    Number.isInteger(value) &&
    number >= least &&
    number <= (range.most ?? Infinity) &&
    (number - least) % (range.step ?? 1) === 0
  );
}

/** Whether these choices do not go together. */
export const contradictory = (choices: Choices, box: Box): boolean =>
  box.contradictions.some((contradiction) =>
    Object.entries(contradiction).every(([name, value]) => valueOf(choices, box, name) === value),
  );

/** The value of an option, or the number of players. */
export function valueOf(choices: Choices, box: Box, name: string): OptionValue {
  if (name === PLAYERS) return choices.others.length + 1;
  return (name in choices.options ? choices.options[name] : box.options[name]?.default) ?? null;
}

/** The same choices with an option set. Defaults are left out. */
export function withOption(choices: Choices, box: Box, name: string, value: OptionValue): Choices {
  const { [name]: _, ...rest } = choices.options;
  return {
    ...choices,
    options: value === box.options[name]?.default ? rest : { ...rest, [name]: value },
  };
}

/** The same choices for another number of players. New opponents are of the same kind as the last. */
export function withPlayers(choices: Choices, players: number): Choices {
  const { others } = choices;
  const last = others.at(-1)!;
  const added = Array.from({ length: Math.max(0, players - 1 - others.length) }, () => ({
    ...last,
    name: '',
  }));
  return { ...choices, others: [...others, ...added].slice(0, players - 1) };
}

/** The same choices with one opponent changed. A table with a seat for anyone is listed, one with links is not. */
export function withSeat(choices: Choices, at: number, change: Partial<Opponent>): Choices {
  const others = choices.others.map((seat, each) => (each === at ? { ...seat, ...change } : seat));
  const listed = change.sitter ? others.some((seat) => seat.sitter === 'anyone') : choices.listed;
  return { ...choices, others, listed };
}

/** Whether several people play at this screen. */
export const isShared = (choices: Choices): boolean => choices.others.some((seat) => seat.sitter === 'here');

/** Whether the table waits for people to join. */
export const hasFreeSeats = (choices: Choices): boolean =>
  choices.others.some((seat) => seat.sitter === 'link' || seat.sitter === 'anyone');

/** Whether any opponent is a person, who will read the name of whoever opens the table. */
export const hasPeople = (choices: Choices): boolean =>
  choices.others.some((seat) => seat.sitter !== 'computer');

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
  };
}
