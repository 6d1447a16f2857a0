// The result of an attempt in words: the codes, wrong keys and points.
import { answerInWords, keyInWords, rowInWords } from '../board/labels';
import type { Answer, Attempt, Key } from '../api/types';
import { say } from '../words/words.svelte';

const inWords = (key: Key | Answer) => (typeof key === 'string' ? answerInWords(key) : keyInWords(key));

export function codesInWords(attempt: Attempt, names: string[]): string[] {
  if (attempt.kind === 'group') return [say('over-code', { code: rowInWords(attempt.code) })];
  return attempt.codes.flatMap((code, seat) =>
    code === null ? [] : [say('over-code-of', { name: names[seat] ?? '', code: rowInWords(code) })],
  );
}

export function mistakesInWords(attempt: Attempt, names: string[]): string[] {
  const rowOf = (breaker: number, row: number) =>
    attempt.kind === 'group' ? attempt.asked[row]?.[1] : attempt.boards[breaker]?.[row]?.[0];
  return attempt.mistakes.map(([marker, breaker, row, given, right]) =>
    say('over-mistake', {
      name: names[marker] ?? '',
      number: row + 1,
      row: rowInWords(rowOf(breaker, row) ?? ''),
      given: inWords(given),
      right: inWords(right),
    }),
  );
}

export function pointsInWords(attempt: Attempt, names: string[]): string {
  const said = attempt.points.flatMap((points, seat) =>
    points === 0 ? [] : [say('over-points', { name: names[seat] ?? '', points })],
  );
  if (said.length === 0) said.push(say('over-no-points'));
  if (attempt.again) said.push(say('over-again'));
  return said.join(' ');
}
