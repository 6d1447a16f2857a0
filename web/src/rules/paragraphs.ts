// The rulebooks: which paragraphs a box has, and what stands in one.
import { house } from '../house/api';
import type { Boxes } from '../house/wire';

let fetched: Promise<Boxes> | null = null;

/** What can be played, asked for once. */
export function boxes(): Promise<Boxes> {
  fetched ??= house.editions().catch((error: unknown) => {
    fetched = null; // the next time it may be reached
    throw error;
  });
  return fetched;
}

/** A paragraph in pieces: plain text, what an option is called in the interface, and other rules it names. */
export type Piece = { kind: 'text' | 'option' | 'rule'; text: string };

const PIECE = /`([^`]+)`|\b([KCTHDGMX]\d{1,2})\b/g;

export function pieces(paragraph: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of paragraph.matchAll(PIECE)) {
    if (match.index > at) found.push({ kind: 'text', text: paragraph.slice(at, match.index) });
    found.push(match[1] ? { kind: 'option', text: match[1] } : { kind: 'rule', text: match[2]! });
    at = match.index + match[0].length;
  }
  if (at < paragraph.length) found.push({ kind: 'text', text: paragraph.slice(at) });
  return found;
}
