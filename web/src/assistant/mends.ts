// Keys that may be wrong: the changes of a single key after which a code fits again.
import type { PositionAnalysis } from '../api/types';

type Mend = PositionAnalysis['mends'][number];

/** More are no help. */
const MOST = 3;

/** For each row the change that most codes fit, the likeliest first. */
export function likeliestMends(mends: Mend[], most = MOST): Mend[] {
  const ofRow = new Map<number, Mend>();
  for (const mend of mends) {
    const other = ofRow.get(mend.row);
    if (!other || mend.codes > other.codes) ofRow.set(mend.row, mend);
  }
  return [...ofRow.values()].sort((one, other) => other.codes - one.codes).slice(0, most);
}
