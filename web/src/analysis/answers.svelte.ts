// What the server says about a position: at once, and again whenever it knows better. A new question ends the one before, so
// that an answer that comes late never replaces a newer one.
import { ApiError } from '../api/client';
import { lines } from '../api/lines';
import type { AnalysisLine, PositionAnalysis } from '../api/types';
import type { Position } from './address';

const BEST_ROWS = 8;
const LISTED_CODES = 50;

export class Answers {
  /** The latest analysis; until a new position is answered, that of the one before. */
  analysis = $state.raw<PositionAnalysis | null>(null);
  /** The position of that analysis. */
  position = $state.raw<Position | null>(null);
  /** Whether a better answer may come. */
  thinking = $state(false);
  error = $state.raw<ApiError | null>(null);
  private asked: AbortController | null = null;

  /** Ask about a position. */
  async ask(position: Position): Promise<void> {
    this.stop();
    const asked = (this.asked = new AbortController());
    this.thinking = true;
    this.error = null;
    try {
      for await (const line of questions(position, asked.signal)) {
        if (asked.signal.aborted) return;
        if (line.say === 'refused') throw ApiError.from(line.error);
        this.analysis = line.analysis;
        this.position = position;
      }
    } catch (error) {
      if (!asked.signal.aborted) this.error = ApiError.of(error);
    } finally {
      if (this.asked === asked) this.thinking = false;
    }
  }

  /** Take no more answers. */
  stop(): void {
    this.asked?.abort();
    this.thinking = false;
  }
}

/** The analysis of a board without rows: it tells the shape of the board. */
export async function emptyBoard(position: Position): Promise<PositionAnalysis> {
  for await (const line of questions({ ...position, rows: [], open: null })) {
    if (line.say === 'refused') throw ApiError.from(line.error);
    return line.analysis;
  }
  throw new ApiError('unexpected', null, 'no answer');
}

function questions(position: Position, signal?: AbortSignal): AsyncGenerator<AnalysisLine> {
  return lines<AnalysisLine>(
    'POST',
    '/api/analyses',
    {
      edition: position.edition,
      options: position.options,
      seat: position.seat,
      rows: position.rows.map(([row, [reds, whites]]) => ({ row, reds, whites })),
      row: position.open,
      best: BEST_ROWS,
      codes: LISTED_CODES,
    },
    signal,
  );
}
