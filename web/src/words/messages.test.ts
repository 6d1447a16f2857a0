import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { compile } from '../../fluent.ts';
import { Bundle, type Values } from './messages';

const TEXT = `
letter-R = R
letter-G = V
plain = A text.
long =
    Two lines
    of text.
points =
    { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
who =
    { $who ->
        [you] You lay { PEGS($row) }.
       *[other] { $name } lays { PEGS($row) } and { $points ->
            [one] one
           *[other] { $points }
        }.
    } {"{"}done{"}"}
`;
const CASES: [string, Values][] = [
  ['plain', {}],
  ['long', {}],
  ...[0, 1, 2, 1296, 1.5].map((points): [string, Values] => ['points', { points }]),
  ['who', { who: 'you', row: 'RG.' }],
  ['who', { who: 'other', name: 'Ada', row: 'RG.', points: 1 }],
  ['who', { who: 'vowel', name: 'Ada', row: 'RG.', points: 0 }],
];

describe.each(['en', 'fr', 'de'])('messages in %s', (language) => {
  const ours = new Bundle(language, [compile(TEXT)]);
  const theirs = new FluentBundle(language, {
    useIsolating: false,
    functions: { PEGS: ([row]) => `${row}`.replaceAll('G', 'V') },
  });
  theirs.addResource(new FluentResource(TEXT));

  it.each(CASES)('%s says what Fluent says with %o', (id, values) => {
    expect(ours.text(id, values)).toBe(theirs.formatPattern(theirs.getMessage(id)!.value!, values));
  });
});

const FILES = import.meta.glob<string>('../../../src/keypeg/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Values of every kind. What a message has besides is missing in both. */
const VALUES: Values[] = [
  { who: 'you', name: 'Ada', row: 'RG.', count: 0, number: 1 },
  { who: 'other', name: 'Bo', row: 'W', count: 1, number: 2 },
  { who: 'vowel', name: 'Eve', row: 'KK', count: 5, number: 1296 },
];

/** The messages of a file as data; null for a file of the command line that uses more of Fluent. */
function compiled(text: string) {
  try {
    return compile(text);
  } catch {
    return null;
  }
}

it.each(['en', 'fr', 'de'])('every message in %s says what Fluent says', (language) => {
  const files = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
  let checked = 0;
  for (const [, text] of files) {
    const messages = compiled(text);
    if (messages === null) continue;
    const ours = new Bundle(language, [messages]);
    const theirs = new FluentBundle(language, { useIsolating: false, functions: { PEGS: ([row]) => row! } });
    theirs.addResource(new FluentResource(text));
    for (const id of Object.keys(messages).filter((each) => !each.startsWith('letter-')))
      for (const values of VALUES) {
        const said = theirs.formatPattern(theirs.getMessage(id)!.value!, values, []);
        expect(ours.text(id, values), id).toBe(said);
        checked++;
      }
  }
  expect(checked).toBeGreaterThan(2000);
});

it('a message that is missing shows its id, and a missing value its name', () => {
  const bundle = new Bundle('en', [compile('known = { $some } thing')]);
  expect(bundle.text('unknown')).toBe('unknown');
  expect(bundle.text('known')).toBe('{$some} thing');
});

it('what the pages do not understand is refused when they are built', () => {
  expect(() => compile('bad = { NUMBER($points) }')).toThrow('do not understand');
});
