// What the person at the screen may do now: the offers of the server, the drafts for a row and for a MASTERMIND call, and the
// request that is under way.
import { untrack } from 'svelte';
import { Draft } from '../board/draft.svelte';
import { pastRows } from '../board/labels';
import { ApiError } from '../api/client';
import type { Action, Offer } from '../api/types';
import { unhurried } from './pace';
import { KeyDraft } from './keyDraft.svelte';
import { keepRow, keptRow } from './openRow';
import { RaceStart } from './race.svelte';
import type { Subscription } from './subscription.svelte';

export class Turn {
  readonly draft = new Draft();
  /** A call has a draft of its own, so that a question never becomes a call. */
  readonly callDraft = new Draft();
  /** The key for the row that is to be marked by hand. */
  readonly keyDraft = new KeyDraft(() => this.toMark?.row.length ?? 0);
  readonly race: RaceStart;
  calling = $state(false);
  busy = $state(false);
  error = $state.raw<ApiError | null>(null);

  readonly toMark = $derived.by(() => this.offer('mark'));
  readonly toCall = $derived.by(() => this.offer('mastermind'));
  readonly toAnswer = $derived.by(() => this.offers.filter((offer) => offer.may === 'answer'));
  /** The offer to lay a row or a code. */
  readonly toLay = $derived.by(() => this.offer('hide') ?? this.offer('guess') ?? this.offer('ask'));

  /** Which row is being put together here; null while that is none, or a code. */
  private readonly openRow = $derived.by(() => {
    if (!this.toLay || this.toLay.may === 'hide') return null;
    const { view, address } = this.now;
    return [address, this.seat, view.number, view.attempt, pastRows(view).length].join('.');
  });

  /** `reviewing` says whether a finished attempt is shown, during which nothing can be done. */
  constructor(
    private readonly subscription: () => Subscription,
    private readonly reviewing: () => boolean,
  ) {
    this.race = new RaceStart(
      () => this.now,
      () => this.subscription().clockOffsetMs,
    );
    $effect.pre(() => {
      const { view } = this.now;
      const shape = this.toLay?.shape ?? (view.kind === 'codebreaking' && view.row_shape);
      if (shape) this.draft.setShape(shape);
    });
    $effect.pre(() => {
      const row = this.openRow && keptRow(this.openRow);
      if (row) untrack(() => this.draft.copy(row));
    });
    $effect(() => {
      if (this.openRow) keepRow(this.openRow, this.draft.row);
    });
    $effect.pre(() => {
      const { number, attempt } = this.now.view;
      if (this.toMark && [this.toMark.row, number, attempt]) this.keyDraft.start();
    });
    $effect.pre(() => {
      if (this.toCall) this.callDraft.setShape(this.toCall.shape);
      else this.calling = false;
    });
  }

  get now() {
    return this.subscription().now!;
  }

  get seat(): number | null {
    return this.subscription().seat;
  }

  get offers(): Offer[] {
    return this.reviewing() ? [] : this.now.offers;
  }

  /** The offer of this kind, if there is one. */
  offer<May extends Offer['may']>(may: May) {
    return this.offers.find((offer) => offer.may === may) as Extract<Offer, { may: May }> | undefined;
  }

  /** Whether computers play and this person watches them. A row of a duel is over too soon for that. */
  get watching(): boolean {
    const { view, waits_for, seats } = this.now;
    if (view.kind === 'duel' || (view.kind === 'codebreaking' && !view.hidden)) return false;
    if (this.reviewing() || this.toLay || this.toMark || this.toAnswer.length || this.calling) return false;
    return waits_for.length > 0 && waits_for.every((seat) => seats[seat]?.computer) && unhurried(this.now);
  }

  /** Whether this person lays rows in this round, now or after the others. */
  get lays(): boolean {
    const { view } = this.now;
    if (this.reviewing() || this.seat === null) return false;
    return this.toLay !== undefined || (view.kind === 'codebreaking' ? view.codemaker !== this.seat : true);
  }

  paceChanged(): void {
    this.subscription().paceChanged();
  }

  /** The code that is being put together behind the shield. */
  get codeDraft(): Draft | null {
    return this.toLay?.may === 'hide' ? this.draft : null;
  }

  /** The draft of the open row; a code is not put together there. */
  get shownDraft(): Draft | null {
    if (this.calling) return this.callDraft;
    return this.toLay && this.toLay.may !== 'hide' ? this.draft : null;
  }

  /** Start a call with the player's own tokens, or give it up. */
  toggleCall(): void {
    const { view } = this.now;
    this.calling = !this.calling;
    if (!this.calling || view.kind !== 'group') return;
    this.callDraft.startNextRow();
    for (const [colour, number] of view.hand) this.callDraft.put(colour, number - 1);
    this.callDraft.pointAtFirstEmpty();
  }

  /** Send an action. Returns whether it was accepted; a refusal is kept in `error`. */
  async act(action: Action): Promise<boolean> {
    this.busy = true;
    const accepted = await this.send(() => this.subscription().act(action));
    this.busy = false;
    return accepted;
  }

  async lay(): Promise<void> {
    if (!this.toLay || this.busy || this.race.seconds > 0) return;
    const { row } = this.draft;
    const { may } = this.toLay; // after the answer, somebody else may have the screen
    const accepted = await this.act(may === 'hide' ? { do: 'hide', code: row } : { do: may, row });
    if (!accepted) return;
    if (may === 'hide') this.draft.wipe();
    this.draft.startNextRow();
  }

  async call(): Promise<void> {
    if (this.busy || !this.callDraft.complete) return;
    if (await this.act({ do: 'mastermind', row: this.callDraft.row })) this.calling = false;
  }

  /** Claim the round from a player who is away. */
  async claim(against: number): Promise<void> {
    await this.send(() => this.subscription().claim(against));
  }

  private async send(request: () => Promise<void>): Promise<boolean> {
    this.error = null;
    try {
      await request();
      return true;
    } catch (error) {
      this.error = ApiError.of(error);
      return false;
    }
  }
}
