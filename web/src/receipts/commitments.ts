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
