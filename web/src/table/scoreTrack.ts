// The score track of a box (H12): where a peg stands on it, and whose peg has which colour.
import type { View } from '../api/types';

export type TrackPeg = 'red' | 'white';

export interface TrackPlace {
  /** The notch of the peg, from 1; null at zero, before the first notch. */
  notch: number | null;
  /** What the notch does not count: the laps past the end of the track, or below zero. */
  carried: number;
}

/** Where a total stands. Past the last notch the peg starts again; below zero it runs backwards from the last notch. */
export function placeOf(points: number, notches: number): TrackPlace {
  if (points === 0) return { notch: null, carried: 0 };
  const carried = Math.floor((points - 1) / notches) * notches;
  return { notch: points - carried, carried };
}

/** The first codemaker has the red peg. */
export const pegOf = (seat: number, options: View['options']): TrackPeg =>
  seat === (options['first_codemaker'] ?? 0) ? 'red' : 'white';
