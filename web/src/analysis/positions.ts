// What can be done to a position: each function returns another one.
import type { Key, OptionValue } from '../api/types';
import type { LaidRow, Position } from './address';

/** Whether two positions are on the same board, so that the rows of one fit the other. */
export const onSameBoard = (one: Position, other: Position): boolean => boardName(one) === boardName(other);

const boardName = ({ edition, options, seat }: Position): string =>
  JSON.stringify([edition, seat, Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))]);

/** An empty board of another box. */
export const boardOf = (edition: string): Position => ({
  edition,
  options: {},
  seat: 0,
  rows: [],
  open: null,
});

/** With an option of the box set; a default is left out. */
export function withOption<Chosen extends { options: Record<string, OptionValue> }>(
  chosen: Chosen,
  name: string,
  value: OptionValue,
  usual: OptionValue,
): Chosen {
  const { [name]: _, ...others } = chosen.options;
  return { ...chosen, options: value === usual ? others : { ...others, [name]: value } };
}

/** With one more row, after the others. */
export const laid = (position: Position, row: string, key: Key): Position => ({
  ...position,
  rows: [...position.rows, [row, key]],
  open: null,
});

/** With a row whose key is not known yet; null for none. */
export const opened = (position: Position, open: string | null): Position => ({ ...position, open });

/** With a row replaced. */
export const changed = (position: Position, at: number, row: LaidRow): Position => ({
  ...position,
  rows: position.rows.map((each, index) => (index === at ? row : each)),
});

/** Without a row. */
export const removed = (position: Position, at: number): Position => ({
  ...position,
  rows: position.rows.filter((_, index) => index !== at),
});

/** With a row one place earlier (-1) or later (1). */
export function moved(position: Position, at: number, by: -1 | 1): Position {
  const rows = [...position.rows];
  const to = at + by;
  if (!rows[at] || !rows[to]) return position;
  [rows[at], rows[to]] = [rows[to], rows[at]];
  return { ...position, rows };
}

/** With the first rows alone. */
export const upTo = (position: Position, count: number): Position => ({
  ...position,
  rows: position.rows.slice(0, count),
  open: null,
});
