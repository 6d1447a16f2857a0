// What a note can say of one colour in one place, and how pressing it goes round.

export type Mark = 'possible' | 'out' | 'sure';

const NEXT: Record<Mark, Mark> = { possible: 'out', out: 'sure', sure: 'possible' };

export const next = (mark: Mark): Mark => NEXT[mark];

/** The notes of one attempt; whatever is not in here is possible. */
export type Marks = Record<string, Exclude<Mark, 'possible'>>;

/** Where a note stands: on a page, a colour in a place (from 0). */
export const cell = (page: string, letter: string, place: number): string => `${page} ${letter}${place}`;

export const markAt = (marks: Marks, at: string): Mark => marks[at] ?? 'possible';

/** The same notes with one of them changed. */
export function marked(marks: Marks, at: string, mark: Mark): Marks {
  const { [at]: _, ...rest } = marks;
  return mark === 'possible' ? rest : { ...rest, [at]: mark };
}

/** Cross a colour out in every place, or, where it is crossed out already, make it possible again. */
export function crossedOut(marks: Marks, page: string, letter: string, places: number): Marks {
  const cells = Array.from({ length: places }, (_, place) => cell(page, letter, place));
  const mark: Mark = cells.every((at) => markAt(marks, at) === 'out') ? 'possible' : 'out';
  return cells.reduce((changed, at) => marked(changed, at, mark), marks);
}

/** The notes without those of one page. */
export const withoutPage = (marks: Marks, page: string): Marks =>
  Object.fromEntries(Object.entries(marks).filter(([at]) => !at.startsWith(`${page} `)));
