import { describe, expect, test } from 'vitest';
import type { Offer, Shape } from '../api/types';
import deText from '../../../src/keypeg/locales/de/text.ftl';
import enText from '../../../src/keypeg/locales/en/text.ftl';
import frText from '../../../src/keypeg/locales/fr/text.ftl';
import de from '../words/de';
import en from '../words/en';
import fr from '../words/fr';
import { Bundle, type Messages } from '../words/messages';
import type { Say } from '../words/words.svelte';
import { parse } from './commands';
import { COMMANDS, vocabulary, wordFor } from './vocabulary';

function voice(language: string, files: Messages[]): Say {
  const bundle = new Bundle(language, files);
  return (id) => bundle.text(id);
}

const english = voice('en', [...en, enText]);
const voices: Record<string, Say> = {
  en: english,
  fr: voice('fr', [...fr, frText]),
  de: voice('de', [...de, deText]),
};
const known = vocabulary(english);
const german = vocabulary(voices.de!, english);
const french = vocabulary(voices.fr!, english);

const shape: Shape = { holes: 4, colours: 'RYGBWK', repeats: true, fewest_empty: 0, most_empty: 0 };
const guess: Offer[] = [{ may: 'guess', shape }, { may: 'resign' }];
const ask: Offer[] = [
  { may: 'ask', shape },
  { may: 'mastermind', shape },
];
const hide: Offer[] = [{ may: 'hide', shape }];
const mark: Offer[] = [{ may: 'mark', row: 'RGBY' }];
const answer: Offer[] = [{ may: 'answer', board: 1, row: 'W.R..' }];

const acts = (act: object) => ({ name: 'act', act });

describe('rows', () => {
  test.each(['guess rgby', 'GUESS RGBY', 'rgby', ' r g b y ', 'guess r,g,b,y', 'guess rg by'])(
    '%s',
    (typed) => {
      expect(parse(typed, known, guess)).toEqual(acts({ do: 'guess', row: 'RGBY' }));
    },
  );

  test('by the names of colours, or some of both', () => {
    const row = acts({ do: 'guess', row: 'RGBY' });
    expect(parse('guess red green blue yellow', known, guess)).toEqual(row);
    expect(parse('red, green, blue, yellow', known, guess)).toEqual(row);
    expect(parse('guess red gb yellow', known, guess)).toEqual(row);
  });

  test('with empty holes, however they are written', () => {
    const row = acts({ do: 'ask', row: 'WR.G.' });
    for (const typed of ['ask wr.g.', 'ask wr-g_', 'wr.g.', 'ask white red empty green empty'])
      expect(parse(typed, known, ask)).toEqual(row);
  });

  test('alone, they are for what is offered, and never a call', () => {
    expect(parse('rgby', known, hide)).toEqual(acts({ do: 'hide', code: 'RGBY' }));
    expect(parse('rgby', known, ask)).toEqual(acts({ do: 'ask', row: 'RGBY' }));
    expect(parse('mastermind rgby', known, ask)).toEqual(acts({ do: 'mastermind', row: 'RGBY' }));
  });

  test('are sent when nothing is offered too, so that the server says why not', () => {
    expect(parse('rgby', known, [])).toEqual(acts({ do: 'guess', row: 'RGBY' }));
    expect(parse('hide rg', known, [])).toEqual(acts({ do: 'hide', code: 'RG' }));
  });

  test('that hold something else are not understood', () => {
    expect(parse('guess rgbx', known, guess)).toEqual({ name: 'unclear', what: 'row', text: 'rgbx' });
    expect(parse('guess', known, guess)).toEqual({ name: 'unclear', what: 'row', text: '' });
    expect(parse('guess 1234', known, guess)).toEqual({ name: 'unclear', what: 'row', text: '1234' });
  });

  test('in German and in French, with or without their own letters', () => {
    const row = acts({ do: 'guess', row: 'GWRT' });
    expect(parse('legen grün weiß rot türkis', german, guess)).toEqual(row);
    expect(parse('lege gruen weiss rot tuerkis', german, guess)).toEqual(row);
    expect(parse('grun weiss rot turkis', german, guess)).toEqual(row);
    expect(parse('guess green white red turquoise', german, guess)).toEqual(row);
    expect(parse('poser vert, blanc, rouge, turquoise', french, guess)).toEqual(row);
  });

  test.each([
    ['rvbj', 'RGBY'],
    ['oiln', 'OPWK'],
    ['mtac', 'NTML'],
    ['rgby', 'RGBY'],
    ['opwk', 'OPWK'],
  ])('in French letters, or in those of the record: %s', (typed, row) => {
    expect(parse(`poser ${typed}`, french, guess)).toEqual(acts({ do: 'guess', row }));
  });

  test.each([
    ['rgbe', 'RGBY'],
    ['ovws', 'OPWK'],
    ['ntml', 'NTML'],
    ['rgby', 'RGBY'],
    ['opwk', 'OPWK'],
  ])('in German letters, or in those of the record: %s', (typed, row) => {
    expect(parse(`raten ${typed}`, german, guess)).toEqual(acts({ do: 'guess', row }));
  });

  test('with a colour of two words', () => {
    const row = acts({ do: 'guess', row: 'LGLR' });
    expect(parse('poser vert citron vert vert citron rouge', french, guess)).toEqual(row);
  });
});

