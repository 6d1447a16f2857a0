// Everything one browser has at a table: a line for each seat that its person (or several people at one screen) holds,
// and which of them the screen belongs to now.
import { house, Failed } from '../house/api';
import type { MatchEvent, Offer, Snapshot, Told } from '../house/wire';
import { Following } from './following.svelte';

/** The offers that carry the match on, in the order in which they are put to people. */
const LEADING = ['hide', 'mark', 'answer', 'guess', 'ask'] as const;

export const leads = (offers: Offer[]): boolean =>
  offers.some((offer) => LEADING.some((may) => may === offer.may));

export type Heard = (events: MatchEvent[], told: Told, following: Following) => void;

export class Seats {
  /** A line for each seat of ours, or a single one of an onlooker. */
  lines = $state.raw<Following[]>([]);
  /** Whose screen it is now, among `lines`; null before the first of several people has said so. */
  at = $state<number | null>(null);
  /** The line that waits behind a curtain, until the next person has the screen. */
  curtain = $state<number | null>(null);
  failure = $state.raw<Failed | null>(null);
  heard: Heard = () => {};

  constructor(readonly address: string) {}

  /** Look who we are at this table, and follow it from all of our seats. */
  async come(): Promise<void> {
    try {
      const { yours } = await house.look(this.address);
      this.close();
      this.lines = (yours.length ? yours : [null]).map((seat) => new Following(this.address, seat));
      for (const line of this.lines) line.happened = (events, told) => this.happened(events, told, line);
      this.at = this.shared ? null : 0;
      this.curtain = null;
    } catch (error) {
      this.failure = error instanceof Failed ? error : new Failed('unexpected', null, String(error));
    }
  }

  close(): void {
    for (const line of this.lines) line.close();
  }

  get shown(): Following | undefined {
    return this.lines[this.at ?? 0];
  }

  /** Whether several people share this screen. */
  get shared(): boolean {
    return this.lines.length > 1;
  }

  /** The table as whoever has the screen may know it. */
  get now(): Snapshot | null {
    return this.shown?.now ?? null;
  }

  /** The line of the person whom the match waits for, where that is not whoever has the screen. */
  get next(): number | null {
    if (!this.shared || (this.at !== null && leads(this.now?.offers ?? []))) return null;
    if (this.lines.some((line) => line.now === null)) return null;
    const next = this.lines.findIndex((line) => leads(line.now?.offers ?? []));
    if (this.at === null) return Math.max(next, 0);
    return next < 0 || next === this.at ? null : next;
  }

  /** Draw the curtain for another of the people at this screen. */
  pass(to: number): void {
    this.curtain = to;
  }

  /** That person has the screen now. */
  lift(): void {
    if (this.curtain !== null) this.at = this.curtain;
    this.curtain = null;
  }

  /** Everybody at this screen would play again. */
  async rematch(): Promise<void> {
    for (const line of this.lines) await line.rematch().catch(() => {});
  }

  private happened(events: MatchEvent[], told: Told, line: Following): void {
    if (line === this.shown) this.heard(events, told, line);
  }
}
