// What a role kept in this browser, read again. It may be from an older version, or edited: whatever cannot be used is left out.
import type { LaidRow, Position } from '../analysis/address';
import type { Measures } from '../analysis/editableBoard.svelte';
import type { Box, Shape } from '../api/types';
import { settings } from '../app/settings.svelte';

/** A box with a board to break a code on. */
export const hasBoard = (box: Box | undefined): boolean => box !== undefined && box.kind !== 'group';

/** The box to begin with: the one that was played last, if it has a board. */
export function firstBox(boxes: Record<string, Box>): string {
  const names = Object.keys(boxes).filter((name) => hasBoard(boxes[name]));
  return names.includes(settings.lastBox) ? settings.lastBox : (names[0] ?? '');
}

/** What was kept, if it is a position of one of these boxes. Whether its rows fit the board is asked later. */
export function readPosition(kept: unknown, boxes: Record<string, Box>): Position | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { edition, options, seat, rows, open } = kept as Partial<Position>;
  if (typeof edition !== 'string' || !hasBoard(boxes[edition])) return null;
  const allowed = boxes[edition]!.options;
  if (typeof options !== 'object' || !Object.keys(options).every((name) => Object.hasOwn(allowed, name)))
    return null;
  if (!Array.isArray(rows) || !rows.every(isLaidRow)) return null;
  return { edition, options, seat: seat === 1 ? 1 : 0, rows, open: typeof open === 'string' ? open : null };
}

function isLaidRow(row: unknown): row is LaidRow {
  if (!Array.isArray(row) || typeof row[0] !== 'string' || !Array.isArray(row[1])) return false;
  return row[1].length === 2 && row[1].every((pegs) => Number.isInteger(pegs) && pegs >= 0);
}

/** The measures that were kept, if they can be used. */
export function readMeasures(kept: unknown): Measures | null {
  const { row_shape, code_shape, row_limit } = (kept ?? {}) as Partial<Measures>;
  return isShape(row_shape) && isShape(code_shape) && Number.isInteger(row_limit)
    ? { row_shape, code_shape, row_limit: row_limit! }
    : null;
}

function isShape(shape: unknown): shape is Shape {
  const { holes, colours, repeats, fewest_empty, most_empty } = (shape ?? {}) as Partial<Shape>;
  const numbers = [holes, fewest_empty, most_empty].every((number) => Number.isInteger(number));
  return numbers && typeof colours === 'string' && typeof repeats === 'boolean';
}
