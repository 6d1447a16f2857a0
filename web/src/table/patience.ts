// How long to wait before the next try at a lost connection: soon at first, then less and less often, and never all
// at the same moment.

const SHORTEST = 250;
const LONGEST = 10_000;

export function patience(tries: number, chance: number): number {
  const longest = Math.min(SHORTEST * 2 ** tries, LONGEST);
  return longest * (0.5 + chance / 2);
}
