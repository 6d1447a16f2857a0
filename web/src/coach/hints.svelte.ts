// The hints of the person at the screen: whether there are any, which were taken in the position, and taking the next.
import { tick, untrack } from 'svelte';
import { ApiError } from '../api/client';
import type { Hint, View } from '../api/types';
import type { Subscription } from '../table/subscription.svelte';
import { endedIn } from '../table/attempts.svelte';
import { fetchCoachWords } from '../words/words.svelte';

const LAST_STEP = 4;

/** Fetched with the first hint. */
const fetchRequests = () => import('./requests');

/** Whether a seat looks for something that it can be helped with. */
export function canBeHelped(view: View, seat: number): boolean {
  if (view.options.hints === 'forbidden' || view.winners.length > 0) return false;
  switch (view.kind) {
    case 'codebreaking':
      return view.hidden && seat !== view.codemaker;
    case 'duel':
      return view.hidden.every(Boolean);
    case 'group':
      return view.dealt && !view.out[seat];
  }
}

/** What a seat has learned so far. With anything new a hint is out of date. */
export function learned(view: View, seat: number): string {
  const keyed = (rows: [string, unknown][]) => rows.filter(([, key]) => key !== null).length;
  switch (view.kind) {
    case 'codebreaking':
      return [endedIn(view), keyed(view.board)].join();
    case 'duel':
      return [endedIn(view), keyed(view.boards[seat] ?? [])].join();
    case 'group': {
      const answers = view.asked.flatMap(([, , given]) => given).filter((answer) => answer !== null);
      return [endedIn(view), answers.length, view.wrong_calls.length, ...view.out].join();
    }
  }
}

export class Hints {
  taken = $state.raw<Hint[]>([]);
  open = $state(false);
  busy = $state(false);
  error = $state.raw<ApiError | null>(null);
  /** The button that opens them, which gets the focus back. */
  button: HTMLButtonElement | null = null;
  readonly id = 'hints';
  private latest = 0;

  /** `idle` says whether a finished attempt is shown, during which there are no hints. */
  constructor(
    private readonly subscription: () => Subscription,
    private readonly idle: () => boolean,
  ) {
    const position = $derived(this.seat === null ? '' : learned(this.view, this.seat));
    const recallable = $derived(this.available && this.hasTaken);
    $effect(() => {
      void position;
      this.latest++;
      this.taken = [];
      this.error = null;
      this.busy = false;
    });
    // What was taken stays in sight while the table tells that it was taken.
    $effect(() => {
      void position;
      if (recallable && untrack(() => this.taken.length === 0 && !this.busy)) void this.recall();
    });
  }

  private get now() {
    return this.subscription().now!;
  }

  private get view(): View {
    return this.now.view;
  }

  private get seat(): number | null {
    return this.subscription().seat;
  }

  /** Whether this seat has ever taken one in this match. */
  private get hasTaken(): boolean {
    return (this.now.hints[this.seat ?? -1] ?? 0) > 0;
  }

  /** On a shared screen, only whoever has it alone is told what others must not know. */
  get available(): boolean {
    const { seat, view } = this;
    if (seat === null || this.idle() || !this.now.offers.some(({ may }) => may === 'hint')) return false;
    return canBeHelped(view, seat) && (view.kind === 'codebreaking' || !this.subscription().covered);
  }

  get shown(): boolean {
    return this.open && this.available;
  }

  /** The next step; null after the last. */
  get next(): number | null {
    const step = (this.taken.at(-1)?.step ?? 0) + 1;
    return step <= LAST_STEP ? step : null;
  }

  /** The rows of the proof, while the hints are in sight. */
  get pointed(): number[] {
    return this.open ? (this.taken.find(({ fact }) => fact)?.fact?.rows ?? []) : [];
  }

  toggle(): void {
    this.open = !this.open;
  }

  async close(): Promise<void> {
    this.open = false;
    await tick();
    this.button?.focus();
  }

  /** Take the next step. */
  async take(): Promise<void> {
    const { next, seat } = this;
    if (next === null || seat === null || this.busy) return;
    await this.ask(async () => (await fetchRequests()).takeHint(this.subscription().address, seat, next));
  }

  /** Fetch what was taken in this position before. */
  private async recall(): Promise<void> {
    const { seat } = this;
    if (seat !== null)
      await this.ask(async () => (await fetchRequests()).takenHints(this.subscription().address, seat));
  }

  private async ask(request: () => Promise<{ hints: Hint[] }>): Promise<void> {
    const run = this.latest;
    this.busy = true;
    this.error = null;
    try {
      const [{ hints }] = await Promise.all([request(), fetchCoachWords()]);
      if (run === this.latest) this.taken = hints;
    } catch (error) {
      if (run === this.latest) this.error = ApiError.of(error);
    } finally {
      if (run === this.latest) this.busy = false;
    }
  }
}
