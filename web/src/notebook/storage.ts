// Storage of notes in this browser: one entry for each seat of a table, so that people at one screen have notes of their
// own. An entry belongs to one attempt; the next attempt starts with empty pages.
import type { Marks } from './marks';

/** Who takes the notes, and during which attempt. */
export interface NotesOwner {
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

const KEY_PREFIX = 'keypeg.notes.';
/** If there are more entries, the oldest are removed. */
export const MAX_ENTRIES = 30;

export const keyOf = ({ address, seat }: NotesOwner): string => `${KEY_PREFIX}${address}.${seat}`;

export function readNotes(owner: NotesOwner, storage: Storage = localStorage): Marks {
  const entry = read(storage, keyOf(owner));
  return entry?.round === owner.round && entry.attempt === owner.attempt ? entry.marks : {};
}

/** Store notes in place of those of earlier attempts. Without storage they last as long as the page. */
export function writeNotes(
  owner: NotesOwner,
  marks: Marks,
  storage: Storage = localStorage,
  at: number = Date.now(),
): void {
  const entry: Entry = { round: owner.round, attempt: owner.attempt, at, marks };
  try {
    storage.setItem(keyOf(owner), JSON.stringify(entry));
  } catch {
    return; // the browser allows no storage
  }
  prune(storage);
}

function prune(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const old = keys
    .filter((key) => key.startsWith(KEY_PREFIX))
    .map((key) => ({ key, at: read(storage, key)?.at ?? 0 }))
    .sort((one, other) => other.at - one.at)
    .slice(MAX_ENTRIES);
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
