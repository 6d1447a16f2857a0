// The attempts of a match that are over, counted from 0. A snapshot holds the latest ones; earlier ones are fetched when
// they are looked at.
import { api } from '../api/client';
import type { Attempt, AttemptPage, View } from '../api/types';

/** How many attempts the server sends at once. */
const PAGE_ATTEMPTS = 20;

/** How many attempts are over. */
export function endedIn(view: View): number {
  return view.earlier + view.past.length;
}

/** An attempt by its number, if the view or the page holds it. */
export function attemptIn({ earlier, past }: Pick<View, 'earlier' | 'past'>, number: number): Attempt | null {
  return past[number - earlier] ?? null;
}

/** Attempts that ended before those in the snapshot. */
export class EarlierAttempts {
  private page = $state.raw<AttemptPage>({ earlier: 0, attempts: [] });

  constructor(private readonly address: () => string) {}

  /** What was fetched, in the form of a view. */
  get held(): Pick<View, 'earlier' | 'past'> {
    return { earlier: this.page.earlier, past: this.page.attempts };
  }

  /** Fetch the page that starts with an attempt. */
  async load(number: number): Promise<void> {
    this.page = await api.attempts(this.address(), number + PAGE_ATTEMPTS);
  }
}
