// What the coach says about practice: the new rows one by one, and how they compare with those of the match.
import type { RowReview } from '../api/types';
import { say } from '../words/words.svelte';
import { decimal } from './numbers';
import type { Practice, PracticeResult } from './practice.svelte';
import { reviewRows } from './requests';

export interface PracticeReview {
  /** The number of the first new row, from 1. */
  from: number;
  rows: RowReview[];
  /** How they compare. */
  lines: string[];
}

/** How practice ended, in a sentence. */
export const resultSentence = (result: PracticeResult): string =>
  result.kind === 'not' ? say('try-not') : say(`try-${result.kind}`, { ...result });

/** Ask the coach about practice that is over. */
export async function reviewPractice({ position, rows: laid, from }: Practice): Promise<PracticeReview> {
  const { rows } = await reviewRows(position.edition, position.options, position.seat, laid);
  return comparePractice(from, rows.slice(from - 1), position.played);
}

/** The new rows beside those of the match. */
export function comparePractice(from: number, rows: RowReview[], played: RowReview[]): PracticeReview {
  const [now, then] = [meanSkill(rows), meanSkill(played)];
  const toGo = rows[0]?.to_go ?? null;
  const skill =
    now === null
      ? null
      : then === null
        ? say('try-skill-alone', { skill: now })
        : say('try-skill', { skill: now, before: then });
  const average =
    toGo === null ? null : say('try-to-go', { row: from, average: decimal(toGo), rows: rows.length });
  return { from, rows, lines: [skill, average].filter((line) => line !== null) };
}

/** The mean over the rows to which there was an alternative; null if there was none. */
function meanSkill(rows: RowReview[]): number | null {
  const skills = rows.flatMap(({ skill }) => skill ?? []);
  return skills.length ? Math.round(skills.reduce((sum, skill) => sum + skill, 0) / skills.length) : null;
}
