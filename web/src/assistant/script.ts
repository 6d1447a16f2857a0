// What each role does with what is typed in text mode.
import { isPossible } from '../analysis/keys';
import { laid } from '../analysis/positions';
import type { Key } from '../api/types';
import { rowInWords } from '../board/labels';
import { hintRemarks } from '../coach/hintSentences';
import { pairInWords } from '../lesson/captions';
import { pairsOf } from '../lesson/pairs';
import { say } from '../words/words.svelte';
import { BreakerBoard } from './breaker.svelte';
import { CodemakerBoard } from './codemaker.svelte';
import { hintSteps } from './hintSteps';
import type { KeptBoard } from './keptBoard.svelte';
import { MarkerBoard } from './marker.svelte';
import { rowLines } from './rowLines';
import type { RoleCommand, Typed } from './typed';

export interface Reply {
  lines: string[];
  /** Whether it could not be done. */
  refused?: boolean;
  /** Whether what was typed must not stay on the screen. */
  secret?: boolean;
}

const refused = (message: string, values = {}): Reply => ({ lines: [say(message, values)], refused: true });

/** The commands of a role, beside those for rows and keys. */
export function commandsOf(board: KeptBoard): RoleCommand[] {
  if (board instanceof CodemakerBoard) return ['rows', 'code', 'again', 'help'];
  if (board instanceof BreakerBoard) return ['rows', 'key', 'undo', 'again', 'help'];
  if (board instanceof MarkerBoard) return ['rows', 'why', 'key', 'undo', 'check', 'again', 'help'];
  return ['hint', 'rows', 'key', 'undo', 'again', 'help'];
}

/** How many hints were taken in a position. */
let taken: { rows: unknown; steps: number } = { rows: null, steps: 0 };

export function perform(board: KeptBoard, typed: Exclude<Typed, { fault: string }>): Reply {
  if ('command' in typed) return command(board, typed.command, typed.numbers);
  if (!('row' in typed)) return answer(board, typed.key);
  return lay(board, typed.row, typed.key);
}

function lay(board: KeptBoard, row: string, key: Key | null): Reply {
  if (board instanceof BreakerBoard) return refused('assistant-text-only-key');
  if (board instanceof MarkerBoard && board.code === null) {
    board.codeDraft.load(row);
    board.setCode();
    return { lines: [say('assistant-text-covered')], secret: board.mode === 'mark' };
  }
  if (!board.canLay) return refused('analysis-full');
  const gives = board instanceof CodemakerBoard || (board instanceof MarkerBoard && board.mode === 'mark');
  if (gives) {
    board.change({ ...board.position, open: row }, { replaced: true });
    board.lay();
    return { lines: [] };
  }
  if (key === null) return refused('assistant-text-no-key', { row });
  board.change(laid(board.position, row, key));
  return { lines: [] };
}

function answer(board: KeptBoard, key: Key): Reply {
  const { open, rows } = board.position;
  if (!(board instanceof BreakerBoard) || open === null) return refused('assistant-text-no-row');
  board.setKey(rows.length, key);
  return { lines: [] };
}

function command(board: KeptBoard, name: RoleCommand, numbers: number[]): Reply {
  if (!commandsOf(board).includes(name)) return refused('assistant-text-not-here');
  const { rows } = board.position;
  switch (name) {
    case 'rows':
      return { lines: rows.length ? rowLines(board) : [say('assistant-text-no-rows')] };
    case 'hint':
      return hint(board);
    case 'undo':
      if (!board.undoable) return refused('assistant-text-no-rows');
      board.undo();
      return { lines: rowLines(board) };
    case 'key': {
      const [number = 0, reds = -1, whites = -1] = numbers;
      const key: Key = [reds, whites];
      const fits = reds >= 0 && whites >= 0 && isPossible(key, board.shape?.holes ?? 0);
      if (!rows[number - 1] || !fits) return refused('assistant-text-bad-key');
      board.setKey(number - 1, key);
      return { lines: [] };
    }
    case 'why':
      return why(board as MarkerBoard, numbers[0] ?? rows.length);
    case 'check': {
      const marker = board as MarkerBoard;
      marker.chooseMode(marker.mode === 'check' ? 'mark' : 'check');
      return { lines: [] };
    }
    case 'code':
      (board as CodemakerBoard).giveUp();
      return { lines: [] };
    case 'again':
      if (board instanceof CodemakerBoard && board.over) board.next();
      else board.startOver();
      return { lines: [] };
    case 'help':
      return { lines: [] };
  }
}

function hint(board: KeptBoard): Reply {
  const { analysis } = board;
  if (!analysis || !board.answered) return refused('analysis-thinking');
  if (analysis.contradiction.length || !board.canLay) return refused('assistant-text-no-hint');
  const steps = hintSteps(analysis);
  const { rows } = board.position;
  taken = { rows, steps: taken.rows === rows ? Math.min(taken.steps + 1, steps.length - 1) : 1 };
  const shown = steps[taken.steps]!;
  const remarks = hintRemarks(shown, analysis.code_shape.holes, steps.slice(0, taken.steps));
  return { lines: remarks.map(({ text, row }) => (row ? `${text} ${rowInWords(row)}` : text)) };
}

function why(board: MarkerBoard, number: number): Reply {
  const row = board.position.rows[number - 1]?.[0];
  if (row === undefined || board.code === null) return refused('assistant-text-no-rows');
  const pairs = pairsOf(row, board.code).map((pair) => pairInWords(pair, row));
  return { lines: pairs.length ? pairs : [say('assistant-why-none')] };
}
