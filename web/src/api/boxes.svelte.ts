// The boxes that the server offers. The HTML of a page has them; without that they are fetched once.
import { api } from './client';
import type { Box, Boxes } from './types';

/** The boxes in the HTML of the page. A development server sends none. */
function boxesOfPage(): Boxes | null {
  const data = document.querySelector<HTMLMetaElement>('meta[name=boxes]')?.content;
  return data ? (JSON.parse(data) as Boxes) : null;
}

let loaded = $state.raw<Boxes | null>(boxesOfPage());
let request: Promise<Boxes> | null = null;

/** All boxes, in the order of the server. After a failure the next call tries again. */
export function loadBoxes(): Promise<Boxes> {
  if (loaded) return Promise.resolve(loaded);
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

/** The levels of the computers, the weakest first; none before they are loaded. */
export const levelNames = (): string[] => loaded?.levels ?? [];
