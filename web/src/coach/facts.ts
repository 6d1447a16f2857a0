// Facts in sentences: which rows prove it, and what.
import type { Fact } from '../api/types';
import { colourName } from '../board/labels';
import { EMPTY } from '../board/draft.svelte';
import { say } from '../words/words.svelte';

/** The numbers of some rows: `1`, `1 and 3`, `1, 2 and 5`. */
export function listedRows(rows: number[]): string {
  if (rows.length < 2) return rows.join();
  return say('review-list', { first: rows.slice(0, -1).join(', '), last: `${rows.at(-1)}` });
}

/** A fact about a code of so many holes, with the rows that prove it. */
export function factSentence(fact: Fact, holes: number): string {
  const letter = fact.colour === EMPTY ? 'empty' : fact.colour;
  const colour = fact.colour === EMPTY ? say('fact-empty') : colourName(fact.colour);
  const proof = { rows: listedRows(fact.rows), count: fact.rows.length };
  const pegs = (number: number) => say('fact-pegs', { letter, colour, pegs: number });
  if (fact.fact === 'hole')
    return say(fact.is ? 'fact-hole-is' : 'fact-hole-is-not', { ...proof, hole: fact.hole, colour });
  const { least, most } = fact;
  if (most === 0) return say('fact-none', { ...proof, colour: say('fact-colour', { letter, colour }) });
  if (least === most) return say('fact-exactly', { ...proof, pegs: pegs(most) });
  if (least === 0) return say('fact-most', { ...proof, pegs: pegs(most) });
  if (most < holes) return say('fact-between', { ...proof, least, pegs: pegs(most) });
  return say('fact-least', { ...proof, pegs: pegs(least) });
}
