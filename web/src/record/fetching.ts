// Fetching a match to look at: a table's own, or a record that somebody brought.
import { house } from '../house/api';
import type { Frame, Replay } from '../house/wire';
import { namesOf } from '../table/names';

export interface Match {
  of: 'tables' | 'records';
  address: string;
  names: string[];
  /** Whether it still goes on. */
  running: boolean;
  frames: Frame[];
}

/** A record's address is made of what it holds, and longer than a table's. */
const RECORDS = 26;

/** A match by its address. Whoever plays in one that goes on sees what their seat may see. */
export async function fetchMatch(address: string): Promise<Match> {
  if (address.length >= RECORDS) {
    const { frames, players } = await whole('records', address);
    return { of: 'records', address, names: players, running: false, frames };
  }
  const { snapshot, yours } = await house.look(address);
  const running = snapshot.stage !== 'over';
  const { frames } = await whole('tables', address, running ? yours[0] : undefined);
  return { of: 'tables', address, names: namesOf(snapshot.seats), running, frames };
}

/** All frames; a long match comes in parts. */
async function whole(
  of: Match['of'],
  address: string,
  seat?: number,
): Promise<Pick<Replay, 'frames' | 'players'>> {
  let part = await house.replay(of, address, { seat, first: 0 });
  const { frames, players } = part;
  while (part.next !== null) {
    part = await house.replay(of, address, { seat, first: part.next });
    frames.push(...part.frames);
  }
  return { frames, players };
}
