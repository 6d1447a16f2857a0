// Why an automatic note is there: the rows that force it, and a sentence.
import type { Fact, GroupView, View } from '../api/types';
import { tokenInWords } from '../board/labels';
import type { Mark } from '../notebook/marks';
import { searchOf, type NotePage } from '../notebook/pages';
import { boardName } from '../table/sentences';
import { say } from '../words/words.svelte';
import { factSentence, listedRows } from './facts';
import { nothingFits, plainProof, proofOf, tokenProof } from './proofs';

export interface Explanation {
  sentence: string;
  /** The rows of the proof, from 1. */
  rows: number[];
}

/** An automatic note: a colour in a place is out or sure. */
export interface AutoNote {
  page: NotePage;
  letter: string;
  place: number;
  mark: Exclude<Mark, 'possible'>;
}

/** Why a note is there; null if that would take too long to find out. */
export function whyNoted(view: View, note: AutoNote, names: string[]): Explanation | null {
  const nothing = whyNothingFits(view);
  if (nothing) return nothing;
  return view.kind === 'group' ? whyToken(view, note, names) : whyPeg(view, note);
}

/** Which rows contradict each other; null if some code fits them all. */
export function whyNothingFits(view: View): Explanation | null {
  const search = searchOf(view);
  const board = view.kind === 'group' ? view.owners.findIndex((owner) => owner !== view.seat) : -1;
  const rows =
    view.kind === 'group'
      ? tokenProof(view, board, () => false)
      : search && proofOf(search.shape, search.rows, nothingFits);
  if (!rows) return null;
  return { sentence: say('review-contradicting', { count: rows.length, rows: listedRows(rows) }), rows };
}

function whyPeg(view: View, { letter, place, mark }: AutoNote): Explanation | null {
  const search = searchOf(view);
  if (!search) return null;
  const { shape, rows } = search;
  const told = (fact: Fact): Explanation => ({
    sentence: factSentence(fact, shape.holes),
    rows: fact.rows,
  });
  const hole = { fact: 'hole', colour: letter, hole: place + 1, is: mark === 'sure' } as const;
  if (mark === 'sure') {
    const proof = proofOf(shape, rows, (code) => code[place] === letter);
    return proof && told({ ...hole, rows: proof });
  }
  const everywhere = proofOf(shape, rows, (code) => !code.includes(letter));
  if (everywhere) return told({ fact: 'colour', colour: letter, least: 0, most: 0, rows: everywhere });
  const here =
    proofOf(shape, rows, (code) => code[place] !== letter) ?? plainProof(shape, rows, letter, place);
  return here && told({ ...hole, rows: here });
}

function whyToken(
  view: GroupView,
  { page, letter, place, mark }: AutoNote,
  names: string[],
): Explanation | null {
  const number = place + 1;
  if (mark === 'out' && view.hand.some(([, own]) => own === number))
    return { sentence: say('why-token-own', { number }), rows: [] };
  const board = page.board ?? 0;
  const rows = tokenProof(
    view,
    board,
    ([colour, at]) => (colour === letter && at === number) === (mark === 'sure'),
  );
  if (!rows) return null;
  const proof = { rows: listedRows(rows), count: rows.length };
  const token = tokenInWords([letter, number]);
  const name = boardName(board, names, view);
  if (!rows.length) return { sentence: say('why-wrong-call'), rows };
  return { sentence: say(`why-token-${mark}`, { ...proof, token, name }), rows };
}
