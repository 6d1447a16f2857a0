// Numbers as the language of the page writes them.
import { locale } from '../words/words.svelte';

export const decimal = (number: number, places = 2): string =>
  new Intl.NumberFormat(locale.language, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(number);

export const count = (number: number): string => new Intl.NumberFormat(locale.language).format(number);

/** An average number of codes: exact where it is small. */
export const codes = (number: number): string =>
  number < 10 ? decimal(number, 1) : count(Math.round(number));

export const percent = (share: number): string =>
  new Intl.NumberFormat(locale.language, { style: 'percent' }).format(share);
