// The words of the text mode, in the language of the page and always in English too.
import { PALETTE } from '../board/palette';
import { EMPTY } from '../board/draft.svelte';
import type { Answer, Reaction } from '../api/types';
import { REACTIONS } from '../table/reactionPictures';
import type { Say } from '../words/words.svelte';

/** All commands, by their English names. */
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
  'hint',
  'why',
  'review',
  'try',
  'score',
  'players',
  'who',
  'rules',
  'help',
  'pass',
  'claim',
  'rematch',
  'decline',
  'react',
  'mute',
  'record',
  'commitments',
  'receipt',
  'board',
  'yes',
  'no',
] as const;
export type CommandName = (typeof COMMANDS)[number];

const ANSWERS = ['black', 'white', 'none'] as const satisfies Answer[];

/** The marks that a note can give a colour in a hole. */
export const NOTES = ['out', 'sure', 'possible'] as const;
export type NoteMark = (typeof NOTES)[number];

export interface Vocabulary {
  commands: Map<string, CommandName>;
  /** Colours by their names; an empty hole has a name too. */
  colours: Map<string, string>;
  /** Colours by their letters, small ones. The record's letters, which are the English ones, come last. */
  letters: Map<string, string>;
  answers: Map<string, Answer>;
  notes: Map<string, NoteMark>;
  reactions: Map<string, Reaction>;
}

/** A word for a lookup, without case and accents. */
export const plain = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');

/** Umlauts may be typed as ae, oe, ue. */
const spelledOut = (word: string): string =>
  plain(word.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'));

/** The words in a message such as `guess, lay`, the usual one first. */
const listed = (text: string): string[] => text.split(',').map((word) => word.trim());

export function vocabulary(...voices: Say[]): Vocabulary {
  const known: Vocabulary = {
    commands: new Map(),
    colours: new Map(),
    letters: new Map(),
    answers: new Map(),
    notes: new Map(),
    reactions: new Map(),
  };
  function add<What>(words: Map<string, What>, text: string, what: What): void {
    for (const word of listed(text))
      for (const spelling of [plain(word), spelledOut(word)])
        if (!words.has(spelling)) words.set(spelling, what);
  }
  for (const say of voices) {
    for (const name of COMMANDS) add(known.commands, say(`type-${name}`), name);
    for (const letter of Object.keys(PALETTE)) {
      add(known.colours, say(`colour-${letter}`), letter);
      add(known.letters, say(`letter-${letter}`), letter);
    }
    add(known.letters, EMPTY, EMPTY);
    add(known.colours, say('peg-empty'), EMPTY);
    for (const answer of ANSWERS) add(known.answers, say(`sheet-answer-${answer}`), answer);
    for (const reaction of REACTIONS) add(known.reactions, say(`typed-reaction-${reaction}`), reaction);
    for (const note of NOTES) add(known.notes, say(`typed-note-${note}`), note);
  }
  add(known.answers, 'none', 'none');
  add(known.commands, '?', 'help');
  return known;
}

/** The word for a command that is shown to people. */
export const wordFor = (name: CommandName, say: Say): string => listed(say(`type-${name}`))[0] ?? name;
