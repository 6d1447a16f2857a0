// A receipt: the commitments of a match as they were published, in a file. docs/record.md describes it.
import { ApiError } from '../api/client';
import type { Frame, MatchRecord, Snapshot } from '../api/types';
import { sha256 } from './sha256';
import type { KeptCommitment, Place } from './commitments';
import { secretsIn } from './recorded';

export interface Receipt {
  keypeg_receipt: 1;
  table: string;
  edition: string;
  players: string[];
  seat: number | null;
  commitments: (Place & { commitment: string; at: string })[];
}

/** The tag that has the address of the table in a record from a live table. */
const TABLE_TAG = 'table';
const MOST_MEBIBYTES = 16;

export function receiptOf(kept: KeptCommitment[], now: Snapshot): Receipt {
  return {
    keypeg_receipt: 1,
    table: now.address,
    edition: now.view.edition,
    players: now.seats.map(({ name }, seat) => name ?? `Seat ${seat + 1}`), // as records have them
    seat: now.view.seat,
    commitments: kept.map(({ round, attempt, seat, commitment, at }) => ({
      round,
      attempt,
      seat,
      commitment,
      at: new Date(at).toISOString(),
    })),
  };
}

/** Save a receipt as a file. */
export function save(receipt: Receipt): void {
  const content = `${JSON.stringify(receipt, null, 2)}\n`;
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  anchor.download = `keypeg-receipt-${receipt.table}.json`;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}

/** A receipt from a file, or an ApiError. */
export async function readReceipt(file: Blob): Promise<Receipt> {
  if (file.size > MOST_MEBIBYTES * 2 ** 20)
    throw refusal('too_large', { why: 'receipt', most: MOST_MEBIBYTES });
  let found: unknown;
  try {
    found = JSON.parse(await file.text());
  } catch {
    throw refusal('not_a_receipt', { why: 'no_json' });
  }
  const fault = faultOf(found);
  if (fault) throw refusal('not_a_receipt', { why: 'fields' });
  const receipt = found as Receipt;
  if (new Set(receipt.commitments.map(placeKey)).size < receipt.commitments.length)
    throw refusal('not_a_receipt', { why: 'twice' });
  return receipt;
}

type Fields = Record<string, (value: unknown) => boolean>;

const isText = (value: unknown) => typeof value === 'string';
const isCount = (least: number) => (value: unknown) => Number.isInteger(value) && Number(value) >= least;
const isSeat = (value: unknown) => value === null || isCount(0)(value);
const RECEIPT_FIELDS: Fields = {
  keypeg_receipt: (value) => value === 1,
  table: isText,
  edition: isText,
  players: (value) => Array.isArray(value) && value.every(isText),
  seat: isSeat,
  commitments: Array.isArray,
};
const COMMITMENT_FIELDS: Fields = {
  round: isCount(1),
  attempt: isCount(1),
  seat: isSeat,
  commitment: (value) => isText(value) && /^[0-9a-f]{64}$/i.test(String(value)),
  at: isText,
};

/** The field that makes it no receipt, if there is one. */
function faultOf(found: unknown): string | null {
  const fault = faultIn(found, RECEIPT_FIELDS, '$');
  if (fault) return fault;
  for (const [at, each] of (found as Receipt).commitments.entries()) {
    const inside = faultIn(each, COMMITMENT_FIELDS, `$.commitments[${at}]`);
    if (inside) return inside;
  }
  return null;
}

function faultIn(found: unknown, fields: Fields, path: string): string | null {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return path;
  const values = found as Record<string, unknown>;
  const unknown = Object.keys(values).find((name) => !(name in fields));
  const wrong = Object.keys(fields).find((name) => !fields[name]!(values[name]));
  const name = unknown ?? wrong;
  return name === undefined ? null : `${path}.${name}`;
}

export interface ReceiptCheck {
  /** How many codes and deals the receipt vouches for. */
  checked: number;
  /** How many the record has. It has more if the receipt's owner came late. */
  hidden: number;
}

/** Check a record against a receipt, as `keypeg replay --receipt` does. Throws an ApiError at the first difference. */
export async function checkReceipt(
  record: MatchRecord,
  frames: Frame[],
  receipt: Receipt,
): Promise<ReceiptCheck> {
  checkMatch(record, receipt);
  const promised = new Map(receipt.commitments.map((each) => [placeKey(each), each]));
  const secrets = secretsIn(record, frames);
  let checked = 0;
  for (const { salt, secret, commitment, ...place } of secrets) {
    if (salt === null || secret === null || commitment === null) throw refusal('commitment_missing', {});
    const found = await sha256(`${salt}:${secret}`);
    if (!/^[0-9a-f]{32}$/i.test(salt) || found !== commitment) throw refusal('commitment_mismatch', {});
    const own = promised.get(placeKey(place));
    if (!own) continue;
    promised.delete(placeKey(place));
    const expected = own.commitment.toLowerCase();
    if (expected !== found) throw refusal('receipt_mismatch', { ...whose(place, record), expected, found });
    checked++;
  }
  for (const place of promised.values()) throw refusal('not_in_record', whose(place, record));
  return { checked, hidden: secrets.length };
}

/** Refuse a receipt that is plainly of another match. */
function checkMatch(record: MatchRecord, receipt: Receipt): void {
  const table = record.tags?.[TABLE_TAG] ?? receipt.table;
  const pairs: [string, string | number, string | number][] = [
    ['table', receipt.table, table],
    ['edition', receipt.edition, record.edition],
    ['players', receipt.players.length, record.players.length],
  ];
  for (const [why, theirs, ours] of pairs)
    if (theirs !== ours) throw refusal('other_match', { why, receipt: theirs, record: ours });
}

function whose({ round, attempt, seat }: Place, record: MatchRecord): Record<string, string | number> {
  if (seat === null) return { why: 'deal', round, attempt };
  return { why: 'code', round, attempt, name: record.players[seat] ?? `#${seat}` };
}

const placeKey = ({ round, attempt, seat }: Place): string => `${round} ${attempt} ${seat}`;

const refusal = (code: string, values: Record<string, string | number>): ApiError =>
  new ApiError(code, null, code, values);
