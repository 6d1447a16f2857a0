// Where notes are kept: in this browser, one entry a seat of a table, so that two people at one screen have one each. An
// entry is of one attempt; the next attempt finds it out of date and begins with an empty page.
import type { Marks } from './marks';

/** Whose notes, and of what. */
export interface Whose {
  address: string;
  seat: number;
  round: number;
  attempt: number;
}

interface Entry {
  round: number;
  attempt: number;
  at: number;
  marks: Marks;
}

const BEGINS = 'keypeg.notes.';
/** So many entries are kept; the oldest go first. */
export const KEPT = 30;

export const keyOf = ({ address, seat }: Whose): string => `${BEGINS}${address}.${seat}`;

export function readNotes(whose: Whose, storage: Storage = localStorage): Marks {
  const entry = read(storage, keyOf(whose));
  return entry?.round === whose.round && entry.attempt === whose.attempt ? entry.marks : {};
}

/** Keep the notes, in place of those of earlier attempts. Where nothing can be kept they last as long as the page. */
export function writeNotes(
  whose: Whose,
  marks: Marks,
  storage: Storage = localStorage,
  at: number = Date.now(),
): void {
  const entry: Entry = { round: whose.round, attempt: whose.attempt, at, marks };
  try {
    storage.setItem(keyOf(whose), JSON.stringify(entry));
  } catch {
    return; // a browser that keeps nothing
  }
  prune(storage);
}

function prune(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const old = keys
    .filter((key) => key.startsWith(BEGINS))
    .map((key) => ({ key, at: read(storage, key)?.at ?? 0 }))
    .sort((one, other) => other.at - one.at)
    .slice(KEPT);
  for (const { key } of old) storage.removeItem(key);
}

function read(storage: Storage, key: string): Entry | null {
  try {
    const entry = JSON.parse(storage.getItem(key) ?? 'null') as Entry | null;
    return typeof entry?.marks === 'object' && entry.marks !== null ? entry : null;
  } catch {
    return null;
  }
}
