// The text of a paragraph of a rulebook, split into plain text and links to other rules.

export type Piece = { kind: 'text' | 'rule'; text: string };

const RULE = /\b[A-Z]\d{1,2}\b/g;

export function pieces(paragraph: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of paragraph.matchAll(RULE)) {
    if (match.index > at) found.push({ kind: 'text', text: paragraph.slice(at, match.index) });
    found.push({ kind: 'rule', text: match[0] });
    at = match.index + match[0].length;
  }
  if (at < paragraph.length) found.push({ kind: 'text', text: paragraph.slice(at) });
  return found;
}
