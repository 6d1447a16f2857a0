// Commitments: published when a code is hidden or tokens are drawn, compared with what is shown at the reveal.
import type { Attempt, Commitment, MatchEvent } from '../api/types';

/** A commitment as it was published. */
export type Published = Omit<Commitment, 'salt'>;

/** Where a commitment belongs in a match. A seat hides one code in an attempt at most; a deal has no seat. */
export type Place = Pick<Commitment, 'round' | 'attempt' | 'seat'>;

/** What was shown at the reveal. */
export interface Opened extends Place {
  salt: string;
  /** A code, or a deal as its tokens in order. */
  secret: string;
}

/** A published commitment, and how its reveal compared with it; without a verdict it is still hidden. */
export interface KeptCommitment extends Published {
  /** What the commitment should be the SHA-256 of. */
  text?: string;
  verdict?: 'same' | 'changed';
}

export const samePlace = (one: Place, other: Place): boolean =>
  one.round === other.round && one.attempt === other.attempt && one.seat === other.seat;

/** The text whose SHA-256 is the commitment. */
export const textOf = ({ salt, secret }: Opened): string => `${salt}:${secret}`;

export async function digestOf(opened: Opened): Promise<string> {
  const { sha256 } = await import('./sha256'); // nothing is compared before a reveal
  return sha256(textOf(opened));
}

/** Tokens as a commitment has them: "B3 R2 Y1 G5". */
export const tokensText = (tokens: readonly (readonly [string, number])[]): string =>
  tokens.map(([colour, number]) => `${colour}${number}`).join(' ');

/** What a finished attempt shows, by seat: its codes, or its deal without a seat. */
export function secretsOf(attempt: Attempt): { seat: number | null; secret: string }[] {
  if (attempt.kind === 'group') return [{ seat: null, secret: tokensText(attempt.hands.flat()) }];
  return attempt.codes.flatMap((secret, seat) => (secret === null ? [] : [{ seat, secret }]));
}

/** What a version opens: its salts, with the codes or tokens of the attempt that ended. */
export function openedBy(opened: Commitment[], events: MatchEvent[]): Opened[] {
  const ended = events.find((event) => event.event === 'attempt_ended');
  const secrets = ended ? secretsOf(ended.attempt) : [];
  return opened.flatMap(({ round, attempt, seat, salt }) => {
    const secret = secrets.find((each) => each.seat === seat)?.secret;
    return salt && secret !== undefined ? [{ round, attempt, seat, salt, secret }] : [];
  });
}

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
