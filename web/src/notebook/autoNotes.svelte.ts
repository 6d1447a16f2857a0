// Automatic notes. They are computed after every change of the view, in short slices, so that the page stays responsive.
import type { View } from '../api/types';
import { candidates, type Possible } from './candidates';
import type { Mark } from './marks';
import { searchOf, type NotePage } from './pages';
import { inSlices } from './slices';
import { possibleTokens } from './tokens';

export class AutoNotes {
  /** The possible places of each colour, by page. */
  private pages = $state.raw<Record<string, Possible>>({});
  /** How many codes are still possible; null if that is not known. */
  codes = $state<number | null>(null);
  /** Whether there are too many codes to check them all. */
  tooMany = $state(false);
  private latest = 0;

  /** Compute the notes for a view. An unfinished computation for an earlier view is dropped. */
  async update(view: View): Promise<void> {
    const run = ++this.latest;
    if (view.kind === 'group' && view.seat !== null) {
      const { boards, codes } = possibleTokens(view);
      const pages = [...boards].map(([board, possible]) => [`board${board}`, possible]);
      this.show(Object.fromEntries(pages), codes);
      return;
    }
    const search = searchOf(view);
    const found =
      search && (await inSlices(candidates(search.shape, search.rows), () => run === this.latest));
    if (found) this.show({ code: found.possible }, found.codes);
  }

  clear(): void {
    this.latest++;
    this.show({}, null);
    this.tooMany = false;
  }

  markOf({ id, board }: NotePage, letter: string, place: number): Mark {
    return autoMark(this.pages[id], letter, place, board === null ? 'place' : 'page');
  }

  private show(pages: Record<string, Possible>, codes: number | null): void {
    this.pages = pages;
    this.codes = codes;
    this.tooMany = codes === null;
  }
}

/** `out` if it is impossible, `sure` if nothing else is possible: in this place of the code, or on the whole page of a
 * board, which holds a single token. */
export function autoMark(
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
