// The names of the players.
import type { SeatView } from '../api/types';
import { UNNAMED } from '../api/unnamed';
import { computerName } from '../players/computers';
import { say } from '../words/words.svelte';

/** A table, as far as its players' names go. */
interface Seated {
  seats: SeatView[];
}

/** The name of a player. That of a bot is marked wherever it is shown. */
export const botName = (name: string, bot = false): string => (bot ? say('bot-name', { name }) : name);

function nameOf({ seats }: Seated, seat: number): string {
  const player = seats[seat];
  if (player?.computer)
    return computerName(player.computer, player.character) ?? say(`level-${player.computer}`);
  const name = player?.name === UNNAMED ? say('guest-name') : player?.name;
  return name ? botName(name, player?.bot) : say('seat-number', { number: seat + 1 });
}

/**
 * The names of all players. `you` is the seat of the person at the screen if nobody shares it: texts speak to that person.
 * Equal names get their seat number, and so does whoever is called like that person.
 */
export function namesOf(table: Seated, you: number | null = null): string[] {
  const names = table.seats.map((_, seat) => nameOf(table, seat));
  return names.map((name, seat) => {
    if (seat === you) return say('seat-you');
    const unique = names.every((each, other) => other === seat || other === you || each !== name);
    return unique && name !== say('seat-you') ? name : say('seat-named', { name, number: seat + 1 });
  });
}

const abbreviated = (word: string, letters: number): string =>
  word.length <= letters ? word : `${word.slice(0, letters - 1)}.`;

/**
 * A name in at most two lines of so many letters each. What stands in brackets at its end always stays: the mark of a bot,
 * or a number that tells equal names apart.
 */
export function nameLines(name: string, letters: number): string[] {
  if (name.length <= letters) return [name];
  const [first = '', ...rest] = name.split(' ');
  const mark = rest.splice(rest.findLastIndex((word) => !/^\(.+\)$/.test(word)) + 1).join(' ');
  if (mark) return [abbreviated([first, ...rest].join(' '), letters), mark];
  if (rest.length) return [abbreviated(first, letters), abbreviated(rest.join(' '), letters)];
  return [`${first.slice(0, letters - 1)}-`, abbreviated(first.slice(letters - 1), letters)];
}
