// Loads a match for the record page: that of a table, or an uploaded record.
import { api } from '../api/client';
import { records } from '../api/records';
import type { Frame, Replay } from '../api/types';
import { botName, namesOf } from '../table/names';

export interface RecordedMatch {
  of: 'tables' | 'records';
  address: string;
  /** The names as the reader is told them: one of the players is spoken to. */
  names: string[];
  /** The names for others. */
  sharedNames: string[];
  /** What the record says about the match, for people. */
  tags: Record<string, string>;
  /** Whether it is still played. */
  running: boolean;
  frames: Frame[];
}

/** The address of a record is a hash of its content, and longer than that of a table. */
const RECORD_ADDRESS_LENGTH = 26;

/** A match by its address. A player of an unfinished match sees what their seat may see. */
export async function loadMatch(address: string): Promise<RecordedMatch> {
  if (address.length >= RECORD_ADDRESS_LENGTH) {
    const { frames, players, tags } = await loadFrames('records', address);
    const bots = tags.bots?.split(',') ?? [];
    const names = players.map((name, seat) => botName(name, bots.includes(String(seat))));
    return { of: 'records', address, names, sharedNames: names, tags, running: false, frames };
  }
  const { snapshot, yours } = await api.table(address);
  // Several people at one screen are told apart by their names.
  const you = yours.length === 1 ? yours[0]! : null;
  const running = snapshot.stage !== 'over';
  const whole = !running && snapshot.closed === null;
  const { frames, tags } = await loadFrames('tables', address, whole ? undefined : yours[0]);
  return {
    of: 'tables',
    address,
    names: namesOf(snapshot, you),
    sharedNames: namesOf(snapshot),
    tags,
    running,
    frames,
  };
}

/** All frames. The server sends a long match in several parts. */
export async function loadFrames(
  of: RecordedMatch['of'],
  address: string,
  seat?: number,
): Promise<Pick<Replay, 'frames' | 'players' | 'tags'>> {
  let part = await records.replay(of, address, { seat, first: 0 });
  const { frames, players, tags } = part;
  while (part.next !== null) {
    part = await records.replay(of, address, { seat, first: part.next });
    frames.push(...part.frames);
  }
  return { frames, players, tags };
}
