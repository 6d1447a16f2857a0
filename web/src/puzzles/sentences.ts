// What is said about puzzles: objections to an answer, steps of a proof, and why a row is better.
import type { Deduction, Objection, PuzzleOutcome, RowChoice } from '../api/types';
import { keyInWords } from '../board/labels';
import { factSentence, listedRows } from '../coach/facts';
import { codes, decimal } from '../coach/numbers';
import { say } from '../words/words.svelte';

/** What speaks against an answer: the first row with its reason, and which others do so, too. */
export function objectionSentences(objections: Objection[]): string[] {
  const [first, ...others] = objections;
  if (!first) return [];
  const { row, earned, given } = first;
  const why = say('puzzle-objection', { row, earned: keyInWords(earned), given: keyInWords(given) });
  const rows = listedRows(others.map((objection) => objection.row));
  return others.length ? [why, say('puzzles-also', { count: others.length, rows })] : [why];
}

export interface StepSentences {
  title: string;
  facts: string[];
}

/** A step of a proof, by its number from 1. */
export const stepSentences = (step: Deduction, number: number, holes: number): StepSentences => ({
  title: say(step.with_known ? 'puzzle-step-known' : 'puzzle-step', { number }),
  facts: step.facts.map((fact) => factSentence(fact, holes)),
});

/** What became of the rating. */
export function ratingSentence({ rating, change }: PuzzleOutcome, fresh: boolean): string {
  if (!fresh) return say('puzzles-rating-stays', { rating: String(rating) });
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  return say('puzzles-rating-now', { rating: String(rating), change: `${sign}${Math.abs(change)}` });
}

/** What a row is worth. */
export function worthSentence({ rows_to_go, codes_after, keys, may_be_code }: RowChoice): string {
  const worth = say('puzzle-row-worth', { rows: decimal(rows_to_go), codes: codes(codes_after), keys });
  return `${worth} ${say(may_be_code ? 'puzzle-row-may-be-code' : 'puzzle-row-not-code')}`;
}

/** Why the best row is better than another. */
export function whySentence(best: RowChoice, other: RowChoice): string {
  if (codes(best.codes_after) !== codes(other.codes_after) && best.codes_after < other.codes_after)
    return say('puzzles-why-codes', { best: codes(best.codes_after), other: codes(other.codes_after) });
  if (best.may_be_code && !other.may_be_code) return say('puzzles-why-code');
  if (best.keys > other.keys) return say('puzzles-why-keys', { best: best.keys, other: other.keys });
  return say('puzzles-why-later');
}

/** How good a choice was; what the task was, if nothing was chosen just now. */
export function verdictOf(worth: RowChoice[], chosen: number | null): string {
  const cost = chosen === null ? undefined : worth[chosen - 1]?.cost;
  if (cost === undefined) return '';
  return cost === 0 ? say('puzzle-row-right') : say('puzzle-row-wrong', { cost: decimal(cost) });
}
