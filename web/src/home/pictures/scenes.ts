// What the pictures of the boxes show: a match in progress with correct keys. Beside the looks, this is the only file of the
// client that names an edition. A box without a scene is drawn with an empty board.
import type { Box } from '../../api/types';

/** A row with its red and white key pegs. */
export type SceneRow = [row: string, reds: number, whites: number];

export interface Scene {
  code: string;
  rows: SceneRow[];
  /** The points of both players, for a box with a score track. */
  points?: [number, number];
}

const SCENES: Record<string, Scene> = {
  classic: {
    code: 'GYBW',
    rows: [
      ['RRYY', 0, 1],
      ['BWYK', 0, 3],
      ['YGBW', 2, 2],
    ],
  },
  travel: {
    code: 'KROP',
    rows: [
      ['RYGB', 0, 1],
      ['BORW', 0, 2],
      ['KROP', 4, 0],
    ],
  },
  hasbro94: {
    code: 'PKGO',
    rows: [
      ['RYGB', 1, 0],
      ['GWKO', 1, 2],
      ['PKGO', 4, 0],
    ],
    points: [17, 9],
  },
  super: {
    code: 'OKBGO',
    rows: [
      ['RYGBW', 0, 2],
      ['GBKOO', 1, 4],
      ['OKBPG', 3, 1],
    ],
  },
  custom: {
    code: 'BPGOWT',
    rows: [
      ['RYGBWK', 2, 1],
      ['OPMGLB', 1, 3],
      ['BPGOYW', 4, 1],
    ],
  },
  duel: {
    code: 'PYRKB',
    rows: [
      ['RYGBO', 1, 2],
      ['YRKPB', 1, 4],
    ],
  },
};

/** What the picture of a box shows; without a scene, an empty board of its shape. */
export function sceneOf(edition: string, { code_shape }: Box): Scene {
  const { holes, colours } = code_shape;
  return SCENES[edition] ?? { code: colours.repeat(holes).slice(0, holes), rows: [] };
}

/** The row on the second board of a duel, whose key is not there yet. */
export const SEALED_ROW = 'WGBOK';
