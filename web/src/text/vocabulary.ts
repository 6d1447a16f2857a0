// The words that may be typed, in the page's language and always in English too.
import { PALETTE } from '../board/palette';
import { EMPTY } from '../board/draft.svelte';
import type { Answer } from '../house/wire';
import type { Say } from '../words/words.svelte';

/** Every command, by its English name. */
export const COMMANDS = [
  'guess',
  'hide',
  'mark',
  'ask',
  'answer',
  'mastermind',
  'challenge',
  'resign',
  'rows',
  'code',
  'notes',
  'note',
  'score',
  'players',
  'who',
  'rules',
  'help',
  'pass',
  'claim',
  'rematch',
  'record',
  'board',
  'yes',
  'no',
] as const;
export type CommandName = (typeof COMMANDS)[number];

const ANSWERS = ['black', 'white', 'none'] as const satisfies Answer[];

/** What the notebook may say of a colour in a hole. */
export const NOTES = ['out', 'sure', 'possible'] as const;
export type NoteMark = (typeof NOTES)[number];

export interface Vocabulary {
  commands: Map<string, CommandName>;
  /** Colours by their names; a hole that stays empty has a name, too. */
  colours: Map<string, string>;
  answers: Map<string, Answer>;
  notes: Map<string, NoteMark>;
}

/** A word as it is looked up: neither case nor accents matter. */
export const plain = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');

/** Who has no umlauts on the keyboard writes ae, oe, ue. */
const spelledOut = (word: string): string =>
  plain(word.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'));

/** What a message lists, most usual first: `guess, lay`. */
const listed = (text: string): string[] => text.split(',').map((word) => word.trim());

export function vocabulary(...voices: Say[]): Vocabulary {
  const known: Vocabulary = {
    commands: new Map(),
    colours: new Map(),
    answers: new Map(),
    notes: new Map(),
  };
  function learn<What>(words: Map<string, What>, text: string, what: What): void {
    for (const word of listed(text))
      for (const spelling of [plain(word), spelledOut(word)])
        if (!words.has(spelling)) words.set(spelling, what);
  }
  for (const say of voices) {
    for (const name of COMMANDS) learn(known.commands, say(`type-${name}`), name);
    for (const letter of Object.keys(PALETTE)) learn(known.colours, say(`colour-${letter}`), letter);
    learn(known.colours, say('peg-empty'), EMPTY);
    for (const answer of ANSWERS) learn(known.answers, say(`sheet-answer-${answer}`), answer);
    for (const note of NOTES) learn(known.notes, say(`typed-note-${note}`), note);
  }
  learn(known.answers, 'none', 'none');
  learn(known.commands, '?', 'help');
  return known;
}

/** The word under which a command is shown to people. */
export const wordFor = (name: CommandName, say: Say): string => listed(say(`type-${name}`))[0] ?? name;
