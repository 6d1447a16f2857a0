// The names of the players.
import type { SeatView } from '../api/types';
import { say } from '../words/words.svelte';

function nameOf(seats: SeatView[], seat: number): string {
  const player = seats[seat];
  if (player?.computer) return say(`level-${player.computer}`);
  return player?.name ?? say('seat-number', { number: seat + 1 });
}

/** The names of all players. Equal names, such as two computers of one level, get their seat number. */
export function namesOf(seats: SeatView[]): string[] {
  const names = seats.map((_, seat) => nameOf(seats, seat));
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : say('seat-named', { name, number: seat + 1 }),
  );
}
