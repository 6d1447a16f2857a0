// A game alone while it is played: what the server knows of it, the row that is being put together, and the board on screen.
import { ApiError } from '../api/client';
import type { BoardAttempt, CodebreakingView, MatchEvent, Row, SoloBoard, SoloView } from '../api/types';
import { Draft } from '../board/draft.svelte';
import { giveUp, layRow, soloGame } from './requests';

/** Refusals after which the game as the server has it is fetched again. */
const GONE_ON = new Set(['not_next_row', 'solo_over']);
const OUTCOMES = { found: 'found', not_found: 'not_found', given_up: 'resigned' } as const;

export class SoloPlay {
  view = $state.raw<SoloView>() as SoloView;
  readonly draft: Draft;
  busy = $state(false);
  error = $state.raw<ApiError | null>(null);
  /** The board on screen, from 0. A board that is over stays until the person goes on. */
  shown = $state(0);
  /** Whether the board on screen ended here, and not before the page was opened. */
  fresh = $state(false);

  constructor(view: SoloView) {
    this.view = view;
    this.draft = new Draft(view.row_shape);
    this.shown = view.boards.length - 1;
  }

  get board(): SoloBoard {
    return this.view.boards[this.shown]!;
  }

  /** The rows on screen. One that is covered has no letters. */
  get rows(): Row[] {
    return rowsOf(this.board);
  }

  /** The rows that can be copied. */
  get past(): string[] {
    return this.rows.flatMap(([row]) => (row ? [row] : []));
  }

  /** Whether the code on screen was found or lost. */
  get over(): boolean {
    return this.board.outcome !== null;
  }

  /** Lay the row of the draft. After a lost answer the same row may be laid again: it lies once. */
  async lay(row = this.draft.row): Promise<void> {
    if (this.over) return;
    const { id, laid } = this.view;
    await this.send(() => layRow(id, laid + 1, row));
  }

  async giveUp(): Promise<void> {
    await this.send(() => giveUp(this.view.id));
  }

  /** Show the next code of a sprint. */
  go(): void {
    this.shown = this.view.boards.length - 1;
    this.fresh = false;
  }

  private async send(request: () => Promise<SoloView>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    try {
      this.take(await request());
    } catch (error) {
      this.error = ApiError.of(error);
      if (GONE_ON.has(this.error.code)) this.take(await soloGame(this.view.id).catch(() => this.view));
    } finally {
      this.busy = false;
    }
  }

  private take(view: SoloView): void {
    const grown = view.laid > this.view.laid || view.over;
    this.view = view;
    this.shown = Math.min(this.shown, view.boards.length - 1);
    if (this.over) this.fresh = true;
    if (grown) this.draft.startNextRow();
  }
}

const rowsOf = (board: SoloBoard): Row[] => board.rows.map(([row, key]): Row => [row ?? '', key]);

/** A board that is over as a round against a codemaker at seat 0, as the coach reviews it. */
export function asAttempt(board: SoloBoard, at: number): BoardAttempt {
  const rows = rowsOf(board);
  return {
    kind: 'boards',
    number: at + 1,
    outcome: OUTCOMES[board.outcome ?? 'given_up'],
    by: board.outcome === 'not_found' ? null : 1,
    points: [0, 0],
    rows: [0, rows.length],
    again: false,
    mistakes: [],
    codes: [board.code, null],
    boards: [[], rows],
  };
}

/** What happened with the latest row, as a match would tell it. */
export function latestEvents(board: SoloBoard, at: number): MatchEvent[] {
  const latest = board.rows.at(-1);
  if (!latest) return [];
  const [row, key] = latest;
  return [
    { event: 'row_laid', seat: 1, row: row ?? '' },
    { event: 'row_marked', seat: 1, key },
    ...(board.outcome ? [{ event: 'attempt_ended' as const, attempt: asAttempt(board, at) }] : []),
  ];
}

/** A game as the view of a codebreaker, for what reads views. */
export function asView(view: SoloView, board: SoloBoard): CodebreakingView {
  return {
    kind: 'codebreaking',
    edition: view.edition,
    options: view.options,
    seat: 1,
    seats: 2,
    number: 1,
    rounds: 1,
    attempt: 1,
    earlier: 0,
    past: [],
    notes: [],
    scores: [0, 0],
    winners: [1],
    codemaker: 0,
    board: rowsOf(board),
    code: board.code,
    code_shape: view.code_shape,
    row_shape: view.row_shape,
    row_limit: view.row_limit,
    hidden: true,
  };
}
