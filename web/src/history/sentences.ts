// What a history says in words: names, results, mistakes, dates.
import type { MistakeTally, PlayedMatch } from '../api/types';
import { UNNAMED } from '../api/unnamed';
import { decimal } from '../coach/numbers';
import { botName } from '../table/names';
import { locale, say } from '../words/words.svelte';

/** The name of an opponent as it is shown. Whoever has no name any more, or never had one, is called by the seat. */
export function opponentName(name: string, bot = false): string {
  if (name === UNNAMED) return botName(say('guest-name'), bot);
  const seat = /^Seat ([1-8])$/.exec(name);
  return botName(seat ? say('seat-number', { number: Number(seat[1]) }) : name, bot);
}

export const opponentNames = (names: string[], bots: number[] = []): string =>
  new Intl.ListFormat(locale.language, { type: 'conjunction' }).format(
    names.map((name, place) => opponentName(name, bots.includes(place))),
  );

export function resultSentence(match: PlayedMatch): string {
  return say(`played-result-${match.result}`, { others: opponentNames(match.opponents, match.bots) });
}

/** What a match came to, in a few words. */
export function figureWords(match: PlayedMatch): string[] {
  if (match.review === 'waiting') return [say('played-waiting')];
  if (match.review === 'impossible') return [say('played-impossible')];
  return [
    ...(match.average_rows === null ? [] : [say('played-rows', { rows: shortDecimal(match.average_rows) })]),
    ...(match.skill === null ? [] : [say('played-skill', { skill: match.skill })]),
    ...(match.luck === null ? [] : [say('played-luck', { luck: match.luck })]),
  ];
}

/** A number of rows: whole, or with one decimal. */
export const shortDecimal = (number: number): string => decimal(number, Number.isInteger(number) ? 0 : 1);

export const mistakeSentence = ({ mistake, row }: MistakeTally): string =>
  say(`played-mistake-${mistake}`, { row: row ?? 0 });

export const costSentence = ({ cost }: MistakeTally): string | null =>
  cost ? say('played-cost', { rows: decimal(cost, 1) }) : null;

export const dateOf = (at: number): string =>
  new Intl.DateTimeFormat(locale.language, { dateStyle: 'medium' }).format(at);
