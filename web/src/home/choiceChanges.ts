// How the form changes the choices for a table. The box says which choices do not go together.
import type { Box, OptionRange, OptionValue } from '../api/types';
import { defaultChoices, OPPONENT_KINDS, type Choices, type Opponent } from './choices';

/** Stands for the number of players where choices are compared. */
const PLAYERS = 'players';

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
  const { others, first, options, clock, listed, bots } = stored as Partial<Choices>;
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
  choices.bots = bots === true;
  return choices;
}

/** The rules of the last time, with computers of a level as the opponents. */
export function againstComputers(stored: unknown, box: Box, levels: string[], level: string): Choices {
  const { others, ...rules } = restoredChoices(stored, box, levels, level, box.usual_players);
  return { ...defaultChoices(others.length + 1, level), ...rules };
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

/** Whether any opponent is a person, who will read the name of whoever opens the table. */
export const hasPeople = (choices: Choices): boolean =>
  choices.others.some((seat) => seat.sitter !== 'computer');
