// Reading what was typed. It says what somebody wants; whether that may be done is for the server to say.
import { EMPTY } from '../board/draft.svelte';
import { PALETTE } from '../board/palette';
import type { Act, Offer } from '../house/wire';
import { plain, type CommandName, type NoteMark, type Vocabulary } from './vocabulary';

/** Commands that need nothing beside their name. */
type Bare = Exclude<
  CommandName,
  | 'guess'
  | 'hide'
  | 'mark'
  | 'ask'
  | 'answer'
  | 'mastermind'
  | 'challenge'
  | 'note'
  | 'rules'
  | 'pass'
  | 'claim'
>;

export type Command =
  | { name: Bare }
  | { name: 'act'; act: Act }
  | { name: 'note'; note: Note }
  | { name: 'rules'; rule: string | null }
  | { name: 'pass' | 'claim'; who: string }
  | Unclear;

/** What is to be noted of a colour in a hole; in the group box, of which board of whom. */
export interface Note {
  who: string;
  /** Which of their boards, from 1. */
  board: number;
  colour: string;
  hole: number;
  mark: NoteMark;
}

/** What could not be read: a word that means nothing, or a command without what it needs. */
export interface Unclear {
  name: 'unclear';
  what: 'word' | 'row' | 'mark' | 'answer' | 'note';
  text: string;
}

const EMPTIES = /[.\-_]/g;
/** Where a row alone was typed, it is for whichever of these is offered. Nobody calls MASTERMIND by mistake. */
const LAYING = ['hide', 'guess', 'ask'] as const;
type Laying = (typeof LAYING)[number] | 'mastermind';

/** What a line of text asks for, as things stand with these offers; null where nothing was typed. */
export function read(text: string, known: Vocabulary, offers: Offer[]): Command | null {
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
      return row === null ? unclear('row', rest) : { name: 'act', act: laying(name, row) };
    }
    case 'mark':
      return readMark(rest) ?? unclear('mark', rest);
    case 'answer':
      return readAnswer(rest, known, offers) ?? unclear('answer', rest);
    case 'challenge':
      return { name: 'act', act: { do: 'challenge' } };
    case 'note':
      return readNote(rest, known) ?? unclear('note', rest);
    case 'rules':
      return { name, rule: rest[0]?.toUpperCase() ?? null };
    case 'pass':
    case 'claim':
      return { name, who: rest.join(' ') };
    default:
      return { name };
  }
}

/** What has no command before it can be a key, an answer or a row, whichever is asked for. */
function unnamed(words: string[], known: Vocabulary, offers: Offer[]): Command {
  const offered = (may: Offer['may']) => offers.some((offer) => offer.may === may);
  const reply =
    (offered('mark') ? readMark(words) : null) ??
    (offered('answer') ? readAnswer(words, known, offers) : null);
  if (reply) return reply;
  const row = readRow(words, known);
  if (row === null || row.length < 2) return unclear('word', words);
  return { name: 'act', act: laying(LAYING.find(offered) ?? 'guess', row) };
}

function laying(what: Laying, row: string): Act {
  return what === 'hide' ? { do: what, code: row } : { do: what, row };
}

/** A row by letters (`rg.y`), by names (`red green empty yellow`), or both; null where it is neither. */
export function readRow(words: string[], known: Vocabulary): string | null {
  let row = '';
  for (let at = 0; at < words.length; at++) {
    const word = plain(words[at]!);
    const pair = known.colours.get(`${word} ${plain(words[at + 1] ?? '')}`);
    const letters = word.replaceAll(EMPTIES, EMPTY).toUpperCase();
    if (pair) {
      row += pair;
      at++;
    } else if (known.colours.has(word)) row += known.colours.get(word)!;
    else if ([...letters].every((letter) => letter === EMPTY || letter in PALETTE)) row += letters;
    else return null;
  }
  return row || null;
}

/** A key: `2 1`, or `21`. */
function readMark(words: string[]): Command | null {
  const key = /^(\d) ?(\d)$/.exec(words.join(' '));
  return key && { name: 'act', act: { do: 'mark', reds: Number(key[1]), whites: Number(key[2]) } };
}

/** An answer: `black`, or with two boards each `2 black` or `black 2`; without a number, for the first that owes one. */
function readAnswer(words: string[], known: Vocabulary, offers: Offer[]): Command | null {
  const number = words.find((word) => /^\d$/.test(word));
  const key = known.answers.get(plain(words.filter((word) => word !== number).join(' ')));
  if (!key) return null;
  const owed = offers.find((offer) => offer.may === 'answer')?.board ?? 0;
  return { name: 'act', act: { do: 'answer', key, board: number ? Number(number) - 1 : owed } };
}

/** A note: `red 2 out`, or of somebody's board `bo red 2 out`; of two numbers the first is the board's. */
function readNote(words: string[], known: Vocabulary): Command | null {
  const numbers = words.filter((word) => /^\d$/.test(word)).map(Number);
  const hole = numbers.at(-1);
  const mark = words.map((word) => known.notes.get(plain(word))).find((note) => note !== undefined);
  const rest = words.filter((word) => !/^\d$/.test(word) && !known.notes.has(plain(word)));
  const colours = [rest.slice(-2), rest.slice(-1), rest.slice(0, 1)];
  const named = colours.find((each) => each.length > 0 && readRow(each, known)?.length === 1);
  if (hole === undefined || !mark || !named) return null;
  const who = rest.filter((word) => !named.includes(word)).join(' ');
  const board = numbers.length > 1 ? numbers[0]! : 1;
  return { name: 'note', note: { who, board, colour: readRow(named, known)!, hole, mark } };
}

const unclear = (what: Unclear['what'], words: string[]): Unclear => ({
  name: 'unclear',
  what,
  text: words.join(' '),
});
