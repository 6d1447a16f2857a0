// Practice in the text mode: play on from a row of the last round against the same code, and hear how it compares.
import type { Snapshot } from '../api/types';
import { keyInWords, rowInWords } from '../board/labels';
import { practiceFrom, type Practice } from '../coach/practice.svelte';
import { resultSentence, reviewPractice } from '../coach/practiceReview';
import { reviewOf } from '../coach/requests';
import { wasMistake } from '../coach/sentences';
import { endedIn } from '../table/attempts.svelte';
import { fetchCoachWords, say } from '../words/words.svelte';
import { reviewedRow } from './coach';
import { output, type Entry } from './descriptions';
import { wordFor } from './vocabulary';

/** Practice from before a row of the last round, by default the first mistake; null if there is nothing to practise. */
export async function begin(
  now: Snapshot,
  seat: number | null,
  row: number | null,
): Promise<Practice | null> {
  await fetchCoachWords();
  const ended = endedIn(now.view);
  if (ended === 0) return null;
  const review = await reviewOf({ of: 'tables', address: now.address }, ended - 1);
  const player =
    review.kind === 'boards'
      ? (review.players.find((each) => each.seat === seat) ?? review.players[0])
      : undefined;
  if (!player) return null;
  const at = row === null ? Math.max(0, player.rows.findIndex(wasMistake)) : row - 1;
  return player.rows[at] ? practiceFrom(review, now.view, player, at) : null;
}

/** Where practice begins. */
export function beginning({ from, rows, position }: Practice): Entry {
  const { foundIn } = position;
  return {
    kind: 'output',
    heading: say('try-title', { row: from }),
    lines: [
      foundIn === null ? say('try-match-not') : say('try-match', { rows: foundIn }),
      ...rows.map((_, at) => laidRow(rows, at)),
      say('text-try-how', { guess: wordFor('guess', say), review: wordFor('review', say) }),
    ],
  };
}

/** Lay a row in practice, and say its key; after the last one, how the new rows compare. */
export async function lay(practice: Practice, row: string): Promise<Entry[]> {
  if (!practice.layTyped(row)) return [{ kind: 'error', lines: [say('text-unclear-row', { text: row })] }];
  const last = output(laidRow(practice.rows, practice.rows.length - 1));
  const { result } = practice;
  if (!result) return [last];
  const { from, rows, lines } = await reviewPractice(practice);
  const judged = rows.map((each, at) => reviewedRow(from + at, each));
  return [last, { kind: 'output', heading: resultSentence(result), lines: [...judged, ...lines] }];
}

function laidRow(rows: Practice['rows'], at: number): string {
  const [row, key] = rows[at]!;
  return say('row-words', { number: at + 1, row: rowInWords(row), key: key ? keyInWords(key) : '?' });
}
