// From one puzzle to the next, in the same box and of the same kind.
import { navigate } from '../app/router.svelte';
import type { Options, Wish } from './addresses';
import { lastChoice } from './choice';
import { nextPlace } from './requests';

/** Show the next puzzle, of the grade that was chosen last or for one's strength. `first` is the first seed wanted. */
export async function goOn(
  { edition, options }: { edition: string; options: Options },
  kind: Wish['kind'],
  first?: number,
): Promise<void> {
  const place = await nextPlace(edition, options, { kind, grade: lastChoice()?.grade ?? null, first });
  navigate(`/puzzles/${place}`);
}
