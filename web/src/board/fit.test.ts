import { describe, expect, it } from 'vitest';
import { fitBoard, type BoardFit, type BoardParts } from './fit';

const CLASSIC: BoardParts = { holes: 4, done: 4, open: true, ahead: 5 };
const TRAVEL: BoardParts = { ...CLASSIC, done: 3, sliders: true };
const HASBRO: BoardParts = { ...CLASSIC, ahead: 7, tracks: true };
const LARGEST: BoardParts = { holes: 8, done: 6, open: true, ahead: 13 };

/** What is left of the screen for the board, beside the bar, the line and the dock. */
const STAGES = [
  [320, 290],
  [375, 363],
  [390, 624],
  [768, 800],
  [844, 260],
  [1280, 616],
  [1544, 880],
  [2560, 1230],
] as const;

/** The outer size of a board along its rows. */
const length = ({ u, row, ahead, open }: BoardFit, { done, ahead: rows }: BoardParts) =>
  u * 1.46 + row * done + ahead * rows + open;

describe('the size of a board', () => {
  it.each(STAGES)('fits into %i × %i', (width, height) => {
    for (const parts of [CLASSIC, TRAVEL, HASBRO, LARGEST]) {
      const fit = fitBoard(width, height, parts, 'auto');
      expect(fit.u).toBeGreaterThan(14);
      expect(fit.row).toBeGreaterThanOrEqual(Math.min(15, fit.u));
      expect(fit.deck).toBeLessThanOrEqual(fit.lying ? width : height);
      const holes = fit.cell * parts.holes;
      expect(holes).toBeLessThan(fit.lying ? height : width);
      if (parts !== LARGEST) expect(length(fit, parts)).toBeLessThanOrEqual((fit.lying ? width : height) + 1);
    }
  });

  it('lies on a wide screen and stands on a narrow one', () => {
    expect(fitBoard(1280, 616, CLASSIC, 'auto').lying).toBe(true);
    expect(fitBoard(390, 624, CLASSIC, 'auto').lying).toBe(false);
    expect(fitBoard(320, 200, CLASSIC, 'auto', false).lying, 'an upright phone').toBe(false);
    expect(fitBoard(1280, 616, CLASSIC, 'standing').lying).toBe(false);
    expect(fitBoard(390, 624, CLASSIC, 'lying').lying).toBe(true);
  });

  it('stands where its holes would otherwise be too small for a finger', () => {
    expect(fitBoard(844, 260, { ...CLASSIC, holes: 8 }, 'auto')).toMatchObject({ lying: false, cell: 44 });
  });

  it('grows with the screen', () => {
    const pegs = [375, 768, 1280, 2560].map((width) => fitBoard(width, width * 0.8, CLASSIC, 'standing').u);
    expect(pegs).toEqual([...pegs].sort((one, other) => one - other));
    expect(pegs[0]).toBeLessThan(pegs[2]!);
  });

  it('gives a finger room in the open row, even if the rows are close', () => {
    expect(fitBoard(320, 290, { ...CLASSIC, done: 8, ahead: 1 }, 'auto', false)).toMatchObject({
      open: 46,
      cell: 44,
    });
  });

  it('does not care about fingers in a small picture', () => {
    expect(fitBoard(170, 94, { ...CLASSIC, mini: true }, 'lying').open).toBeLessThan(20);
  });
});
