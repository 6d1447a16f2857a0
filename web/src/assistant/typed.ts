// What is typed in text mode at a role: a row, a key, a row with its key, or a command.
import { fitsShape } from '../analysis/address';
import { isPossible } from '../analysis/keys';
import type { Key, Shape } from '../api/types';
import { readRow } from '../text/commands';
import { plain, type Vocabulary } from '../text/vocabulary';
import type { Say } from '../words/words.svelte';

/** The commands of the roles, by their English names. */
export const ROLE_COMMANDS = [
  'help',
  'rows',
  'hint',
  'undo',
  'key',
  'why',
  'code',
  'check',
  'again',
] as const;
export type RoleCommand = (typeof ROLE_COMMANDS)[number];

export type Typed =
  | { command: RoleCommand; numbers: number[] }
  | { row: string; key: Key | null }
  | { key: Key }
  | { fault: 'empty' | 'row' | 'shape' | 'key' };

/** The word for a command that is shown to people. */
export const roleWord = (command: RoleCommand, say: Say): string => say(`assistant-type-${command}`);

/** Reads a line. The words of every voice are understood. */
export function readTyped(text: string, shape: Shape, known: Vocabulary, voices: Say[]): Typed {
  const words = text
    .trim()
    .split(/[\s,;=:]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return { fault: 'empty' };
  const first = plain(words[0]!);
  const command = ROLE_COMMANDS.find((name) => voices.some((say) => plain(roleWord(name, say)) === first));
  if (command) return { command, numbers: words.slice(1).join(' ').match(/\d/g)?.map(Number) ?? [] };
  const at = words.findIndex((word) => /^\d+$/.test(word));
  const digits = at < 0 ? '' : words.slice(at).join('');
  const key: Key | null = /^\d\d$/.test(digits) ? [Number(digits[0]), Number(digits[1])] : null;
  if (at >= 0 && (key === null || !isPossible(key, shape.holes))) return { fault: 'key' };
  const colours = at < 0 ? words : words.slice(0, at);
  if (colours.length === 0) return { key: key! };
  const row = readRow(colours, known);
  if (row === null) return { fault: 'row' };
  return fitsShape(row, shape) ? { row, key } : { fault: 'shape' };
}
