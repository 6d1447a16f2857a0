// How large the parts of a board are, so that all of it fits where it is. A board stands, with its rows from the bottom up, or
// lies on its side, with its rows from left to right. All sizes are in px, and most of them multiples of the unit `u`, the
// distance of two rows. Where rows are many, they come closer; where there is room, the holes become large enough for a finger.

export interface BoardParts {
  holes: number;
  /** Rows with pegs. */
  done: number;
  /** Whether a row is open, that is being put together or marked. */
  open: boolean;
  /** Empty rows after that. */
  ahead: number;
  /** Keys are sliders that leave the box at both sides. */
  sliders?: boolean;
  /** The box has a score track on both sides. */
  tracks?: boolean;
  /** A small picture of a board, where nothing is touched and rows have no numbers. */
  mini?: boolean;
}

export interface BoardFit {
  lying: boolean;
  u: number;
  /** The distance of two holes of a row. */
  cell: number;
  /** The distances of rows with pegs and of empty rows. */
  row: number;
  ahead: number;
  /** The length of the open row along the rows. */
  open: number;
  /** The length of the deck along the rows. It holds fewer rows than there are only if they would be too small to read. */
  deck: number;
  /** How many key pegs stand beside each other. */
  across: number;
}

export type Orientation = 'auto' | 'standing' | 'lying';

/** A finger needs this much. */
const TARGET = 44;
const OPEN_LEAST = 46;
/** Rows come closer only below this unit, and not closer than this. */
const COMFORT = 26;
const ROW_LEAST = 15;
const AHEAD_LEAST = 4;
/** A board that is only looked at may have smaller rows. */
const LOOKED_AT = 0.5;
/** Below this height a standing board has flatter empty rows and a flatter shield. */
const SHORT = 500;
/** The largest unit of a board that stands, and of one that lies. */
const STANDING_MOST = 92;
const STANDING_MOST_ON_LARGE_WINDOWS = 120;
const LARGE = 700;
const LYING_MOST = 160;

/** `wide` says whether the screen is: on a narrow one a board always stands, unless told otherwise. */
export function fitBoard(
  width: number,
  height: number,
  parts: BoardParts,
  orientation: Orientation,
  wide = true,
): BoardFit {
  if (orientation !== 'auto') return fitted(width, height, parts, orientation === 'lying');
  const standing = fitted(width, height, parts, false);
  // Where a standing board could not become larger, there is room for one that lies.
  if (!wide || width < height * (standing.u < STANDING_MOST ? 1.2 : 1)) return standing;
  const lying = fitted(width, height, parts, true);
  if (touchable(lying) !== touchable(standing)) return touchable(lying) ? lying : standing;
  return lying.u >= COMFORT - 2 || lying.u >= standing.u ? lying : standing;
}

const touchable = ({ cell }: BoardFit) => cell >= TARGET - 1;

function fitted(width: number, height: number, parts: BoardParts, lying: boolean): BoardFit {
  const { holes, done, open, ahead, sliders = false, tracks = false, mini = false } = parts;
  const numbers = !sliders && !mini;
  const openLeast = mini ? 0 : OPEN_LEAST;
  const short = !lying && height < SHORT;
  const margin = mini ? 4 : 14;
  const along = (lying ? width : height) - margin;
  const over = (lying ? height : width) - margin;
  const across = lying ? 2 : Math.ceil(holes / 2);
  const lines = Math.ceil(holes / across);

  // everything beside the rows and the holes, in units
  const frame = (lying ? 1.98 : short ? 1.46 : 1.76) + (sliders ? 0.2 : 0);
  const keys = sliders
    ? 0.92 + 2 * (0.22 + 0.25 * holes)
    : 0.54 + (lying ? lines * 0.42 + 0.34 : across * 0.44 + 0.42);
  const beside = keys + (numbers ? (lying ? 0.5 : 0.6) : 0) + (tracks ? 1.4 : 0);
  const fold = lying ? 0.82 : short ? 0.34 : 0.5;
  const openUnits = lying ? 1.16 : 1.25;

  const rows = done + fold * ahead;
  let u = along / (frame + rows + (open ? openUnits : 0));
  if (open && u * openUnits < openLeast) u = (along - openLeast) / (frame + rows);
  u = Math.min(
    u,
    over / (holes + beside),
    lying ? LYING_MOST : over < LARGE ? STANDING_MOST : STANDING_MOST_ON_LARGE_WINDOWS,
  );
  // A finger is worth a little height of the rows.
  const reached = (over - holes * TARGET) / beside;
  if (!mini && u < TARGET && reached >= COMFORT) u = Math.min(u, reached);
  const narrow = mini ? 0 : Math.min(COMFORT, over / (holes + beside));
  let row = u;
  let aheadRow = fold * u;
  const openRow = (unit: number) => (open ? Math.max(unit * openUnits, openLeast) : 0);
  if (u < narrow && rows > 0) {
    u = narrow;
    const room = along - frame * u - openRow(u);
    const least = open ? 1 : LOOKED_AT;
    aheadRow = Math.max(AHEAD_LEAST * least, (fold * u * room) / (rows * u));
    row = Math.min(u, Math.max(ROW_LEAST * least, done ? (room - aheadRow * ahead) / done : u));
  }
  // Spare room goes to the rows ahead.
  const opened = openRow(u);
  const spare = along - frame * u - opened - row * done - aheadRow * ahead;
  if (ahead && spare > 0) aheadRow = Math.min(aheadRow + spare / ahead, u * (lying ? 0.82 : 0.86));
  const deck = Math.min(row * done + aheadRow * ahead + opened, along - frame * u);
  const cell = mini ? u : Math.max(u, Math.min(TARGET, (over - beside * u) / holes));
  return { lying, u, cell, row, ahead: aheadRow, open: opened, deck, across };
}
