// The seats of this browser at a table: a subscription for each, and which of them has the screen. Several people can share
// one screen. Then everything secret is covered, until its owner has lifted a curtain and has the screen alone.
import { settings } from '../app/settings.svelte';
import { api, ApiError } from '../api/client';
import type { ListedTable, MatchEvent, Reaction, SeatReaction, Snapshot, VersionMessage } from '../api/types';
import { namesOf } from './names';
import { Subscription } from './subscription.svelte';

export type EventListener = (
  events: MatchEvent[],
  version: VersionMessage,
  subscription: Subscription,
) => void;

export class Seats {
  /** One for each seat of this browser; a spectator has a single one without a seat. */
  subscriptions = $state.raw<Subscription[]>([]);
  /** The subscription that has the screen; null on a shared screen before anybody had it. */
  active = $state<number | null>(null);
  /** The subscription that gets the screen alone when the curtain is lifted; null if there is no curtain. */
  curtain = $state<number | null>(null);
  /** Whether somebody asked for the screen. It is not passed on before they have acted or given it back. */
  held = $state(false);
  /** What was agreed at the table. */
  table = $state.raw<ListedTable | null>(null);
  /** The free seats that this guest may take without a link. */
  forYou = $state.raw<number[]>([]);
  /** Whether this guest opened the table. */
  opened = $state(false);
  error = $state.raw<ApiError | null>(null);
  onEvents: EventListener = () => {};
  onReaction: (reaction: SeatReaction) => void = () => {};

  constructor(readonly address: string) {}

  /** Find the seats of this guest at the table, and subscribe for each. */
  async connect(): Promise<void> {
    try {
      const { table, yours, for_you, opened } = await api.table(this.address);
      this.close();
      this.table = table;
      this.forYou = for_you;
      this.opened = opened;
      this.subscriptions = (yours.length ? yours : [null]).map(
        (seat) => new Subscription(this.address, seat, () => (settings.text ? 0 : settings.pace)),
      );
      for (const subscription of this.subscriptions) {
        subscription.covered = this.shared;
        subscription.onEvents = (events, version) => {
          if (subscription !== this.current) return;
          if (events.some((event) => 'seat' in event && event.seat === subscription.seat)) this.held = false;
          this.onEvents(events, version, subscription);
        };
      }
      this.subscriptions[0]!.onReaction = (reaction) => this.onReaction(reaction);
      this.active = this.shared ? null : 0;
      this.curtain = null;
      this.held = false;
    } catch (error) {
      this.error = ApiError.of(error);
    }
  }

  close(): void {
    for (const subscription of this.subscriptions) subscription.close();
  }

  /** The seats of this guest. */
  get mine(): number[] {
    return this.subscriptions.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  }

  /** Whether somebody elsewhere plays with the people at this screen. */
  get hasCompany(): boolean {
    const people = this.now?.seats.flatMap(({ computer }, seat) => (computer === null ? [seat] : [])) ?? [];
    return this.mine.length > 0 && people.some((seat) => !this.mine.includes(seat));
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

  /** The seat of the person at the screen, unless several people share it. Texts speak to that person. */
  get you(): number | null {
    return this.shared ? null : (this.current?.seat ?? null);
  }

  /** The players as the person at the screen calls them. */
  get names(): string[] {
    return this.now ? namesOf(this.now, this.you) : [];
  }

  /** The name of the person behind the curtain. */
  get awaited(): string {
    return this.names[this.subscriptions[this.curtain ?? 0]?.seat ?? 0] ?? '';
  }

  /** Whether the curtain leaves the board in sight: only the row that is about to be laid is a secret. */
  get curtainIsOpen(): boolean {
    return this.curtain !== null && this.subscriptions[this.curtain]!.sealing;
  }

  /** The person at this screen who should have it now; null if they have it as they need it. */
  get next(): number | null {
    if (!this.shared || this.held) return null;
    // Each has a connection of its own: a version that not all have seen says nothing yet.
    const versions = this.subscriptions.map(({ now }) => now?.version);
    if (versions.some((version) => version === undefined || version !== versions[0])) return null;
    const toMove = this.subscriptions.findIndex((subscription) => subscription.toMove);
    const stays = this.active !== null && (toMove < 0 || this.current!.toMove);
    const next = stays ? this.active! : Math.max(toMove, 0);
    const { inSecret, covered } = this.subscriptions[next]!;
    return next === this.active && !(inSecret && covered) ? null : next;
  }

  /** Whether a secret is in sight that nobody needs any longer. */
  get exposed(): boolean {
    const { current } = this;
    return this.shared && current !== undefined && !current.covered && !this.held && !current.inSecret;
  }

  /** Give somebody the screen: behind a curtain if they are about to do something in secret, otherwise at once. */
  passTo(next: number): void {
    const { inSecret, sealing } = this.subscriptions[next]!;
    if (inSecret) this.curtain = next;
    if (inSecret && !sealing) return;
    this.active = next;
    this.cover();
  }

  /** Give somebody the screen who asks for it. */
  hold(next: number): void {
    this.held = true;
    this.passTo(next);
  }

  /** Show somebody their own secrets, behind a curtain. */
  reveal(next: number): void {
    this.held = true;
    this.curtain = next;
  }

  liftCurtain(): void {
    if (this.curtain === null) return;
    this.active = this.curtain;
    this.curtain = null;
    this.cover();
    this.current!.covered = false;
  }

  /** Cover everything again. */
  cover(): void {
    for (const subscription of this.subscriptions) subscription.covered = this.shared;
  }

  /** Give the screen back after a look. */
  release(): void {
    this.held = false;
    this.cover();
  }

  /** Send a reaction of the person at this screen. */
  async react(reaction: Reaction): Promise<void> {
    await this.current?.react(reaction);
  }

  /** Offer a rematch for everybody at this screen, or decline it. */
  async rematch(wanted: boolean): Promise<void> {
    for (const subscription of this.subscriptions) await subscription.rematch(wanted).catch(() => {});
  }
}
