// Days by this device's clock: the code of the day changes at one's own midnight.

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The date of an instant here, such as `2026-11-18`. */
export const dayOf = (at: Date): string =>
  `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;

export const today = (): string => dayOf(new Date());

/** Noon of a day: far enough from midnight for any change of the clocks. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00`);

export function dayBefore(day: string): string {
  const noon = noonOf(day);
  noon.setDate(noon.getDate() - 1);
  return dayOf(noon);
}

/** Hours and minutes until the next midnight here; a minute that has begun counts. */
export function untilMidnight(now: Date): { hours: number; minutes: number } {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.ceil((midnight.getTime() - now.getTime()) / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** A day in words: `Wednesday, 18 November`. */
export const dayInWords = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(noonOf(day));

/** Whether a text has the form of a date. The server says whether it has a code. */
export const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');
