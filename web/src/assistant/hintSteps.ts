// Hints in steps, made from an analysis: how many codes are left, something that is certain, a good row, the best row.
import { usefulFacts } from '../analysis/facts';
import type { CandidateRow, Hint, PositionAnalysis } from '../api/types';

export type BoardHint = Extract<Hint, { kind: 'boards' }>;

/** All steps for a position. Where no good row is known beside the best, that step is left out. */
export function hintSteps(analysis: PositionAnalysis): BoardHint[] {
  const [best] = analysis.best;
  const step = (number: number, more: Partial<BoardHint> = {}): BoardHint => ({
    kind: 'boards',
    step: number as BoardHint['step'],
    codes: analysis.remaining,
    codes_after: null,
    exact: false,
    fact: null,
    keys: null,
    row: null,
    rows_to_go: null,
    ...more,
  });
  const row = ({ row, keys, codes }: CandidateRow) => ({ row, keys: keys.length, codes_after: codes });
  const good = goodRow(analysis.best);
  return [
    step(1),
    step(2, { fact: usefulFacts(analysis.facts)[0] ?? null }),
    ...(good ? [step(3, row(good))] : []),
    ...(best
      ? [step(4, { ...row(best), rows_to_go: best.expected - analysis.laid, exact: analysis.exact })]
      : []),
  ];
}

/** Of the rows that may be the code, the one that most different keys can answer. */
const goodRow = (rows: CandidateRow[]): CandidateRow | undefined =>
  rows.filter(({ may_be_code }) => may_be_code).sort((one, other) => other.keys.length - one.keys.length)[0];
