// The rows of a board in sentences.
import { keyInWords, rowInWords } from '../board/labels';
import { say } from '../words/words.svelte';
import type { KeptBoard } from './keptBoard.svelte';

export const rowLines = (board: KeptBoard): string[] =>
  board.position.rows.map(([row, key], at) =>
    say('row-words', { number: at + 1, row: rowInWords(row), key: keyInWords(key) }),
  );
