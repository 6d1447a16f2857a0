// The marks of the notebook: what a note says about a colour in a place.

export type Mark = 'possible' | 'out' | 'sure';

const NEXT: Record<Mark, Mark> = { possible: 'out', out: 'sure', sure: 'possible' };

export const next = (mark: Mark): Mark => NEXT[mark];

/** The marks of one attempt. A cell without an entry is possible. */
export type Marks = Record<string, Exclude<Mark, 'possible'>>;

/** The key of a cell: a page, a colour, and a place from 0. */
export const cell = (page: string, letter: string, place: number): string => `${page} ${letter}${place}`;

export const markAt = (marks: Marks, at: string): Mark => marks[at] ?? 'possible';

/** The same marks with one changed. */
export function withMark(marks: Marks, at: string, mark: Mark): Marks {
  const { [at]: _, ...rest } = marks;
  return mark === 'possible' ? rest : { ...rest, [at]: mark };
}

/** The same marks with a colour crossed out everywhere; if it already is, with the colour possible again. */
export function withColourToggled(marks: Marks, page: string, letter: string, places: number): Marks {
  const cells = Array.from({ length: places }, (_, place) => cell(page, letter, place));
  const mark: Mark = cells.every((at) => markAt(marks, at) === 'out') ? 'possible' : 'out';
  return cells.reduce((changed, at) => withMark(changed, at, mark), marks);
}

/** The marks without those of one page. */
export const withoutPage = (marks: Marks, page: string): Marks =>
  Object.fromEntries(Object.entries(marks).filter(([at]) => !at.startsWith(`${page} `)));
