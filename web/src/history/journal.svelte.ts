// The matches and figures on the page. While the coach still reviews older matches, they are asked for again and again.
import { ApiError } from '../api/client';
import type { PlayedMatch, Statistics } from '../api/types';
import { fetchMatches, fetchStatistics, type MatchFilter } from './requests';

/** A guest whom the server does not know, or no longer, has no matches. */
const isStranger = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_known';

export class Journal {
  filter = $state.raw<MatchFilter>({ box: null, opponent: null });
  matches = $state.raw<PlayedMatch[] | null>(null);
  next = $state<string | null>(null);
  statistics = $state.raw<Statistics | null>(null);
  /** The figures of all matches, whatever is chosen: their boxes and opponents can be chosen. */
  all = $state.raw<Statistics | null>(null);
  busy = $state(false);
  error = $state.raw<ApiError | null>(null);
  /** The most matches that were waiting for the coach, to say how far it has come. */
  mostWaiting = $state(0);
  private asked = 0;

  readonly empty = $derived(this.all !== null && this.all.history.matches + this.all.impossible === 0);
  readonly waiting = $derived(this.all?.coach ? this.all.waiting : 0);

  /** Read everything again. What came for another choice meanwhile is dropped. */
  async load(): Promise<void> {
    const asked = ++this.asked;
    const { filter } = this;
    const chosen = filter.box !== null || filter.opponent !== null;
    try {
      const [page, all, statistics] = await Promise.all([
        fetchMatches(filter),
        fetchStatistics({ box: null, opponent: null }),
        chosen ? fetchStatistics(filter) : null,
      ]);
      if (asked !== this.asked) return;
      this.error = null;
      this.all = all;
      this.statistics = statistics ?? all;
      this.mostWaiting = all.waiting ? Math.max(this.mostWaiting, all.waiting) : 0;
      // Parts that were opened stay: only the matches that are new, or reviewed by now, change.
      const known = new Set(page.matches.map(({ address }) => address));
      const older = (this.matches ?? []).filter(({ address }) => !known.has(address));
      const opened = page.next !== null && older.length > 0;
      this.matches = opened ? [...page.matches, ...older] : page.matches;
      if (!opened) this.next = page.next;
    } catch (error) {
      if (asked === this.asked) this.fail(error);
    }
  }

  choose(filter: MatchFilter): Promise<void> {
    this.filter = filter;
    this.matches = null;
    return this.load();
  }

  async more(): Promise<void> {
    if (this.next === null || this.busy) return;
    this.busy = true;
    const asked = this.asked;
    try {
      const page = await fetchMatches(this.filter, this.next);
      if (asked === this.asked) {
        this.matches = [...(this.matches ?? []), ...page.matches];
        this.next = page.next;
      }
    } catch (error) {
      this.fail(error);
    }
    this.busy = false;
  }

  clear(): Promise<void> {
    this.matches = null;
    return this.choose({ box: null, opponent: null });
  }

  /** What somebody has who was never here. */
  showNothing(): void {
    const history = {
      name: '',
      matches: 0,
      finished: 0,
      won: 0,
      drawn: 0,
      boxes: [],
      opponents: [],
      mistakes: [],
    };
    this.all = this.statistics = { history, periods: [], waiting: 0, impossible: 0, coach: true };
    this.matches = [];
    this.next = null;
  }

  private fail(error: unknown): void {
    if (isStranger(error)) this.showNothing();
    else this.error = ApiError.of(error);
  }
}
