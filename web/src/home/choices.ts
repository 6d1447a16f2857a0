// What somebody chooses before a match, and the table that the server is asked for because of it. Which choices go
// together is the server's business: it refuses what cannot be.
import type { Box, Clock, NewTable, OptionRange, OptionValue, WantedSeat } from '../house/wire';

/** Whom a seat is for; `here` is another person at this screen. */
export const SITTERS = ['computer', 'here', 'link', 'anyone'] as const;
export type Sitter = (typeof SITTERS)[number];

export interface OtherSeat {
  sitter: Sitter;
  level: string;
  name: string;
}

/** Who makes the first code: whoever opens the table, the opponent, or whom the lot falls on. */
export type First = 0 | 1 | 'lot';

export interface Choices {
  /** Everybody but whoever opens the table, who has the first seat. */
  others: OtherSeat[];
  first: First;
  /** The options that differ from the box's own. */
  options: Record<string, OptionValue>;
  clock: Clock | null;
  /** Whether the table stands in the list, for all to see. */
  listed: boolean;
}

/** The option that has a question of its own on the page. */
export const FIRST = 'first_codemaker';

export const other = (level: string): OtherSeat => ({ sitter: 'computer', level, name: '' });

/** A match against computers, who hide the first code where one player does. */
export function usual(players: number, level: string): Choices {
  const others = Array.from({ length: players - 1 }, () => other(level));
  return { others, first: 1, options: {}, clock: null, listed: false };
}

/** What was chosen the last time, as far as it still makes sense. */
export function recalled(kept: unknown, box: Box, levels: string[], level: string, players: number): Choices {
  const found = usual(players, level);
  if (typeof kept !== 'object' || kept === null) return found;
  const { others, first, options, clock, listed } = kept as Partial<Choices>;
  if (Array.isArray(others) && box.players.includes(others.length + 1))
    found.others = others.map((seat) => ({
      sitter: SITTERS.includes(seat?.sitter) ? seat.sitter : 'computer',
      level: levels.includes(seat?.level) ? seat.level : level,
      name: typeof seat?.name === 'string' ? seat.name : '',
    }));
  if (first === 0 || first === 1 || first === 'lot') found.first = first;
  for (const [name, value] of Object.entries(options ?? {})) {
    const range = box.options[name];
    if (range && allows(range, value) && value !== range.default) found.options[name] = value;
  }
  if (clock && ['per_move', 'bank', 'days'].includes(clock.clock)) found.clock = clock;
  if (typeof listed === 'boolean') found.listed = listed;
  return found;
}

/** Whether a value is one that the server names, or lies within its bounds. */
export function allows(range: OptionRange, value: OptionValue): boolean {
  if (range.values) return range.values.includes(value);
  const { least = 0, most = Infinity, step = 1 } = range;
  const number = Number(value);
  return Number.isInteger(value) && number >= least && number <= most && (number - least) % step === 0;
}

/** The same choices with an option set; one that is set to the box's own value is not kept. */
export function withOption(choices: Choices, box: Box, name: string, value: OptionValue): Choices {
  const { [name]: _, ...rest } = choices.options;
  return {
    ...choices,
    options: value === box.options[name]?.default ? rest : { ...rest, [name]: value },
  };
}

/** The same choices for another number of players; new ones are like the last. */
export function withPlayers(choices: Choices, players: number): Choices {
  const { others } = choices;
  const last = others.at(-1)!;
  const added = Array.from({ length: Math.max(0, players - 1 - others.length) }, () => ({
    ...last,
    name: '',
  }));
  return { ...choices, others: [...others, ...added].slice(0, players - 1) };
}

/** The same choices with another's seat changed. A seat for anyone is of use in a list only, one with a link in none. */
export function withSeat(choices: Choices, at: number, change: Partial<OtherSeat>): Choices {
  const others = choices.others.map((seat, each) => (each === at ? { ...seat, ...change } : seat));
  const listed = change.sitter ? others.some((seat) => seat.sitter === 'anyone') : choices.listed;
  return { ...choices, others, listed };
}

export const shares = (choices: Choices): boolean => choices.others.some((seat) => seat.sitter === 'here');

/** Whether somebody is still to come, so that it matters who can find the table. */
export const isOpen = (choices: Choices): boolean =>
  choices.others.some((seat) => seat.sitter === 'link' || seat.sitter === 'anyone');

/** Whether anybody but computers will read one's name. */
export const meetsPeople = (choices: Choices): boolean =>
  choices.others.some((seat) => seat.sitter !== 'computer');

export interface Naming {
  /** What whoever opens the table is called. */
  me: string;
  /** What to call a person at this screen who gave no name. */
  seat: (number: number) => string;
}

/** The table to ask the server for. `chance`, from 0 up to 1, draws the lot. */
export function asTable(
  edition: string,
  choices: Choices,
  { naming, firstCode, chance }: { naming: Naming; firstCode: boolean; chance: number },
): NewTable {
  const shared = shares(choices);
  const me: WantedSeat = shared ? { sitter: 'me', name: naming.me } : { sitter: 'me' };
  const others = choices.others.map(({ sitter, level, name }, at): WantedSeat => {
    if (sitter === 'computer') return { sitter, level };
    if (sitter === 'here') return { sitter: 'me', name: name.trim() || naming.seat(at + 2) };
    return { sitter };
  });
  const first = choices.first === 'lot' ? Math.floor(chance * 2) : choices.first;
  return {
    edition,
    seats: [me, ...others],
    options: firstCode ? { ...choices.options, [FIRST]: first } : choices.options,
    clock: choices.clock,
    listed: isOpen(choices) && choices.listed,
  };
}
