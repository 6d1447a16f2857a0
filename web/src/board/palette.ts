// The colours of the pegs. Each has a mark of its own, so that nobody has to tell colours apart.

export interface Colour {
  letter: string;
  /** The colour of the piece. */
  fill: string;
  /** A darker shade of it, for the edge where a drawing has no light of its own. */
  edge: string;
  /** The colour of its mark: a contrast of at least 4.5 to the piece. */
  ink: string;
  /** The mark, drawn in a box of 24 by 24. */
  mark: string;
}

const star =
  'M12 2.200l2.900 6.300 6.900.800-5.100 4.700 1.400 6.800L12 17.400l-6.100 3.400 1.400-6.800-5.100-4.700 6.900-.800z';
const ring =
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 5.200a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600z';
const cross =
  'M6.200 3L12 8.800 17.800 3 21 6.200 15.200 12l5.800 5.800-3.200 3.200-5.800-5.800L6.200 21 3 17.800 8.800 12 3 6.200z';
const plus = 'M9.400 2.800h5.200v6.600h6.600v5.200h-6.600v6.600H9.400v-6.600H2.800V9.400h6.600z';
const heart =
  'M12 21C5.200 15.900 2.900 12.700 2.900 9.200A4.800 4.800 0 0 1 12 7.200a4.800 4.800 0 0 1 9.100 2c0 3.500-2.300 6.700-9.100 11.800z';
const club =
  'M12 2.400a4.200 4.200 0 0 1 3.500 6.500 4.300 4.300 0 1 1-2.200 7.100l1.500 5.500H9.200l1.500-5.500a4.300 4.300 0 1 1-2.200-7.100A4.200 4.200 0 0 1 12 2.400z';

const LIGHT = '#fff';
const DARK = '#2a1a08';

export const PALETTE: Record<string, Colour> = Object.fromEntries(
  (
    [
      ['R', '#d4303c', '#8f1d2b', LIGHT, 'M12 2.800L22 20.200H2z'],
      ['Y', '#f5bd23', '#a87d0c', DARK, star],
      ['G', '#12875a', '#0a5537', LIGHT, 'M3.800 3.800h16.400v16.400H3.800z'],
      ['B', '#2766d8', '#173f8a', LIGHT, 'M12 3.400a8.600 8.600 0 1 1 0 17.200 8.600 8.600 0 0 1 0-17.200z'],
      ['W', '#f6f1e7', '#a79f8f', '#37323d', ring],
      ['K', '#2b2934', '#0f0e12', LIGHT, cross],
      ['O', '#ee7b22', '#a1520b', DARK, 'M12 1.600L22.400 12 12 22.400 1.600 12z'],
      ['P', '#7a45c0', '#4c2273', LIGHT, plus],
      ['N', '#7d4a26', '#4c2d14', LIGHT, 'M2 3.800h20L12 21.200z'],
      ['T', '#3ec3c6', '#0c6765', DARK, 'M12 2.600a9.400 9.400 0 1 1 0 18.800z'],
      ['M', '#c0328b', '#861f60', LIGHT, heart],
      ['L', '#a9d13c', '#5f7d12', DARK, club],
    ] as const
  ).map(([letter, fill, edge, ink, mark]) => [letter, { letter, fill, edge, ink, mark }]),
);
