// Automatic notes: worked out anew whenever something else lies open, a little at a time, so that the page stays quick.
import type { View } from '../house/wire';
import { left, type Left, type Possible } from './consistent';
import type { Mark } from './marks';
import { huntOf, type Page } from './pages';
import { held } from './tokens';

/** No stretch of work is longer than this, in milliseconds. */
const STRETCH = 8;

export class Automatic {
  /** By page. */
  private pages = $state.raw<Record<string, Possible>>({});
  /** How many codes fit what lies open; null where that is not known. */
  codes = $state<number | null>(null);
  /** Whether there were too many codes to go through them all. */
  tooMany = $state(false);
  private wanted = 0;

  /** Take notes of what this view shows; earlier work that has not come to its end is dropped. */
  async look(view: View): Promise<void> {
    const mine = ++this.wanted;
    if (view.kind === 'group' && view.seat !== null) {
      const { boards, codes } = held(view);
      const pages = [...boards].map(([board, possible]) => [`board${board}`, possible]);
      this.show(Object.fromEntries(pages), codes);
      return;
    }
    const hunt = huntOf(view);
    const found = hunt && (await inStretches(left(hunt.shape, hunt.rows), () => mine === this.wanted));
    if (found) this.show({ code: found.possible }, found.codes);
  }

  forget(): void {
    this.wanted++;
    this.show({}, null);
    this.tooMany = false;
  }

  of({ id, board }: Page, letter: string, place: number): Mark {
    return noted(this.pages[id], letter, place, board === null ? 'place' : 'page');
  }

  private show(pages: Record<string, Possible>, codes: number | null): void {
    this.pages = pages;
    this.codes = codes;
    this.tooMany = codes === null;
  }
}

/** Out where it is impossible, and sure where nothing else is possible: in that place of a code, or on the whole page of a
 * board, which holds but one token. */
export function noted(
  possible: Possible | undefined,
  letter: string,
  place: number,
  alone: 'place' | 'page',
): Mark {
  if (!possible) return 'possible';
  if (!possible[letter]?.[place]) return 'out';
  const others = Object.values(possible).flatMap((places) => (alone === 'page' ? places : [places[place]]));
  return others.filter(Boolean).length === 1 ? 'sure' : 'possible';
}

async function inStretches(work: Generator<void, Left>, wanted: () => boolean): Promise<Left | null> {
  let since = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - since < STRETCH) continue;
    await new Promise((go) => setTimeout(go));
    if (!wanted()) return null;
    since = performance.now();
  }
}
