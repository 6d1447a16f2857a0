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

/** About how many codes are left by something that tells so many bits. */
export const codesAfter = (before: number, bits: number | null): string => codes(before / 2 ** (bits ?? 0));

const LEAST_SHARE = 0.01;

const plainPercent = (share: number): string =>
  new Intl.NumberFormat(locale.language, { style: 'percent' }).format(share);

/** A share in as few characters as possible, for tables. */
export function shortPercent(share: number): string {
  if (share > 0 && share < LEAST_SHARE) return `<${plainPercent(LEAST_SHARE)}`;
  return share < 1 && share > 1 - LEAST_SHARE ? `>${plainPercent(1 - LEAST_SHARE)}` : plainPercent(share);
}

/** The other part of a share, so that both as they are shown make a whole. */
export const restOf = (share: number): number =>
  share < LEAST_SHARE || share > 1 - LEAST_SHARE ? 1 - share : 1 - Math.round(100 * share) / 100;

/** A share. What is possible is not called 0 %, and what is not certain is not called 100 %. */
export function percent(share: number): string {
  if (share > 0 && share < LEAST_SHARE) return say('review-percent-under');
  if (share < 1 && share > 1 - LEAST_SHARE) return say('review-percent-over');
  return plainPercent(share);
}
