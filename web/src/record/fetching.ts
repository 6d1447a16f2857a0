// Fetching a match to look at: a table's own, or a record that somebody brought.
import { Failed, house } from '../house/api';
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

/** A match by its address. Whoever plays in one that goes on sees what their seat may see. */
export async function fetchMatch(address: string): Promise<Match> {
  try {
    const { snapshot, yours } = await house.look(address);
    const running = snapshot.stage !== 'over';
    const { frames } = await whole('tables', address, running ? yours[0] : undefined);
    return { of: 'tables', address, names: namesOf(snapshot.seats), running, frames };
  } catch (error) {
    if (!(error instanceof Failed) || error.code !== 'no_such_table') throw error;
    const { frames, players } = await whole('records', address);
    return { of: 'records', address, names: players, running: false, frames };
  }
}

/** All frames; a long match comes in parts. */
async function whole(
  of: Match['of'],
  address: string,
  seat?: number,
): Promise<Pick<Replay, 'frames' | 'players'>> {
  const frames: Frame[] = [];
  for (let first: number | null = 0; first !== null;) {
    const part: Replay = await house.replay(of, address, { seat, first });
    frames.push(...part.frames);
    first = part.next;
    if (first === null) return { frames, players: part.players };
  }
  return { frames, players: [] };
}
