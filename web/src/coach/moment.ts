// The moment that decided a round: the row that gave away most, the key that helped or hurt most, the turn that turned a duel,
// or the question after which the code could be known.
import type { AttemptReview, BoardsReview, GroupReview, PlayerReview, RowReview } from '../api/types';
import { say } from '../words/words.svelte';
import { listedRows } from './facts';
import { codes, count, decimal, percent } from './numbers';

export type Moment =
  | { kind: 'empty' | 'contradiction'; rows: number[] }
  | { kind: 'cost' | 'lucky' | 'unlucky'; row: number }
  | { kind: 'turn'; turn: number; from: number; to: number }
  | { kind: 'mistake'; row: number }
  | { kind: 'certain'; seat: number; rows: number }
  | { kind: 'tied'; rows: number }
  | { kind: 'none' };

/** A key must tell this many bits more or less than expected, or a row cost as much, to have decided a round. */
const LEAST_BITS = 0.9;
/** By this much a turn of a duel must change what can be expected of the point. */
const LEAST_SHARE = 0.15;

/** What decided the round for a seat. */
export function momentOf(review: AttemptReview, seat: number): Moment {
  const mistake = review.mistakes.find(({ breaker }) => breaker === seat);
  if (mistake && review.kind === 'boards') return { kind: 'mistake', row: mistake.row + 1 };
  if (review.outcome === 'resigned') return { kind: 'none' };
  if (review.kind === 'group') return groupMoment(review);
  const player = review.players.find((each) => each.seat === seat);
  const contradicted = player?.rows.find(({ contradiction }) => contradiction.length > 0);
  if (contradicted) return { kind: 'contradiction', rows: contradicted.contradiction };
  return duelMoment(review, seat) ?? emptyRows(player) ?? rowMoment(player, wentOf(review, seat));
}

/** Whether a seat found its code sooner than can be expected, or later, or not at all. */
function wentOf({ codes: hidden }: BoardsReview, seat: number): 'well' | 'badly' | null {
  const code = hidden.find(({ breaker }) => breaker === seat);
  if (!code || code.average_rows === null) return null;
  return code.found && code.rows <= code.average_rows ? 'well' : 'badly';
}

/** Several rows whose key was clear beforehand. */
function emptyRows(player: PlayerReview | undefined): Moment | null {
  const rows = (player?.rows ?? []).flatMap(({ outlook, verdict }, at) =>
    outlook?.keys === 1 && verdict !== 'only' ? [at + 1] : [],
  );
  return rows.length > 1 ? { kind: 'empty', rows } : null;
}

/** The turn after which most had changed. What followed the last turn is the result. */
function duelMoment({ turns, codes: hidden, outcome }: BoardsReview, seat: number): Moment | null {
  if (turns.length < 2) return null;
  const found = (breaker: number) => hidden.some((code) => code.breaker === breaker && code.found);
  const result = outcome === 'found' ? (found(seat) ? 1 : 0) : null;
  const shares = [...turns.map((turn) => turn.shares[seat]!), ...(result === null ? [] : [result])];
  let best: Moment = { kind: 'none' };
  let most = LEAST_SHARE;
  for (let at = 1; at < shares.length; at++) {
    const [from, to] = [shares[at - 1]!, shares[at]!];
    if (Math.abs(to - from) <= most) continue;
    most = Math.abs(to - from);
    best = { kind: 'turn', turn: at, from, to };
  }
  return best;
}

/** The row that changed most, towards how it went. What a row gave away is counted in the bits that a row tells on average. */
function rowMoment(player: PlayerReview | undefined, went: 'well' | 'badly' | null): Moment {
  let best: Moment = { kind: 'none' };
  let most = LEAST_BITS;
  const take = (size: number, moment: Moment) => {
    if (size > most) [most, best] = [size, moment];
  };
  const rows = player?.rows ?? [];
  const expected = rows.flatMap(({ expected_bits: bits }) => bits ?? []);
  const usual = expected.reduce((sum, bits) => sum + bits, 0) / (expected.length || 1);
  rows.forEach((row, at) => {
    if (row.verdict === 'only') return;
    const surplus = (row.bits ?? 0) - (row.bits === null ? 0 : (row.expected_bits ?? 0));
    if (went !== 'badly') take(surplus, { kind: 'lucky', row: at + 1 });
    if (went === 'well') return;
    take((row.cost ?? 0) * usual, { kind: 'cost', row: at + 1 });
    take(-surplus, { kind: 'unlucky', row: at + 1 });
  });
  return best;
}

/** The first question after which somebody could know the code, or several could. */
function groupMoment({ certain }: GroupReview): Moment {
  const known = certain.flatMap(({ seat, rows }) => (rows ? [{ seat, rows }] : []));
  const least = Math.min(...known.map(({ rows }) => rows));
  const first = known.filter(({ rows }) => rows === least);
  if (!first[0]) return { kind: 'none' };
  return first.length > 1 ? { kind: 'tied', rows: least } : { kind: 'certain', ...first[0] };
}

/** Whether a row of a seat was the code. */
const wasCode = (review: AttemptReview, seat: number, row: number): boolean =>
  review.kind === 'boards' &&
  review.codes.some(({ breaker, found, rows }) => breaker === seat && found && rows === row);

/** A moment in a sentence, for a review of a seat. */
export function momentSentence(moment: Moment, review: AttemptReview, seat: number, names: string[]): string {
  const rowAt = (number: number): RowReview | undefined =>
    review.kind === 'boards'
      ? review.players.find((player) => player.seat === seat)?.rows[number - 1]
      : undefined;
  switch (moment.kind) {
    case 'empty':
      return say('coach-moment-empty', { rows: listedRows(moment.rows) });
    case 'contradiction': {
      const rows = listedRows(moment.rows);
      return say('review-contradicting', { count: moment.rows.length, rows });
    }
    case 'tied':
      return say('coach-moment-tied', { rows: moment.rows });
    case 'cost':
      return say('coach-moment-cost', { row: moment.row, cost: decimal(rowAt(moment.row)?.cost ?? 0, 1) });
    case 'lucky':
    case 'unlucky': {
      const { before = 0, after = 0, outlook } = rowAt(moment.row) ?? {};
      if (wasCode(review, seat, moment.row))
        return say('coach-moment-found', { row: moment.row, codes: before, left: count(before) });
      const expected = codes(outlook?.codes ?? 0);
      return say(`coach-moment-${moment.kind}`, { row: moment.row, left: after ?? 0, expected });
    }
    case 'turn': {
      const [from, to] = [percent(moment.from), percent(moment.to)];
      return say('coach-moment-turn', { turn: moment.turn, name: names[seat] ?? '', from, to });
    }
    case 'mistake':
      return say('coach-moment-mistake', { row: moment.row });
    case 'certain':
      return say('coach-moment-certain', { name: names[moment.seat] ?? '', rows: moment.rows });
    case 'none':
      return say(review.kind === 'group' ? 'coach-moment-open' : 'coach-moment-none');
  }
}
