// The letters of the colours: those of the language, and those of the record, which the server speaks.
import { say } from '../words/words.svelte';
import { PALETTE } from './palette';

/** The letter that people type and read for a colour. */
export const ownLetter = (letter: string): string => say(`letter-${letter}`);

/** The colour that somebody means by a letter. The record's letters are understood too, unless another colour has them. */
export function colourOf(typed: string): string | undefined {
  const own = Object.keys(PALETTE).find((letter) => ownLetter(letter) === typed);
  return own ?? (typed in PALETTE ? typed : undefined);
}
