// The computers as characters: each level has four, with a name and a face of their own. Records know levels.
// The server has the same names on its cards.
import characters from '../../../src/keypeg/server/cards/characters.json';

/** The same names in every language. A table has at most four seats, so no two of its players share a character. */
const NAMES: Record<string, readonly string[]> = characters;

/** Which of the four characters of a level sits here. It stays the same for as long as the table exists. */
export function characterAt(address: string, seat: number): number {
  let sum = seat;
  for (const letter of address) sum += letter.charCodeAt(0);
  return sum % 4;
}

/** The name of a computer; null for a level without characters. */
export function computerName(level: string, character: number): string | null {
  return NAMES[level]?.[character] ?? null;
}
