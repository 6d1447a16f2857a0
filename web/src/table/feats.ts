// Rare feats that an ending mentions. Each is said only where it is true of the box that is played. How well a row was
// chosen is for the review to say, not for this module.
import type { Attempt, Shape, View } from '../api/types';
import { say } from '../words/words.svelte';

/** With this many codes it is rare to find one in so few rows: [rows, least number of codes, which row]. */
const FEW_ROWS = [
  [1, 50, 'first'],
  [2, 300, 'second'],
  [3, 1000, 'third'],
] as const;
/** A board with fewer rows than this often needs the last one. */
const LONG_BOARD = 6;
/** A lead of so many points is large. */
const LARGE_LEAD = 3;
/** The same where a round gives one point. */
const LARGE_LEAD_IN_ROUNDS = 2;

/** How many codes there are, at least: codes with empty holes are not counted. */
function codesOf({ colours, holes, repeats }: Shape): number {
  let codes = 1;
  for (let hole = 0; hole < holes; hole += 1) codes *= repeats ? colours.length : colours.length - hole;
  return codes;
}

/** What was rare about a round, if anything was. */
export function roundFeat(attempt: Attempt, view: View): string | null {
  const { by, outcome } = attempt;
  if (outcome !== 'found' || by === null || view.kind === 'group') return null;
  const rows = attempt.rows[by] ?? 0;
  const codes = codesOf(view.kind === 'duel' ? view.shapes[by === 0 ? 0 : 1] : view.code_shape);
  const few = FEW_ROWS.find(([most, least]) => rows === most && codes >= least);
  if (few) return say(`feat-${few[2]}-row`);
  return rows === view.row_limit && rows >= LONG_BOARD ? say('feat-last-row') : null;
}

/** What was rare about a match: its winner was far behind. */
export function matchFeat(view: View, names: string[]): string | null {
  const [winner, ...others] = view.winners;
  if (winner === undefined || others.length > 0 || view.earlier > 0) return null;
  const lead = view.kind === 'codebreaking' ? LARGE_LEAD : LARGE_LEAD_IN_ROUNDS;
  const scores = view.scores.map(() => 0);
  for (const attempt of view.past) {
    attempt.points.forEach((points, seat) => (scores[seat] = (scores[seat] ?? 0) + points));
    // with one board, scores are comparable when both have made the same number of codes
    if (view.kind === 'codebreaking' && (attempt.number % 2 === 1 || attempt.again)) continue;
    if (Math.max(...scores) - (scores[winner] ?? 0) >= lead)
      return say('feat-comeback', { name: names[winner] ?? '' });
  }
  return null;
}
