// Facts in the order in which they help: what stands where, what the code has, and what it has not. A fact that follows from
// another one alone is left out.
import type { Fact } from '../api/types';

const WEAK = 5;

/** How much a fact says, the most first. */
function rank(fact: Fact): number {
  if (fact.fact === 'hole') return fact.is ? 0 : 4;
  if (fact.most === 0) return 2;
  if (fact.least === fact.most) return 1;
  return fact.least > 0 ? 3 : WEAK;
}

/** A fact that only limits how many pegs of a colour there are. Nearly every row proves some. */
export const isWeak = (fact: Fact): boolean => rank(fact) === WEAK;

/** Among facts of one kind: few pegs at most, or many at least, say more. */
const looseness = (fact: Fact): number => (fact.fact === 'hole' ? 0 : fact.most - 2 * fact.least);

export function usefulFacts(facts: Fact[]): Fact[] {
  const isOut = (colour: string) =>
    facts.some((fact) => fact.fact === 'colour' && fact.colour === colour && fact.most === 0);
  const isTaken = (hole: number) =>
    facts.some((fact) => fact.fact === 'hole' && fact.is && fact.hole === hole);
  return facts
    .filter((fact) => fact.fact !== 'hole' || fact.is || !(isOut(fact.colour) || isTaken(fact.hole)))
    .map((fact, at) => ({ fact, at }))
    .sort(
      (one, other) =>
        rank(one.fact) - rank(other.fact) || looseness(one.fact) - looseness(other.fact) || one.at - other.at,
    )
    .map(({ fact }) => fact);
}
