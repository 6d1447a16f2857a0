// The address of a position on the analysis board: /analyse?box=classic&rows=RRGG-11.WWKK-00. Rows have the letters of the
// record, so that a link works in every language, and `_` for an empty hole; after the dash come the reds and the whites.
// A last row without a key is the one that is being looked at.
import { boxOf } from '../api/boxes.svelte';
import type { Box, Key, OptionRange, OptionValue, Row, Shape } from '../api/types';
import { EMPTY } from '../board/draft.svelte';
import { allowedValues, rowProblem, shown, type Problem } from './problems';

export const ANALYSIS = '/analyse';
/** Where there is help with a box that has no analysis board. */
export const ASSISTANT = '/assistant';

export type LaidRow = [row: string, key: Key];

export interface Position {
  edition: string;
  /** The options of the box that differ from the defaults. */
  options: Record<string, OptionValue>;
  /** Whose board, in a box whose players look for different codes. */
  seat: number;
  rows: LaidRow[];
  /** A row whose key is not known yet. */
  open: string | null;
}

/** More rows are on no board. */
const MOST_ROWS = 20;
/** Changes the board too, as it says how many rows fit on it. */
const ROW_LIMIT = 'row_limit';
/** How a row and its key stand in an address. */
const EXAMPLE = 'RYGB-11';
const RESERVED = new Set(['box', 'rows', 'seat']);

/** Whether the board is another one with this option. The others are for matches. */
export const isForBoard = (name: string, range: OptionRange): boolean =>
  Boolean(range.changes_board) || name === ROW_LIMIT;

const inAddress = (row: string): string => row.replaceAll(EMPTY, '_');
const inRecord = (row: string): string => row.toUpperCase().replaceAll('_', EMPTY);

/** The address of a position. */
export function writeAddress({ edition, options, seat, rows, open }: Position): string {
  const parts = rows.map(([row, [reds, whites]]) => `${inAddress(row)}-${reds}${whites}`);
  if (open) parts.push(inAddress(open));
  const query = new URLSearchParams({ box: edition });
  for (const [name, value] of Object.entries(options)) query.set(name, String(value));
  if (seat) query.set('seat', String(seat));
  if (parts.length) query.set('rows', parts.join('.'));
  return `${ANALYSIS}?${query}`;
}

/**
 * The address at which the rows of a match are analysed. Options that do not change the board are left out. A row
 * without a key is the one that is looked at, and whatever follows it is left out. `seat` is the seat that laid the rows.
 */
export function analysisAddress(
  edition: string,
  options: Record<string, OptionValue>,
  rows: readonly Row[],
  seat = 0,
): string {
  const ranges = boxOf(edition)?.options ?? {};
  const kept = Object.entries(options).filter(([name, value]) => {
    const range = ranges[name];
    return range && isForBoard(name, range) && value !== range.default;
  });
  const unknown = rows.findIndex(([, key]) => key === null);
  const marked = rows.slice(0, unknown < 0 ? undefined : unknown) as LaidRow[];
  const open = rows[unknown]?.[0] ?? null;
  // Where both look for the same code, whose board it is makes no difference.
  return writeAddress({
    edition,
    options: Object.fromEntries(kept),
    seat: kept.length ? seat : 0,
    rows: marked,
    open,
  });
}

/**
 * The position of an address, with what is wrong in it. Whatever is wrong is left out. `boxes` are those of the server;
 * the first one stands for a box that is missing. Whether rows fit the board is not looked at: see `fitting`.
 */
export function readAddress(
  search: string,
  boxes: Record<string, Box>,
): { position: Position; problems: Problem[] } {
  const query = new URLSearchParams(search);
  const problems: Problem[] = [];
  const wanted = query.get('box');
  const known = wanted !== null && Object.hasOwn(boxes, wanted);
  const edition = known ? wanted : Object.keys(boxes)[0]!;
  if (wanted !== null && !known) problems.push({ kind: 'box', values: { box: shown(wanted) } });
  const { options, seat } = readOptions(query, boxes[edition]!, problems);
  return { position: { edition, options, seat, ...readRows(query.get('rows') ?? '', problems) }, problems };
}

function readOptions(
  query: URLSearchParams,
  box: Box,
  problems: Problem[],
): Pick<Position, 'options' | 'seat'> {
  const options: Position['options'] = {};
  for (const [name, text] of query) {
    if (RESERVED.has(name)) continue;
    const range = box.options[name];
    const option = shown(`${name}=${text}`);
    if (!range || !isForBoard(name, range)) {
      const allowed = Object.keys(box.options).filter((each) => isForBoard(each, box.options[each]!));
      problems.push({
        kind: 'option',
        values: { option, count: allowed.length, allowed: allowed.join(', ') },
      });
      continue;
    }
    const value = valueOf(range, text);
    if (value === undefined)
      problems.push({ kind: 'value', values: { option, name, allowed: allowedValues(range) } });
    else if (value !== range.default) options[name] = value;
  }
  const seat = query.get('seat') ?? '0';
  if (!/^[01]$/.test(seat)) {
    const option = shown(`seat=${seat}`);
    problems.push({ kind: 'value', values: { option, name: 'seat', allowed: '0, 1' } });
  }
  return { options, seat: seat === '1' ? 1 : 0 };
}

/** The value that an option has in an address; undefined if the box does not allow it. */
function valueOf(range: OptionRange, text: string): OptionValue | undefined {
  if (range.values) return range.values.find((value) => String(value) === text);
  const number = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  const least = range.least ?? 0;
  const allowed = number >= least && number <= (range.most ?? Infinity);
  return allowed && (number - least) % (range.step ?? 1) === 0 ? number : undefined;
}

function readRows(text: string, problems: Problem[]): Pick<Position, 'rows' | 'open'> {
  const rows: LaidRow[] = [];
  let open: string | null = null;
  const parts = text.split('.').filter((part) => part !== '');
  for (const [at, part] of parts.entries()) {
    const match = /^([a-z_]{1,8})(?:-(\d)(\d))?$/i.exec(part);
    if (!match) problems.push({ kind: 'row', values: { row: shown(part), example: EXAMPLE } });
    else if (match[2] !== undefined) rows.push([inRecord(match[1]!), [Number(match[2]), Number(match[3])]]);
    else if (at === parts.length - 1) open = inRecord(match[1]!);
    else problems.push({ kind: 'key', values: { row: shown(part) } });
  }
  if (rows.length > MOST_ROWS) {
    problems.push({ kind: 'limit', values: { rows: rows.length, most: MOST_ROWS } });
    rows.length = MOST_ROWS;
  }
  return { rows, open };
}

/** The position with the rows that fit its board, and a problem for each that does not. */
export function fitting(
  position: Position,
  shape: Shape,
  limit: number,
): { position: Position; problems: Problem[] } {
  const problems: Problem[] = [];
  const fits = (row: string, key: Key | null): boolean => {
    const text = key ? `${inAddress(row)}-${key.join('')}` : inAddress(row);
    const problem = rowProblem(text, row, key, shape);
    if (problem) problems.push(problem);
    return problem === null;
  };
  const rows = position.rows.filter(([row, key]) => fits(row, key));
  if (rows.length > limit) {
    problems.push({ kind: 'limit', values: { rows: rows.length, most: limit } });
    rows.length = limit;
  }
  const open =
    rows.length < limit && position.open !== null && fits(position.open, null) ? position.open : null;
  return { position: { ...position, rows, open }, problems };
}

/** Whether a row has a shape. */
export const fitsShape = (row: string, shape: Shape): boolean => rowProblem(row, row, null, shape) === null;
