// The colours of the pegs. Each has a mark of its own, so that nobody has to tell colours apart.

export interface Colour {
  letter: string;
  fill: string;
  edge: string;
  ink: string;
  /** The mark, drawn in a box of 24 by 24. */
  mark: string;
}

const star = 'M12 3.2l2.6 5.6 6.1.7-4.5 4.2 1.2 6L12 16.7l-5.4 3 1.2-6L3.3 9.5l6.1-.7z';
const heart =
  'M12 20.5C5.5 15.6 3.4 12.6 3.4 9.3A4.5 4.5 0 0 1 12 7.4a4.5 4.5 0 0 1 8.6 1.9c0 3.3-2.1 6.3-8.6 11.2z';
const club =
  'M12 3a3.9 3.9 0 0 1 3.3 6 4 4 0 1 1-2.1 6.6L14.600 20.500H9.400L10.800 15.600A4 4 0 1 1 8.700 9 3.900 3.900 0 0 1 12 3z';

export const PALETTE: Record<string, Colour> = Object.fromEntries(
  (
    [
      ['R', '#d43a45', '#8f1d2b', '#fff', 'M12 3.5L21.500 20h-19z'],
      ['Y', '#f3c535', '#a87d0c', '#3a2a00', star],
      ['G', '#2f9e5f', '#17633a', '#fff', 'M4.500 4.500h15v15h-15z'],
      ['B', '#2f6bd6', '#173f8a', '#fff', 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z'],
      [
        'W',
        '#f8f5ee',
        '#a79f8f',
        '#3a3640',
        'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17zm0 3.600a4.900 4.900 0 1 0 0 9.800 4.900 4.900 0 0 0 0-9.800z',
      ],
      [
        'K',
        '#3a3740',
        '#0f0e12',
        '#fff',
        'M6.200 3.500L12 9.300l5.800-5.800 2.700 2.700L14.700 12l5.800 5.800-2.700 2.700L12 14.700l-5.800 5.800-2.700-2.700L9.300 12 3.500 6.200z',
      ],
      ['O', '#f0862a', '#a1520b', '#3a1c00', 'M12 2.500L21.500 12 12 21.500 2.500 12z'],
      [
        'P',
        '#8447b8',
        '#4c2273',
        '#fff',
        'M9.600 3.500h4.800v6.100h6.100v4.800h-6.100v6.100H9.600v-6.100H3.500V9.600h6.100z',
      ],
      ['N', '#86552f', '#4c2d14', '#fff', 'M2.500 4h19L12 20.500z'],
      ['T', '#23a9a5', '#0c6765', '#fff', 'M12 3.500a8.500 8.500 0 1 1 0 17z'],
      ['M', '#d0479b', '#861f60', '#fff', heart],
      ['L', '#a4cc3a', '#5f7d12', '#26320a', club],
    ] as const
  ).map(([letter, fill, edge, ink, mark]) => [letter, { letter, fill, edge, ink, mark }]),
);
