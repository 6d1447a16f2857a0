// What a row is worth, in words.
import type { CandidateRow, PositionAnalysis } from '../api/types';
import { codes, count, decimal } from '../coach/numbers';
import { say } from '../words/words.svelte';

/** A row that costs less than this is as good as the best, as far as two decimals show. */
const LEAST_COST = 0.005;

/** How many rows are still needed with it on average. */
export const toGo = (row: CandidateRow, laid: number): string =>
  say(`analysis-to-go-${row.confidence}`, { rows: decimal(row.expected - laid) });

/** What its key will leave. */
export const outlook = (row: CandidateRow): string =>
  say('analysis-outlook', { keys: row.keys.length, codes: codes(row.codes), largest: count(row.largest) });

/** How it compares with the best row. */
export function comparison({ cost, exact }: PositionAnalysis): string {
  if (cost !== null && cost >= LEAST_COST) return say('analysis-cost', { rows: decimal(cost) });
  return say(exact ? 'analysis-no-better' : 'analysis-no-better-known');
}
