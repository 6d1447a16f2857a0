// Storage of commitments in this browser: one entry for each seat of a table, and one for an onlooker.
import type { KeptCommitment } from './commitments';

/** Who keeps the commitments. */
export interface Keeper {
  table: string;
  /** Null for an onlooker. */
  seat: number | null;
}

interface Entry {
  /** When it changed last. */
  changed: number;
  commitments: KeptCommitment[];
}

const KEY_PREFIX = 'keypeg.commitments.';
/** If there are more entries, the oldest are removed. */
export const MAX_ENTRIES = 50;

export const keyOf = ({ table, seat }: Keeper): string => `${KEY_PREFIX}${table}.${seat ?? 'onlooker'}`;

export function readKept(keeper: Keeper, storage: Storage = localStorage): KeptCommitment[] {
  return read(storage, keyOf(keeper))?.commitments ?? [];
}

/** Store commitments. Without storage they last as long as the page. */
export function writeKept(
  keeper: Keeper,
  commitments: KeptCommitment[],
  storage: Storage = localStorage,
  changed: number = Date.now(),
): void {
  const entry: Entry = { changed, commitments };
  try {
    storage.setItem(keyOf(keeper), JSON.stringify(entry));
  } catch {
    return; // the browser allows no storage
  }
  prune(storage);
}

function prune(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const old = keys
    .filter((key) => key.startsWith(KEY_PREFIX))
    .map((key) => ({ key, changed: read(storage, key)?.changed ?? 0 }))
    .sort((one, other) => other.changed - one.changed)
    .slice(MAX_ENTRIES);
  for (const { key } of old) storage.removeItem(key);
}

function read(storage: Storage, key: string): Entry | null {
  try {
    const entry = JSON.parse(storage.getItem(key) ?? 'null') as Entry | null;
    return Array.isArray(entry?.commitments) ? entry : null;
  } catch {
    return null;
  }
}
