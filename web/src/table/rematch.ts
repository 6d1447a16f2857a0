// The answers of the players to a rematch, and the sentences about them.
import type { Snapshot } from '../api/types';
import { say } from '../words/words.svelte';

export interface RematchAnswers {
  /** What the people at this screen have answered. */
  own: 'offered' | 'declined' | null;
  /** The others, by what they have answered. */
  offered: number[];
  declined: number[];
  silent: number[];
  told: string[];
}

/** `names` are the players as the person at the screen calls them; computers always play again. */
export function rematchAnswers(now: Snapshot, names: string[], mine: number[]): RematchAnswers {
  const others = now.seats.flatMap(({ computer }, seat) => (computer || mine.includes(seat) ? [] : [seat]));
  const has = (answers: number[], seat: number) => answers.includes(seat);
  const offered = others.filter((seat) => has(now.rematch_offers, seat));
  const declined = others.filter((seat) => has(now.rematch_declined, seat));
  const silent = others.filter((seat) => !offered.includes(seat) && !declined.includes(seat));
  const answered = (answers: number[]) => mine.length > 0 && mine.every((seat) => has(answers, seat));
  const own = answered(now.rematch_offers) ? 'offered' : answered(now.rematch_declined) ? 'declined' : null;
  const listed = (seats: number[]) => seats.map((seat) => names[seat] ?? '').join(', ');
  const told: string[] = [];
  if (offered.length) told.push(say('rematch-wants', { names: listed(offered), count: offered.length }));
  for (const seat of declined) told.push(say('rematch-declined', { name: names[seat] ?? '' }));
  if (own === 'declined') told.push(say('rematch-declined', { name: say('seat-you') }));
  if (own === 'offered' && declined.length === 0) {
    const away = silent.filter((seat) => !now.seats[seat]?.present);
    const there = silent.filter((seat) => !away.includes(seat));
    if (there.length) told.push(say('rematch-waiting', { names: listed(there) }));
    for (const seat of away) told.push(say('rematch-away', { name: names[seat] ?? '' }));
  }
  return { own, offered, declined, silent, told };
}
