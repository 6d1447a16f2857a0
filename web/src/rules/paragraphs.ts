// The text of a paragraph of a rulebook, split into plain text, options, and links to other rules.

export type Piece = { kind: 'text' | 'option' | 'rule'; text: string };

const PIECE = /`([^`]+)`|\b([A-Z]\d{1,2})\b/g;

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
