// The score of a match with a real box: what was noted, and how results are named. The server knows the rules.
import { send } from '../api/client';
import type { Box, PossibleResult, RoundResult, ScoreSheet } from '../api/types';
import type { Say } from '../words/words.svelte';
import { readBox, type RealBox } from './realBox';

export interface KeptScore {
  agreed: RealBox;
  /** Who opens the first round, where somebody does. */
  opener: number;
  results: RoundResult[];
}

const MOST_RESULTS = 200;

/** What was kept in this browser, or null if it cannot be used any more. */
export function readScore(kept: unknown, boxes: Record<string, Box>): KeptScore | null {
  const { agreed, opener, results } = (kept ?? {}) as Partial<KeptScore>;
  const box = readBox(agreed, boxes);
  if (!box || !Number.isInteger(opener) || !Array.isArray(results) || results.length > MOST_RESULTS)
    return null;
  return { agreed: box, opener: opener!, results };
}

/** The sheet of a match, as the referee has it. */
export async function fetchSheet({ agreed, opener, results }: KeptScore): Promise<ScoreSheet> {
  const { edition, options, names } = agreed;
  const response = await send('POST', '/api/score-sheets', {
    edition,
    options,
    players: names.length,
    opener,
    results,
  });
  return (await response.json()) as ScoreSheet;
}

export const noted = (kept: KeptScore, result: RoundResult): KeptScore => ({
  ...kept,
  results: [...kept.results, result],
});

export const undone = (kept: KeptScore): KeptScore => ({ ...kept, results: kept.results.slice(0, -1) });

/** With another result in a line. Without `rest`, what came after it is dropped. */
export const mended = (kept: KeptScore, at: number, result: RoundResult, rest: boolean): KeptScore => ({
  ...kept,
  results: [...kept.results.slice(0, at), result, ...(rest ? kept.results.slice(at + 1) : [])],
});

/** The results of the next round by how they are chosen. */
export interface Choices {
  /** The code was found in so many rows. */
  byRows: PossibleResult[];
  /** Everything else that is usual: who found it, or that nobody did. */
  usual: PossibleResult[];
  /** A wrong key, without saying whose. */
  wrong: PossibleResult | null;
  /** Wrong keys of one player or of several. */
  mistaken: PossibleResult[];
  resigned: PossibleResult[];
}

export function choicesOf(possible: PossibleResult[]): Choices {
  const of = (wanted: (result: RoundResult) => boolean) => possible.filter(({ result }) => wanted(result));
  const wrong = of(({ outcome }) => outcome === 'wrong_key');
  return {
    byRows: of(({ rows }) => rows != null),
    usual: of(({ rows, outcome }) => rows == null && outcome !== 'wrong_key' && outcome !== 'resigned'),
    wrong: wrong.find(({ result }) => !result.mistaken?.length) ?? null,
    mistaken: wrong.filter(({ result }) => result.mistaken?.length),
    resigned: of(({ outcome }) => outcome === 'resigned'),
  };
}

/** The possible result in which just these players gave wrong keys. */
export const mistakenBy = (choices: Choices, seats: number[]): PossibleResult | undefined =>
  choices.mistaken.find(
    ({ result }) =>
      result.mistaken?.length === seats.length && seats.every((seat) => result.mistaken?.includes(seat)),
  );

/** A result as a button names it. */
export function resultLabel({ outcome, by, rows }: RoundResult, names: string[], say: Say): string {
  if (rows != null && by == null) return say('pad-in-rows', { rows });
  return by == null ? say(`pad-${outcome}`) : say(`pad-${outcome}-by`, { name: names[by] ?? '' });
}

/** What a result brings: `Ada +5, Ben −3`. */
export const pointsLabel = (points: number[], names: string[], say: Say): string =>
  points
    .map((point, seat) => ({ point, name: names[seat] ?? '' }))
    .filter(({ point }) => point !== 0)
    .map(({ point, name }) => `${name} ${signed(point)}`)
    .join(', ') || say('pad-no-points');

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
