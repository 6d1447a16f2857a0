// What a match record shows of hidden codes and deals, each with its place in the match.
import { records } from '../api/records';
import type { Frame, MatchRecord } from '../api/types';
import { loadFrames } from '../record/match';
import { tokensText, type Opened, type Place } from './commitments';

/** A code or a deal of a record. What the reader may not see yet, and what a record without commitments lacks, is null. */
export interface RecordedSecret extends Place {
  salt: string | null;
  secret: string | null;
  commitment: string | null;
}

/** All codes and deals of a record, in order. The frames say which attempt an action belongs to. */
export function secretsIn(record: MatchRecord, frames: Frame[]): RecordedSecret[] {
  return record.actions.flatMap((action, at) => {
    const secret = secretOf(action);
    const view = frames[at + 1]?.view;
    if (secret === undefined || !view) return [];
    return [
      {
        round: view.number,
        attempt: view.attempt,
        seat: typeof action.seat === 'number' ? action.seat : null,
        salt: textOrNull(action.salt),
        secret,
        commitment: textOrNull(action.commitment)?.toLowerCase() ?? null,
      },
    ];
  });
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What an action hides until the reveal; undefined if it hides nothing. */
function secretOf(action: MatchRecord['actions'][number]): string | null | undefined {
  if (action.do === 'hide') return textOrNull(action.code);
  if (action.do !== 'deal') return undefined;
  const tokens = action.tokens as (readonly [string, number] | null)[];
  return tokens.every((token) => token !== null) ? tokensText(tokens) : null;
}

/** What the record of a table shows an onlooker now. */
export async function openedAt(table: string): Promise<Opened[]> {
  const [record, { frames }] = await Promise.all([
    records.read('tables', table),
    loadFrames('tables', table),
  ]);
  return secretsIn(record, frames).flatMap(({ round, attempt, seat, salt, secret }) =>
    salt === null || secret === null ? [] : [{ round, attempt, seat, salt, secret }],
  );
}
