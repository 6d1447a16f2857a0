// What lies on the boards in the pictures: a match under way in each box, with keys that are right.

/** A row with its reds and whites. */
export type Laid = [row: string, reds: number, whites: number];

export interface Pictured {
  code: string;
  /** How many rows the board has. */
  rows: number;
  laid: Laid[];
  /** Points on the score track, where there is one. */
  points: number[];
}

export const PICTURED: Record<string, Pictured | undefined> = {
  classic: {
    code: 'GRBY',
    rows: 10,
    laid: [
      ['RRYY', 2, 0],
      ['GGRY', 2, 1],
      ['GYBB', 2, 1],
      ['WGBY', 2, 1],
      ['GRKY', 3, 0],
      ['GRBY', 4, 0],
    ],
    points: [],
  },
  travel: {
    code: 'OBPG',
    rows: 9,
    laid: [
      ['RYGB', 0, 2],
      ['GBWK', 1, 1],
      ['OBKG', 3, 0],
      ['OBGP', 2, 2],
    ],
    points: [],
  },
  hasbro94: {
    code: 'PKYO',
    rows: 12,
    laid: [
      ['RYGB', 0, 1],
      ['WKOP', 1, 2],
      ['OKPY', 1, 3],
      ['PKWR', 2, 0],
      ['PKYG', 3, 0],
    ],
    points: [17, 11],
  },
  custom: {
    code: 'TMLNR',
    rows: 8,
    laid: [
      ['RTMLN', 0, 5],
      ['TLMNR', 3, 2],
      ['TMLBR', 4, 0],
    ],
    points: [],
  },
};

/** A duel: each side's own code, and its rows for the other's. */
export const DUEL: { code: string; laid: Laid[] }[] = [
  {
    code: 'PGOBY',
    laid: [
      ['RYGBW', 0, 2],
      ['KYOYB', 1, 1],
      ['KGPWR', 4, 0],
    ],
  },
  {
    code: 'KGPOR',
    laid: [
      ['GGRRB', 1, 1],
      ['WKGOR', 0, 2],
      ['PGOWR', 3, 0],
    ],
  },
];
