// Parses typed commands. The server decides whether a command is allowed.
import { EMPTY } from '../board/draft.svelte';
import type { Action, Offer, Reaction } from '../api/types';
import { plain, type CommandName, type NoteMark, type Vocabulary } from './vocabulary';

/** Commands without arguments. */
type BareName = Exclude<
  CommandName,
  | 'guess'
  | 'hide'
  | 'mark'
  | 'ask'
  | 'answer'
  | 'mastermind'
  | 'challenge'
  | 'note'
  | 'react'
  | 'why'
  | 'try'
  | 'rules'
  | 'pass'
  | 'claim'
>;

export type Command =
  | { name: BareName }
  | { name: 'act'; act: Action }
  | { name: 'note'; note: Note }
  | { name: 'react'; reaction: Reaction }
  | { name: 'why'; about: About }
  | { name: 'try'; row: number | null }
  | { name: 'rules'; rule: string | null }
  | { name: 'pass' | 'claim'; who: string }
  | Unclear;

/** A colour in a hole; in a group match, of a board of a player. */
export interface About {
  who: string;
  /** The number of the player's board, from 1. */
  board: number;
  colour: string;
  hole: number;
}

export interface Note extends About {
  mark: NoteMark;
}

/** Input that could not be parsed: an unknown word, or a command with a bad argument. */
export interface Unclear {
  name: 'unclear';
  what: 'word' | 'row' | 'mark' | 'answer' | 'note' | 'reaction' | 'why';
  text: string;
}

const EMPTIES = /[.\-_]/g;
/** A row without a command is for the first of these that is offered. MASTERMIND is not among them, so that nobody calls it
 * by mistake. */
const ROW_ACTIONS = ['hide', 'guess', 'ask'] as const;
type RowAction = (typeof ROW_ACTIONS)[number] | 'mastermind';

/** The command in a line of text, given the current offers; null for an empty line. */
export function parse(text: string, known: Vocabulary, offers: Offer[]): Command | null {
  const words = text.trim().split(/[\s,;]+/u);
  const first = words[0];
  if (!first) return null;
  const name = known.commands.get(plain(first));
  return name ? named(name, words.slice(1), known, offers) : unnamed(words, known, offers);
}

function named(name: CommandName, rest: string[], known: Vocabulary, offers: Offer[]): Command {
  switch (name) {
    case 'guess':
    case 'hide':
    case 'ask':
    case 'mastermind': {
      const row = readRow(rest, known);
      return row === null ? unclear('row', rest) : { name: 'act', act: rowAction(name, row) };
    }
    case 'mark':
      return readMark(rest) ?? unclear('mark', rest);
    case 'answer':
      return readAnswer(rest, known, offers) ?? unclear('answer', rest);
    case 'challenge':
      return { name: 'act', act: { do: 'challenge' } };
    case 'note':
      return readNote(rest, known) ?? unclear('note', rest);
    case 'react': {
      const reaction = known.reactions.get(plain(rest.join(' ')));
      return reaction ? { name, reaction } : unclear('reaction', rest);
    }
    case 'why': {
      const about = readAbout(rest, known);
      return about ? { name, about } : unclear('why', rest);
    }
    case 'try':
      return { name, row: /^\d+$/.test(rest[0] ?? '') ? Number(rest[0]) : null };
    case 'rules':
      return { name, rule: rest[0]?.toUpperCase() ?? null };
    case 'pass':
    case 'claim':
      return { name, who: rest.join(' ') };
    default:
      return { name };
  }
}

/** Input without a command is a key, an answer or a row, depending on the offers. */
function unnamed(words: string[], known: Vocabulary, offers: Offer[]): Command {
  const offered = (may: Offer['may']) => offers.some((offer) => offer.may === may);
  const reply =
    (offered('mark') ? readMark(words) : null) ??
    (offered('answer') ? readAnswer(words, known, offers) : null);
  if (reply) return reply;
  const row = readRow(words, known);
  if (row === null || row.length < 2) return unclear('word', words);
  return { name: 'act', act: rowAction(ROW_ACTIONS.find(offered) ?? 'guess', row) };
}

function rowAction(what: RowAction, row: string): Action {
  return what === 'hide' ? { do: what, code: row } : { do: what, row };
}

/** A row by letters (`rg.y`), by names (`red green empty yellow`), or both; null if it is neither. */
export function readRow(words: string[], known: Vocabulary): string | null {
  let row = '';
  for (let at = 0; at < words.length; at++) {
    const word = plain(words[at]!);
    const pair = known.colours.get(`${word} ${plain(words[at + 1] ?? '')}`);
    const letters = [...word.replaceAll(EMPTIES, EMPTY)].map((letter) => known.letters.get(letter));
    if (pair) {
      row += pair;
      at++;
    } else if (known.colours.has(word)) row += known.colours.get(word)!;
    else if (letters.every((letter) => letter !== undefined)) row += letters.join('');
    else return null;
  }
  return row || null;
}

/** A key: `2 1`, or `21`. */
function readMark(words: string[]): Command | null {
  const key = /^(\d) ?(\d)$/.exec(words.join(' '));
  return key && { name: 'act', act: { do: 'mark', reds: Number(key[1]), whites: Number(key[2]) } };
}

/** An answer: `black`; with two boards each, `2 black` or `black 2`. Without a number it is for the first open board. */
function readAnswer(words: string[], known: Vocabulary, offers: Offer[]): Command | null {
  const number = words.find((word) => /^\d$/.test(word));
  const key = known.answers.get(plain(words.filter((word) => word !== number).join(' ')));
  if (!key) return null;
  const owed = offers.find((offer) => offer.may === 'answer')?.board ?? 0;
  return { name: 'act', act: { do: 'answer', key, board: number ? Number(number) - 1 : owed } };
}

/** A note: `red 2 out`, or for a player's board `bo red 2 out`. */
function readNote(words: string[], known: Vocabulary): Command | null {
  const mark = words.map((word) => known.notes.get(plain(word))).find((note) => note !== undefined);
  const about = readAbout(
    words.filter((word) => !known.notes.has(plain(word))),
    known,
  );
  return mark && about ? { name: 'note', note: { ...about, mark } } : null;
}

/** A colour in a hole: `red 2`, or for a player's board `bo red 2`. Of two numbers the first is the board. */
function readAbout(words: string[], known: Vocabulary): About | null {
  const numbers = words.filter((word) => /^\d$/.test(word)).map(Number);
  const hole = numbers.at(-1);
  const rest = words.filter((word) => !/^\d$/.test(word));
  const colours = [rest.slice(-2), rest.slice(-1), rest.slice(0, 1)];
  const named = colours.find((each) => each.length > 0 && readRow(each, known)?.length === 1);
  if (hole === undefined || !named) return null;
  const who = rest.filter((word) => !named.includes(word)).join(' ');
  const board = numbers.length > 1 ? numbers[0]! : 1;
  return { who, board, colour: readRow(named, known)!, hole };
}

const unclear = (what: Unclear['what'], words: string[]): Unclear => ({
  name: 'unclear',
  what,
  text: words.join(' '),
});
