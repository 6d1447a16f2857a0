// Codes that the page draws and keeps itself. Nobody is kept from looking into their own browser; the code only does not stand
// there in plain letters.
import { fitsShape } from '../analysis/address';
import type { Shape } from '../api/types';
import { lettersOf } from '../board/draft.svelte';

/** A number below `limit`, each as likely. */
function randomBelow(limit: number): number {
  const range = 2 ** 32 - (2 ** 32 % limit);
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while (drawn[0]! >= range);
  return drawn[0]! % limit;
}

/** A code of a shape, each as likely. */
export function drawCode(shape: Shape, below = randomBelow): string {
  const letters = lettersOf(shape);
  for (;;) {
    const code = Array.from({ length: shape.holes }, () => letters[below(letters.length)]).join('');
    if (fitsShape(code, shape)) return code;
  }
}

export const conceal = (code: string): string => btoa([...code].reverse().join(''));

/** A code that was concealed, if it has this shape. */
export function reveal(concealed: unknown, shape: Shape): string | null {
  if (typeof concealed !== 'string') return null;
  try {
    const code = [...atob(concealed)].reverse().join('');
    return fitsShape(code, shape) ? code : null;
  } catch {
    return null;
  }
}
