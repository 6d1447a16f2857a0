// A match as a short plain text to share: keys as symbols, and colours only if they may be seen.
import type { Answer, Attempt, Key, View } from '../api/types';
import { endInWords, outcomeInWords } from '../table/endings';
import { say } from '../words/words.svelte';

// As wide as each other in messengers. The right place is a square, as on the boards.
const RED = '🟥';
const WHITE = '⚪';
const NONE = '▫️';

export const keyMarks = ([reds, whites]: Key, holes: number): string =>
  RED.repeat(reds) + WHITE.repeat(whites) + NONE.repeat(holes - reds - whites);

const ANSWERS: Record<Answer, string> = { black: RED, white: WHITE, none: NONE };

const marked = (row: string, key: Key | null): string => (key ? keyMarks(key, row.length) : '');

/** The rows of an attempt, one per line; in a duel both boards side by side. */
export function rowsAsText(attempt: Attempt, colours: boolean): string[] {
  const shown = (row: string) => (colours ? `${row} ` : '');
  if (attempt.kind === 'group')
    return attempt.asked.map(
      ([, row, answers], at) =>
        `${at + 1} ${shown(row)}${answers.map((answer) => (answer ? ANSWERS[answer] : ' ')).join('')}`,
    );
  const boards = attempt.boards.filter((rows) => rows.length > 0);
  const length = Math.max(0, ...boards.map((rows) => rows.length));
  return Array.from({ length }, (_, at) => {
    const cells = boards.map((rows) => {
      const laid = rows[at];
      return laid ? `${shown(laid[0])}${marked(laid[0], laid[1])}` : '';
    });
    return `${at + 1} ${cells.join('   ')}`.trimEnd();
  });
}

/** The names as others read them: whoever shares a match is not "you" to them. */
export const namesForOthers = (names: string[], own: string): string[] =>
  names.map((name) => (name === say('seat-you') ? own || say('guest-name') : name));

/** The whole match: the players, the result, and every attempt. */
export function summary(
  view: View,
  attempts: Attempt[],
  names: string[],
  { colours, link }: { colours: boolean; link: string },
): string {
  const lines = [`Keypeg · ${say(`box-${view.edition}-title`)}`];
  lines.push(names.map((name, seat) => `${name} ${view.scores[seat] ?? 0}`).join(' – '));
  if (view.winners.length > 0) lines.push(endInWords(view.winners, names));
  for (const attempt of attempts) {
    const rows = attempt.kind === 'group' ? attempt.asked.length : Math.max(...attempt.rows);
    lines.push(
      '',
      say('share-round', { number: attempt.number, outcome: outcomeInWords(attempt, names), rows }),
    );
    lines.push(...rowsAsText(attempt, colours));
  }
  return [...lines, '', link].join('\n');
}
