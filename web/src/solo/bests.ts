// The fewest rows of a sprint on each board, as this browser knows them. A game that is looked at again counts once.
import type { SoloView } from '../api/types';

const KEY = 'keypeg.sprints';

export interface Best {
  rows: number;
  /** The game that it was. */
  game: string;
  /** The best before it. */
  before: number | null;
}

/** Sprints can be compared if the box, its options and the way to play are the same. */
const boardOf = ({ edition, options, no_repeats, blind }: SoloView): string =>
  JSON.stringify([edition, Object.entries(options).sort(), no_repeats, blind]);

/** Note a sprint that was played to its end. Returns the best of its board. */
export function noteSprint(view: SoloView, storage: Storage = localStorage): Best {
  const bests = read(storage);
  const board = boardOf(view);
  const kept = bests[board];
  if (kept && (kept.game === view.id || kept.rows <= view.score)) return kept;
  const best = { rows: view.score, game: view.id, before: kept?.rows ?? null };
  try {
    storage.setItem(KEY, JSON.stringify({ ...bests, [board]: best }));
  } catch {
    // No room, or private browsing: the next sprint does not know this one.
  }
  return best;
}

function read(storage: Storage): Record<string, Best> {
  try {
    return (JSON.parse(storage.getItem(KEY) ?? '{}') ?? {}) as Record<string, Best>;
  } catch {
    return {};
  }
}
