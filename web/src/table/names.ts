// What to call whoever sits somewhere.
import type { Sitting } from '../house/wire';
import { say } from '../words/words.svelte';

export function nameOf(seats: Sitting[], seat: number): string {
  const sitting = seats[seat];
  if (sitting?.computer) return say(`level-${sitting.computer}`);
  return sitting?.name ?? say('seat-number', { number: seat + 1 });
}

/** A computer's level says nothing about which of several it is; its seat does. */
export function namesOf(seats: Sitting[]): string[] {
  const names = seats.map((_, seat) => nameOf(seats, seat));
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : say('seat-named', { name, number: seat + 1 }),
  );
}
