// What the pictures of the boxes show: the colour of each box, and a match in progress with correct keys. This is the only
// file of the client that names an edition. A box without a scene is drawn in a plain colour with an empty board.
import type { Box } from '../../api/types';

/** A row with its red and white key pegs. */
export type SceneRow = [row: string, reds: number, whites: number];

export interface BoardScene {
  code: string;
  /** How many rows the board has. */
  rowLimit: number;
  rows: SceneRow[];
  /** Points of both players on the score track, if the box has one. */
  points: number[];
}

interface Scene {
  tint: string;
  board?: BoardScene;
}

const PLAIN_TINT = '#3f5f6b';

const SCENES: Record<string, Scene> = {
  classic: {
    tint: '#9c3f1f',
    board: {
      code: 'GRBY',
      rowLimit: 10,
      rows: [
        ['RRYY', 2, 0],
        ['GGRY', 2, 1],
        ['GYBB', 2, 1],
        ['WGBY', 2, 1],
        ['GRKY', 3, 0],
        ['GRBY', 4, 0],
      ],
      points: [],
    },
  },
  travel: {
    tint: '#1f5f8b',
    board: {
      code: 'OBPG',
      rowLimit: 9,
      rows: [
        ['RYGB', 0, 2],
        ['GBWK', 1, 1],
        ['OBKG', 3, 0],
        ['OBGP', 2, 2],
      ],
      points: [],
    },
  },
  hasbro94: {
    tint: '#2f6b3a',
    board: {
      code: 'PKYO',
      rowLimit: 12,
      rows: [
        ['RYGB', 0, 1],
        ['WKOP', 1, 2],
        ['OKPY', 1, 3],
        ['PKWR', 2, 0],
        ['PKYG', 3, 0],
      ],
      points: [17, 11],
    },
  },
  super: {
    tint: '#8b2f4f',
    board: {
      code: 'OKBGO',
      rowLimit: 12,
      rows: [
        ['RYGBW', 0, 2],
        ['GBKOO', 1, 4],
        ['OKGBP', 2, 2],
        ['OKBOG', 3, 2],
        ['OKBGO', 5, 0],
      ],
      points: [],
    },
  },
  custom: {
    tint: '#5b5663',
    board: {
      code: 'TMLNR',
      rowLimit: 8,
      rows: [
        ['RTMLN', 0, 5],
        ['TLMNR', 3, 2],
        ['TMLBR', 4, 0],
      ],
      points: [],
    },
  },
  duel: { tint: '#6b3a8c' },
  group: { tint: '#8a6a12' },
};

export const tintOf = (edition: string): string => SCENES[edition]?.tint ?? PLAIN_TINT;

/** What the board of a box shows; without a scene, an empty board of its shape. */
export function boardSceneOf(edition: string, { code_shape, row_limit }: Box): BoardScene {
  const { holes, colours } = code_shape;
  const code = colours.repeat(holes).slice(0, holes);
  return SCENES[edition]?.board ?? { code, rowLimit: row_limit ?? 10, rows: [], points: [] };
}

/** A duel: the code of each side, and its rows against the code of the other side. */
export const DUEL_SCENE: { code: string; rows: SceneRow[] }[] = [
  {
    code: 'PGOBY',
    rows: [
      ['RYGBW', 0, 2],
      ['KYOYB', 1, 1],
      ['KGPWR', 4, 0],
    ],
  },
  {
    code: 'KGPOR',
    rows: [
      ['GGRRB', 1, 1],
      ['WKGOR', 0, 2],
      ['PGOWR', 3, 0],
    ],
  },
];
