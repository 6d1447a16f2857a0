// The terms of a table in words: its options and its clock.
import type { Clock, OptionValue } from '../api/types';
import { has, say } from '../words/words.svelte';
import { FIRST_CODEMAKER } from './choices';

/** The names of the first two seats, for options that mention them. */
export interface PairNames {
  first: string;
  second: string;
}

/** A value of an option in a few words. */
export function valueInWords(name: string, value: OptionValue, pair: PairNames): string {
  const id = `${name}-${value}`;
  return has(`choice-${id}`) ? say(`choice-${id}`, { ...pair }) : String(value);
}

/** An option with its value: "Rounds: 4", or only "Colours may repeat" if it is yes or no. */
export function optionInWords(name: string, value: OptionValue, pair: PairNames): string {
  if (value === true) return say(`label-${name}`);
  if (value === false) return say('agreed-not', { label: say(`label-${name}`) });
  return say('agreed-option', { label: say(`label-${name}`), value: valueInWords(name, value, pair) });
}

/** The options that differ from the defaults. Who makes the first code is left out: the table shows it. */
export const optionsInWords = (options: Record<string, OptionValue>, pair: PairNames): string[] =>
  Object.entries(options)
    .filter(([name]) => name !== FIRST_CODEMAKER)
    .map(([name, value]) => optionInWords(name, value, pair));

/** A duration, in minutes where they are whole. */
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
