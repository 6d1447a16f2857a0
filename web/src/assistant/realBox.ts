// What the players agreed on before a match with a real box: the box, its options, and who plays.
import type { Box, OptionValue } from '../api/types';
import { allows } from '../home/choiceChanges';

export interface RealBox {
  edition: string;
  /** The options that differ from the defaults of the box. */
  options: Record<string, OptionValue>;
  names: string[];
}

/** The options of a table that mean nothing beside a real box: people mark by hand, and nobody can forbid them help. */
const OF_TABLES = ['marking', 'hints'];

export const optionsOf = (box: Box): [string, Box['options'][string]][] =>
  Object.entries(box.options).filter(([name]) => !OF_TABLES.includes(name));

export const newBox = (edition: string, box: Box, names: string[] = []): RealBox => ({
  edition,
  options: {},
  names: withPlayers(
    names,
    isNamed(names) && box.players.includes(names.length) ? names.length : box.usual_players,
  ),
});

const isNamed = (names: string[]): boolean => names.some((name) => name.trim() !== '');

export const withPlayers = (names: string[], players: number): string[] =>
  Array.from({ length: players }, (_, seat) => names[seat] ?? '');

export function withOption(agreed: RealBox, box: Box, name: string, value: OptionValue): RealBox {
  const { [name]: _, ...rest } = agreed.options;
  return { ...agreed, options: value === box.options[name]?.default ? rest : { ...rest, [name]: value } };
}

export const valueOf = (agreed: RealBox, box: Box, name: string): OptionValue =>
  (name === 'players' ? agreed.names.length : (agreed.options[name] ?? box.options[name]?.default)) ?? null;

/** Whether these choices do not go together. */
export const contradictory = (agreed: RealBox, box: Box): boolean =>
  box.contradictions.some((contradiction) =>
    Object.entries(contradiction).every(([name, value]) => valueOf(agreed, box, name) === value),
  );

/** The names as they are shown: those that were left out are numbers. Two that are the same get a number too. */
export const shownNames = (names: string[], numbered: (number: number) => string): string[] =>
  names.map((name, seat) => {
    const own = name.trim() || numbered(seat + 1);
    const twice = names.some((other, at) => at < seat && other.trim() !== '' && other.trim() === own);
    return twice ? `${own} (${seat + 1})` : own;
  });

/** A box that was kept, if the server still has it and its options; null otherwise. */
export function readBox(kept: unknown, boxes: Record<string, Box>): RealBox | null {
  const { edition, options, names } = (kept ?? {}) as Partial<RealBox>;
  const box = typeof edition === 'string' && Object.hasOwn(boxes, edition) ? boxes[edition] : undefined;
  if (!box || typeof edition !== 'string' || typeof options !== 'object' || options === null) return null;
  if (!Array.isArray(names) || !box.players.includes(names.length)) return null;
  if (!names.every((name) => typeof name === 'string')) return null;
  const known = Object.entries(options).every(([name, value]) => {
    const range = box.options[name];
    return range !== undefined && allows(range, value);
  });
  const agreed = { edition, options, names };
  return known && !contradictory(agreed, box) ? agreed : null;
}
