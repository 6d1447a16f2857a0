// The delay before the next attempt to reconnect. It doubles up to a limit and is partly random, so that not all clients
// come back at the same moment.

const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 10_000;

/** `chance` is a random number from 0 to 1. */
export function retryDelayMs(attempt: number, chance: number): number {
  const longest = Math.min(FIRST_DELAY_MS * 2 ** attempt, MAX_DELAY_MS);
  return longest * (0.5 + chance / 2);
}
