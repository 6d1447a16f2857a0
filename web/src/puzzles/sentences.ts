// What is said about puzzles: objections to an answer, steps of a proof, and why a row is better.
import type { Deduction, Fact, Objection, PuzzleOutcome, RowChoice } from '../api/types';
import { EMPTY } from '../board/draft.svelte';
import { colourName, keyInWords } from '../board/labels';
import { listedRows } from '../coach/facts';
import { codes, decimal } from '../coach/numbers';
import { say } from '../words/words.svelte';

/** What speaks against an answer: the first row with its reason, and which others do so, too. */
export function objectionSentences(objections: Objection[]): string[] {
  const [first, ...others] = objections;
  if (!first) return [];
  const { row, earned, given } = first;
  const why = say('puzzle-objection', { row, earned: keyInWords(earned), given: keyInWords(given) });
  const rows = listedRows(others.map((objection) => objection.row));
  return others.length ? [why, say('puzzles-also', { count: others.length, rows })] : [why];
}

export interface StepSentences {
  title: string;
  facts: string[];
}

/** A step of a proof, by its number from 1: its rows in the title, then what they prove. */
export function stepSentences(step: Deduction, number: number, holes: number): StepSentences {
  const { rows, with_known: known, facts } = step;
  const values = { number, count: rows.length, rows: listedRows(rows) };
  const title = known ? say('puzzles-step-known', values) : say('puzzles-step', values);
  return { title, facts: [...facts.flatMap((fact) => plainFact(fact, holes) ?? []), ...notInHoles(facts)] };
}

const nameOf = (letter: string): string => (letter === EMPTY ? say('fact-empty') : colourName(letter));

/** A fact without its rows; null for a colour that is not in a hole. */
function plainFact(fact: Fact, holes: number): string | null {
  const letter = fact.colour === EMPTY ? 'empty' : fact.colour;
  const colour = nameOf(fact.colour);
  if (fact.fact === 'hole') return fact.is ? say('puzzles-fact-hole', { hole: fact.hole, colour }) : null;
  const { least, most } = fact;
  const pegs = (count: number) => say('fact-pegs', { letter, colour, pegs: count });
  if (most === 0) return say('puzzles-fact-none', { colour: say('fact-colour', { letter, colour }) });
  if (least === most) return say('puzzles-fact-exactly', { pegs: pegs(most) });
  if (least === 0) return say('puzzles-fact-most', { pegs: pegs(most) });
  if (most < holes) return say('puzzles-fact-between', { least, pegs: pegs(most) });
  return say('puzzles-fact-least', { pegs: pegs(least) });
}

/** The colours that are not in a hole, a sentence for each hole. */
function notInHoles(facts: Fact[]): string[] {
  const out = new Map<number, string[]>();
  for (const fact of facts)
    if (fact.fact === 'hole' && !fact.is)
      out.set(fact.hole, [...(out.get(fact.hole) ?? []), nameOf(fact.colour)]);
  return [...out]
    .sort(([one], [other]) => one - other)
    .map(([hole, colours]) => say('puzzles-fact-hole-not', { hole, colours: colours.join(', ') }));
}

/** What became of the rating. */
export function ratingSentence({ rating, change }: PuzzleOutcome, fresh: boolean): string {
  if (!fresh) return say('puzzles-rating-stays', { rating: String(rating) });
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  return say('puzzles-rating-now', { rating: String(rating), change: `${sign}${Math.abs(change)}` });
}

/** What a row is worth. */
export function worthSentence({ rows_to_go, codes_after, keys, may_be_code }: RowChoice): string {
  const worth = say('puzzle-row-worth', { rows: decimal(rows_to_go), codes: codes(codes_after), keys });
  return `${worth} ${say(may_be_code ? 'puzzle-row-may-be-code' : 'puzzle-row-not-code')}`;
}

/** Why the best row is better than another. */
export function whySentence(best: RowChoice, other: RowChoice): string {
  if (codes(best.codes_after) !== codes(other.codes_after) && best.codes_after < other.codes_after)
    return say('puzzles-why-codes', { best: codes(best.codes_after), other: codes(other.codes_after) });
  if (best.may_be_code && !other.may_be_code) return say('puzzles-why-code');
  if (best.keys > other.keys) return say('puzzles-why-keys', { best: best.keys, other: other.keys });
  return say('puzzles-why-later');
}

/** How good a choice was; what the task was, if nothing was chosen just now. */
export function verdictOf(worth: RowChoice[], chosen: number | null): string {
  const cost = chosen === null ? undefined : worth[chosen - 1]?.cost;
  if (cost === undefined) return '';
  return cost === 0 ? say('puzzle-row-right') : say('puzzle-row-wrong', { cost: decimal(cost) });
}
