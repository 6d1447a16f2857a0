// The one thing that a codebreaker could do better next time, by what the rows of a round gave away. `keypeg review` says the
// same.
import type { RowReview } from '../api/types';
import { say } from '../words/words.svelte';
import { listedRows } from './facts';

export interface Improvement {
  /** Rows whose keys are not clear beforehand, more colours, or rows that could be the code. */
  kind: 'new' | 'mix' | 'fit';
  /** The rows that it is about, from 1. */
  rows: number[];
}

/** Rows that gave away less than this together are not worth a word. */
const LEAST_COST = 0.3;

/** What would have helped most in these rows; null if little was given away. */
export function improvementOf(rows: RowReview[]): Improvement | null {
  const found = new Map<Improvement['kind'], { cost: number; rows: number[] }>();
  rows.forEach((row, at) => {
    const kind = kindOf(row);
    if (!kind || !row.cost) return;
    const earlier = found.get(kind) ?? { cost: 0, rows: [] };
    found.set(kind, { cost: earlier.cost + row.cost, rows: [...earlier.rows, at + 1] });
  });
  let most: Improvement | null = null;
  let cost = 0;
  for (const [kind, each] of found)
    if (each.cost >= LEAST_COST && each.cost > cost) [most, cost] = [{ kind, rows: each.rows }, each.cost];
  return most;
}

/** What would have made a row better. */
function kindOf({ row, best, outlook, best_outlook: other, verdict }: RowReview): Improvement['kind'] | null {
  if (!outlook || !other || best === null || verdict === 'only') return null;
  if (outlook.keys === 1) return 'new';
  if (outlook.keys < other.keys && new Set(row).size < new Set(best).size) return 'mix';
  return other.possible && !outlook.possible ? 'fit' : null;
}

/** An improvement in words. */
export const improvementSentence = ({ kind, rows }: Improvement): string =>
  say(`coach-better-${kind}`, { count: rows.length, rows: listedRows(rows) });
