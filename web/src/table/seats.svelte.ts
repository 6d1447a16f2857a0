// The seats of this browser at a table: a subscription for each, and which of them has the screen. Several people can share
// one screen, with a curtain between their turns.
import { api, ApiError } from '../api/client';
import type { MatchEvent, Snapshot, VersionMessage } from '../api/types';
import { Subscription } from './subscription.svelte';

export type EventListener = (
  events: MatchEvent[],
  version: VersionMessage,
  subscription: Subscription,
) => void;

export class Seats {
  /** One for each seat of this browser; a spectator has a single one without a seat. */
  subscriptions = $state.raw<Subscription[]>([]);
  /** The subscription that has the screen; null on a shared screen before the first curtain was lifted. */
  active = $state<number | null>(null);
  /** The subscription that gets the screen when the curtain is lifted; null if there is no curtain. */
  curtain = $state<number | null>(null);
  error = $state.raw<ApiError | null>(null);
  onEvents: EventListener = () => {};

  constructor(readonly address: string) {}

  /** Find the seats of this guest at the table, and subscribe for each. */
  async connect(): Promise<void> {
    try {
      const { yours } = await api.table(this.address);
      this.close();
      this.subscriptions = (yours.length ? yours : [null]).map(
        (seat) => new Subscription(this.address, seat),
      );
      for (const subscription of this.subscriptions)
        subscription.onEvents = (events, version) => {
          if (subscription === this.current) this.onEvents(events, version, subscription);
        };
      this.active = this.shared ? null : 0;
      this.curtain = null;
    } catch (error) {
      this.error = ApiError.of(error);
    }
  }

  close(): void {
    for (const subscription of this.subscriptions) subscription.close();
  }

  get current(): Subscription | undefined {
    return this.subscriptions[this.active ?? 0];
  }

  /** Whether several people share this screen. */
  get shared(): boolean {
    return this.subscriptions.length > 1;
  }

  /** The table as the person at the screen may see it. */
  get now(): Snapshot | null {
    return this.current?.now ?? null;
  }

  /** The person at this screen for whom the match waits; null if that person has the screen already. */
  get next(): number | null {
    if (!this.shared || (this.active !== null && this.current?.toMove)) return null;
    if (this.subscriptions.some((subscription) => subscription.now === null)) return null;
    const next = this.subscriptions.findIndex((subscription) => subscription.toMove);
    if (this.active === null) return Math.max(next, 0);
    return next < 0 || next === this.active ? null : next;
  }

  /** Close the curtain until another person has taken the screen. */
  passTo(subscription: number): void {
    this.curtain = subscription;
  }

  liftCurtain(): void {
    if (this.curtain !== null) this.active = this.curtain;
    this.curtain = null;
  }

  /** Offer a rematch for everybody at this screen. */
  async rematch(): Promise<void> {
    for (const subscription of this.subscriptions) await subscription.rematch().catch(() => {});
  }
}
