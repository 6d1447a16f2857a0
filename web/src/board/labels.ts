// Rows, keys and tokens in words.
import type { Answer, Key, Token, View } from '../api/types';
import { say } from '../words/words.svelte';
import { EMPTY } from './draft.svelte';
import { ownLetter } from './letters';

export const colourName = (letter: string | null): string =>
  letter === null || letter === EMPTY ? say('peg-empty') : say(`colour-${letter}`);

/** A colour with the letter that puts it: `yellow (Y)`. */
export const colourLabel = (letter: string): string => `${colourName(letter)} (${ownLetter(letter)})`;

/** A row without letters is covered. */
export const rowInWords = (row: string): string =>
  row ? [...row].map(colourName).join(', ') : say('row-covered');

export const keyInWords = ([reds, whites]: Key): string => say('key-words', { reds, whites });

export const answerInWords = (answer: Answer | null): string =>
  answer === null ? say('answer-open') : say(`sheet-answer-${answer}`);

export const tokenInWords = ([colour, number]: Token): string =>
  say('token-open', { colour: colourName(colour), number });

/** The rows of this attempt that a viewer may copy, the latest last. */
export function pastRows(view: View): string[] {
  switch (view.kind) {
    case 'codebreaking':
      return view.board.map(([row]) => row);
    case 'duel':
      return (view.boards[view.seat ?? 0] ?? []).map(([row]) => row);
    case 'group':
      return view.asked.map(([, row]) => row);
  }
}