describe('keys and answers', () => {
  test('a key is two numbers', () => {
    const key = acts({ do: 'mark', reds: 2, whites: 1 });
    for (const typed of ['mark 2 1', 'mark 21', '2 1', '2,1', '21'])
      expect(parse(typed, known, mark)).toEqual(key);
    expect(parse('signal 2 1', german, mark)).toEqual(key);
    expect(parse('mark 2', known, mark)).toEqual({ name: 'unclear', what: 'mark', text: '2' });
    expect(parse('2 1', known, guess)).toMatchObject({ name: 'unclear', what: 'word' });
  });

  test('an answer is for the board that owes it', () => {
    expect(parse('answer black', known, answer)).toEqual(acts({ do: 'answer', key: 'black', board: 1 }));
    expect(parse('white', known, answer)).toEqual(acts({ do: 'answer', key: 'white', board: 1 }));
    for (const nothing of ['nothing', 'none', 'answer none'])
      expect(parse(nothing, known, answer)).toEqual(acts({ do: 'answer', key: 'none', board: 1 }));
    expect(parse('antwort nichts', german, answer)).toEqual(acts({ do: 'answer', key: 'none', board: 1 }));
    expect(parse('répondre rien', french, answer)).toEqual(acts({ do: 'answer', key: 'none', board: 1 }));
  });

  test('unless one names another board of one’s own', () => {
    expect(parse('answer 1 white', known, answer)).toEqual(acts({ do: 'answer', key: 'white', board: 0 }));
    expect(parse('answer white 2', known, answer)).toEqual(acts({ do: 'answer', key: 'white', board: 1 }));
    expect(parse('answer red', known, answer)).toEqual({ name: 'unclear', what: 'answer', text: 'red' });
  });
});

describe('other commands', () => {
  test.each([
    'rows',
    'notes',
    'score',
    'players',
    'who',
    'help',
    'resign',
    'board',
    'rematch',
    'decline',
    'mute',
    'record',
  ] as const)('%s', (name) => expect(parse(name, known, guess)).toEqual({ name }));

  test('help goes by other names too', () => {
    expect(parse('?', known, guess)).toEqual({ name: 'help' });
    expect(parse('offers', known, guess)).toEqual({ name: 'help' });
    expect(parse('Hilfe', german, guess)).toEqual({ name: 'help' });
  });

  test('challenge is an action; resigning is asked about first', () => {
    expect(parse('challenge', known, mark)).toEqual(acts({ do: 'challenge' }));
    expect(parse('Einspruch', german, mark)).toEqual(acts({ do: 'challenge' }));
    expect(parse('aufgeben', german, guess)).toEqual({ name: 'resign' });
  });

  test('rules, and a single one', () => {
    expect(parse('rules', known, [])).toEqual({ name: 'rules', rule: null });
    expect(parse('rules c7', known, [])).toEqual({ name: 'rules', rule: 'C7' });
    expect(parse('règle C7', french, [])).toEqual({ name: 'rules', rule: 'C7' });
  });

  test('passing the screen to a name, whatever it holds', () => {
    expect(parse('pass Anna Maria', known, [])).toEqual({ name: 'pass', who: 'Anna Maria' });
    expect(parse('pass', known, [])).toEqual({ name: 'pass', who: '' });
  });

  test('a reaction is one of a handful, and nothing else', () => {
    expect(parse('react well played', known, guess)).toEqual({ name: 'react', reaction: 'well_played' });
    expect(parse('zurufen Gut gespielt', german, guess)).toEqual({ name: 'react', reaction: 'well_played' });
    expect(parse('dire bien joue', french, guess)).toEqual({ name: 'react', reaction: 'well_played' });
    expect(parse('react you cheat', known, guess)).toEqual({
      name: 'unclear',
      what: 'reaction',
      text: 'you cheat',
    });
  });

  test('a note is a colour, a hole and a mark, in any order', () => {
    const note = { who: '', board: 1, colour: 'R', hole: 1, mark: 'out' };
    for (const typed of ['note r 1 out', 'note red 1 out', 'note out 1 r'])
      expect(parse(typed, known, [])).toEqual({ name: 'note', note });
    expect(parse('notiz rot 1 aus', german, [])).toEqual({ name: 'note', note });
    expect(parse('note vert citron 2 sûr', french, [])).toMatchObject({
      note: { colour: 'L', mark: 'sure' },
    });
    expect(parse('note r 1', known, [])).toEqual({ name: 'unclear', what: 'note', text: 'r 1' });
    expect(parse('note rg 1 out', known, [])).toMatchObject({ name: 'unclear' });
  });

  test('a note of a board says whose, and which of two', () => {
    const note = { who: 'bo', board: 1, colour: 'R', hole: 3, mark: 'sure' };
    expect(parse('note bo r 3 sure', known, [])).toEqual({ name: 'note', note });
    expect(parse('note bo 2 red 3 sure', known, [])).toEqual({ name: 'note', note: { ...note, board: 2 } });
  });

  test('nothing is nothing, and nonsense is said to be', () => {
    expect(parse('   ', known, guess)).toBe(null);
    expect(parse('xyzzy', known, guess)).toEqual({ name: 'unclear', what: 'word', text: 'xyzzy' });
    expect(parse('r', known, guess)).toMatchObject({ name: 'unclear' });
  });
});

describe.each(Object.entries(voices))('in %s', (_, own) => {
  const both = vocabulary(own, english);

  test('every command is understood by its own word and in English', () => {
    for (const name of COMMANDS)
      for (const say of [own, english])
        expect(
          both.commands.get(
            wordFor(name, say)
              .normalize('NFD')
              .replaceAll(/\p{Mark}/gu, ''),
          ),
        ).toBe(name);
  });

  test('no word means two things, and none of four letters or more could be a row in a printed box', () => {
    const printed = [...both.letters].filter(([, colour]) => 'RGBYOPWK'.includes(colour));
    const row = new RegExp(`^[${printed.map(([letter]) => letter).join('')}]+$`);
    const words = COMMANDS.flatMap((name) => own(`type-${name}`).split(', '));
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) if (word.length > 3) expect(word).not.toMatch(row);
  });
});
