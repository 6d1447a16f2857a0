// How each box looks: the piece that is drawn for a peg. Its colours are in `looks.css`. No other file of the client names
// an edition, except the pictures of the front page. A box without a look here is drawn with domes on the plain table.
import { getContext, setContext } from 'svelte';

/** The bodies of pegs; `PegSprite` draws them. */
export type Piece = 'dome' | 'pin' | 'crown' | 'gem' | 'ring' | 'pawn' | 'hexagon';

const PIECES: Record<string, Piece> = {
  classic: 'dome',
  travel: 'pin',
  hasbro94: 'crown',
  super: 'gem',
  duel: 'ring',
  group: 'pawn',
  custom: 'hexagon',
};

export const pieceOf = (edition: string): Piece => PIECES[edition] ?? 'dome';

const BOX = Symbol('box');

/** To be called by a component whose pegs and boards belong to a box. */
export function setBox(edition: () => string): void {
  setContext(BOX, edition);
}

/** The box around this component; null if there is none. */
export function boxAround(): () => string | null {
  return getContext<(() => string) | undefined>(BOX) ?? (() => null);
}
