// What the pages ask the server about puzzles. It alone judges answers; who answers is a guest from then on.
import { send } from '../api/client';
import { guest } from '../api/guest.svelte';
import type { NextPuzzle, PuzzleRating } from '../api/types';
import { nextPath, placeOf, placeInAddress, type Options, type Wish } from './addresses';

export async function ask<T>(path: string): Promise<T> {
  return (await (await send('GET', path)).json()) as T;
}

/** Send something that counts. */
export async function tell<T>(path: string, body?: unknown): Promise<T> {
  await guest.signIn();
  return (await (await send('POST', path, body)).json()) as T;
}

/** The address of the next puzzle, after `/puzzles/`. */
export async function nextPlace(box: string, options: Options, wish: Wish): Promise<string> {
  return placeInAddress(placeOf(box, options, await ask<NextPuzzle>(nextPath(box, options, wish))));
}

/** The rating of whoever was here before; null for others. */
export async function myRating(): Promise<PuzzleRating | null> {
  if (!guest.known) return null;
  await guest.signIn();
  return ask<PuzzleRating>('/api/me/puzzles');
}
