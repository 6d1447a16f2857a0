// What was agreed on, in words: options, clocks, and who sits where.
import type { Clock, OptionValue } from '../house/wire';
import { has, say } from '../words/words.svelte';
import { FIRST } from './choices';

/** The names of the first two seats, for options that speak of them. */
export interface Pair {
  first: string;
  second: string;
}

/** A value of an option in a few words. */
export function valueInWords(name: string, value: OptionValue, pair: Pair): string {
  const id = `${name}-${value}`;
  return has(`choice-${id}`) ? say(`choice-${id}`, { ...pair }) : String(value);
}

/** An option with its value: "Rounds: 4", or merely "Colours may repeat" where it is yes or no. */
export function optionInWords(name: string, value: OptionValue, pair: Pair): string {
  if (value === true) return say(`label-${name}`);
  if (value === false) return say('agreed-not', { label: say(`label-${name}`) });
  return say('agreed-option', { label: say(`label-${name}`), value: valueInWords(name, value, pair) });
}

/** What differs from the box's own rules; who makes the first code is left to be seen at the table. */
export const optionsInWords = (options: Record<string, OptionValue>, pair: Pair): string[] =>
  Object.entries(options)
    .filter(([name]) => name !== FIRST)
    .map(([name, value]) => optionInWords(name, value, pair));

/** So many seconds, as minutes where that is shorter. */
export const spanInWords = (seconds: number): string =>
  seconds >= 60 && seconds % 60 === 0
    ? say('span-minutes', { minutes: seconds / 60 })
    : say('span-seconds', { seconds });

export function clockInWords(clock: Clock | null): string {
  switch (clock?.clock) {
    case undefined:
      return say('clock-words-none');
    case 'per_move':
      return say('clock-words-per_move', { time: spanInWords(clock.seconds) });
    case 'bank':
      return clock.increment
        ? say('clock-words-bank-more', { time: spanInWords(clock.seconds), more: clock.increment })
        : say('clock-words-bank', { time: spanInWords(clock.seconds) });
    case 'days':
      return say('clock-words-days', { days: clock.days });
  }
}
