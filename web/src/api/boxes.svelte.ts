// The boxes that the server offers. They are fetched once, before the first page is shown.
import { api } from './client';
import type { Box, Boxes } from './types';

let request: Promise<Boxes> | null = null;
let loaded = $state.raw<Boxes | null>(null);

/** All boxes, in the order of the server. After a failure the next call tries again. */
export function loadBoxes(): Promise<Boxes> {
  request ??= api
    .boxes()
    .then((boxes) => (loaded = boxes))
    .catch((error: unknown) => {
      request = null;
      throw error;
    });
  return request;
}

/** The names of all boxes; none before they are loaded. */
export const boxNames = (): string[] => Object.keys(loaded?.editions ?? {});

/** One box; undefined before they are loaded. */
export const boxOf = (edition: string): Box | undefined => loaded?.editions[edition];
