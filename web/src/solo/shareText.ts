// What a daily code came to as a text to share, the same as `keypeg daily` prints: keys, and blank pegs.
import type { Key, SoloView } from '../api/types';
import { say } from '../words/words.svelte';

const line = ([reds, whites]: Key, holes: number): string =>
  `${'◌'.repeat(holes)}  ${'●'.repeat(reds)}${'○'.repeat(whites)}${'·'.repeat(holes - reds - whites)}`;

/** The rows to share. */
export const shareLines = (keys: readonly Key[], holes: number): string[] =>
  keys.map((key) => line(key, holes));

export function shareText(view: SoloView): string {
  const { rows, outcome } = view.boards[0]!;
  const title = say('daily-share', {
    box: say(`box-${view.edition}-title`),
    day: view.day ?? '',
    rows: outcome === 'found' ? String(rows.length) : 'X',
    limit: String(view.row_limit),
  });
  return [
    title,
    ...shareLines(
      rows.map(([, key]) => key),
      view.code_shape.holes,
    ),
  ].join('\n');
}
