// How the commitments of a finished attempt compare with what it shows. Fetched at the end of a round.
import type { Attempt } from '../api/types';
import { samePlace, secretsOf, type KeptCommitment } from './commitments';

/** How the commitments of a finished attempt compare with what it shows. `unseen`: some were published before this browser
 * followed the table. `seats` are those whose codes were changed. */
export type AttemptVerdict =
  | { kind: 'same'; codes: number; deal: boolean }
  | { kind: 'unseen' }
  | { kind: 'changed'; seats: (number | null)[] };

/** The verdict on a finished attempt; null while it is being checked, and if nothing was hidden. */
export function attemptVerdict(
  kept: KeptCommitment[],
  attempt: Attempt,
  attemptNumber: number,
): AttemptVerdict | null {
  const found = secretsOf(attempt).map(({ seat, secret }) => {
    const place = { round: attempt.number, attempt: attemptNumber, seat };
    const own = kept.find((each) => samePlace(each, place));
    // What is shown now has to be what was checked.
    const swapped = own?.text !== undefined && !own.text.endsWith(`:${secret}`);
    return { seat, seen: own !== undefined, verdict: swapped ? 'changed' : own?.verdict };
  });
  const changed = found.filter(({ verdict }) => verdict === 'changed');
  if (changed.length) return { kind: 'changed', seats: changed.map(({ seat }) => seat) };
  if (found.some(({ seen }) => !seen)) return { kind: 'unseen' };
  if (found.length === 0 || found.some(({ verdict }) => verdict === undefined)) return null;
  return { kind: 'same', codes: found.length, deal: attempt.kind === 'group' };
}

/**
 * Which attempt at its round an attempt was, from 1. `past` holds some of the attempts that are over, and `earlier` is
 * how many ended before them.
 */
export function attemptNumber(
  { earlier, past }: { earlier: number; past: readonly Attempt[] },
  index: number,
  kept: readonly KeptCommitment[],
): number {
  const round = past[index]!.number;
  let first = index;
  while (past[first - 1]?.number === round) first--;
  if (first > 0 || earlier === 0) return index - first + 1;
  // The round may have begun before those: count back from the last of its attempts that was opened.
  const opened = kept.filter((each) => each.round === round && each.text !== undefined);
  let after = 0;
  while (past[index + after + 1]?.number === round) after++;
  return Math.max(index - first + 1, ...opened.map(({ attempt }) => attempt - after));
}
