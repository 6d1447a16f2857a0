// Numbers as the language of the page writes them.
import { locale, say } from '../words/words.svelte';

export const decimal = (number: number, places = 2): string =>
  new Intl.NumberFormat(locale.language, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(number);

export const count = (number: number): string => new Intl.NumberFormat(locale.language).format(number);

/** An average number of codes: exact where it is small. */
export const codes = (number: number): string =>
  number < 10 ? decimal(number, 1) : count(Math.round(number));

/** A share in percent. What is possible is never 0 %, and what is not certain never 100 %. */
export function percent(share: number): string {
  const inPercent = (whole: number) =>
    new Intl.NumberFormat(locale.language, { style: 'percent' }).format(whole);
  if (share > 0 && share < 0.005) return say('coach-under', { percent: inPercent(0.01) });
  if (share < 1 && share >= 0.995) return say('coach-over', { percent: inPercent(0.99) });
  return inPercent(share);
}
