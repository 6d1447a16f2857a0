// What the pages ask the coach: hints for a seat, and reviews of rounds. A review is asked for once and kept.
import { ApiError, newId, send, tablePath } from '../api/client';
import { lines } from '../api/lines';
import type { AttemptReview, PlayerReview, ReviewLine, Row, TakenHints, View } from '../api/types';

/** Where a match is: at a table, in a record that somebody uploaded, or played alone. */
export interface MatchAddress {
  of: 'tables' | 'records' | 'solo';
  address: string;
}

/** The hints that a seat has taken in its position. */
export async function takenHints(address: string, seat: number): Promise<TakenHints> {
  const response = await send('GET', `${tablePath(address)}/hint?seat=${seat}`);
  return (await response.json()) as TakenHints;
}

/** Take a hint. Everybody is told so, and only this seat what it says. */
export async function takeHint(address: string, seat: number, step: number): Promise<TakenHints> {
  const response = await send('POST', `${tablePath(address)}/hint`, { seat, id: newId(), step });
  return (await response.json()) as TakenHints;
}

/** The review of rows that were laid in practice, with their keys. Nothing of them is stored. */
export async function reviewRows(
  edition: string,
  options: View['options'],
  seat: number,
  laid: Row[],
): Promise<PlayerReview> {
  const rows = laid.map(([row, key]) => ({ row, reds: key?.[0] ?? 0, whites: key?.[1] ?? 0 }));
  const response = await send('POST', '/api/reviews', { edition, options, seat, rows });
  return (await response.json()) as PlayerReview;
}

/** Part of the reviews of a match. */
export interface ReviewPart {
  /** How many attempts there are to review. */
  attempts: number;
  /** The first attempt of the next part; null if this was the last. */
  next: number | null;
}

const reviewPath = ({ of, address }: MatchAddress, first: number, most: number): string =>
  `/api/${of}/${encodeURIComponent(address)}/review?first=${first}&most=${most}`;

/** The latest reviews, those that were looked at last at the end. */
const kept = new Map<string, Promise<AttemptReview>>();
const MAX_KEPT = 200;

const keyOf = ({ of, address }: MatchAddress, index: number): string => `${of} ${address} ${index}`;

function keep(match: MatchAddress, index: number, review: Promise<AttemptReview>): void {
  const key = keyOf(match, index);
  kept.delete(key);
  kept.set(key, review);
  review.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_KEPT) break;
    kept.delete(oldest);
  }
}

/** The review of one attempt, by its number from 0. */
export function reviewOf(match: MatchAddress, index: number): Promise<AttemptReview> {
  const review = kept.get(keyOf(match, index)) ?? fetchOne(match, index);
  keep(match, index, review);
  return review;
}

async function fetchOne(match: MatchAddress, index: number): Promise<AttemptReview> {
  let found: AttemptReview | null = null;
  for await (const line of lines<ReviewLine>('GET', reviewPath(match, index, 1))) {
    if (line.say === 'refused') throw ApiError.from(line.error);
    if (line.say === 'attempt') found = line.attempt;
  }
  if (!found) throw new ApiError('unexpected', null, 'there is no such round');
  return found;
}

/** Fetch the reviews of several attempts and tell each as soon as it is there. */
export async function fetchReviews(
  match: MatchAddress,
  first: number,
  most: number,
  tell: (index: number, review: AttemptReview, attempts: number) => void,
): Promise<ReviewPart> {
  const part: ReviewPart = { attempts: 0, next: null };
  for await (const line of lines<ReviewLine>('GET', reviewPath(match, first, most))) {
    if (line.say === 'refused') throw ApiError.from(line.error);
    if (line.say === 'review') part.attempts = line.attempts;
    else if (line.say === 'end') part.next = line.next;
    else {
      keep(match, line.index, Promise.resolve(line.attempt));
      tell(line.index, line.attempt, part.attempts);
    }
  }
  return part;
}
