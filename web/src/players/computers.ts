// The computers as characters: each level has four, with a name and a face of their own. Records know levels.
// The server has the same names on its cards.
import characters from '../../../src/keypeg/server/cards/characters.json';

/** The same names in every language. A table has at most four seats, so no two of its players share a character. */
const NAMES: Record<string, readonly string[]> = characters;

/** The name of a computer; null for a level without characters. The table says which of the four it is. */
export function computerName(level: string, character: number | null): string | null {
  return NAMES[level]?.[character ?? 0] ?? null;
}
