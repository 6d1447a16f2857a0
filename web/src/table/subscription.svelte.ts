// A subscription: the websocket of one seat, or of a spectator, to a table. It keeps the current snapshot and sends actions.
// When the connection breaks it reconnects, and sends every unanswered action again under the same id.
import { ApiError, newId } from '../api/client';
import type {
  Action,
  ClientMessage,
  MatchEvent,
  Reaction,
  SeatReaction,
  ServerMessage,
  Snapshot,
  VersionMessage,
} from '../api/types';
import { say } from '../words/words.svelte';
import { endedIn } from './attempts.svelte';
import type { Cause } from './endings';
import { durationOf, PaceQueue, unhurried, type Pace } from './pace';
import { KeptCommitments } from '../receipts/kept.svelte';
import { retryDelayMs } from './retry';
import {
  actsInSecret,
  hasSecrets,
  laysSealedRow,
  secretAct,
  withoutSecrets,
  type SecretAct,
} from './secrecy';
import { prefix } from '../app/site';

/** `reconnecting`: the connection or the server is down; `offline`: this device has no network; `ended`: no retry. */
export type Connection = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'ended';

type RequestBody = Omit<ClientMessage, 'id'>;

interface PendingRequest {
  body: RequestBody;
  accept: () => void;
  refuse: (error: ApiError) => void;
}

/** Close codes after which a new connection would be closed again. */
const FINAL_CLOSE_CODES = new Set([1008, 4400, 4401, 4403, 4404]);
/** A connection that leaves a request unanswered for this long is given up. */
const ANSWER_TIMEOUT_MS = 8000;

export class Subscription {
  /** The table as it is shown. What computers do is shown at the pace of a person, a little later than it comes. */
  now = $derived.by(() => (this.covered && this.shown ? withoutSecrets(this.shown) : this.shown));
  /** Whether secrets are left out: on a shared screen, until their owner has it alone. */
  covered = $state(false);
  connection = $state<Connection>('connecting');
  error = $state.raw<ApiError | null>(null);
  /** Why attempts ended that were not played to their end, by their number from 0. */
  readonly causes = new Map<number, Cause>();
  /** The server's clock minus this device's clock. */
  clockOffsetMs = 0;
  /** Called for every version with events. A snapshot calls nothing. */
  onEvents: (events: MatchEvent[], version: VersionMessage) => void = () => {};
  /** Called for every reaction, at once. */
  onReaction: (reaction: SeatReaction) => void = () => {};

  /** The commitments that were published to this subscriber, also before a reload. */
  readonly kept: KeptCommitments;

  /** The table as this seat sees it. */
  private shown = $state.raw<Snapshot | null>(null);
  /** The last version that has come; it may not be shown yet. */
  private received = 0;
  private queue = new PaceQueue(
    (version) => this.show(version),
    (version) => this.duration(version),
  );
  private socket: WebSocket | null = null;
  private pending = new Map<string, PendingRequest>();
  private retries = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly address: string,
    readonly seat: number | null,
    private readonly pace: () => Pace,
  ) {
    this.kept = new KeptCommitments(address, seat);
    addEventListener('online', this.onOnline);
    addEventListener('offline', this.onOffline);
    this.connect();
  }

  /** Whether the match waits for this seat. */
  get toMove(): boolean {
    return this.seat !== null && (this.shown?.waits_for.includes(this.seat) ?? false);
  }

  /** Whether this seat is about to do something that the others at the screen must not see. */
  get inSecret(): boolean {
    return this.shown !== null && actsInSecret(this.shown);
  }

  /** What this seat has to do that shows or makes a secret. */
  get secretAct(): SecretAct | null {
    return this.shown && secretAct(this.shown);
  }

  /** Whether nothing but the row that is about to be laid is a secret. */
  get sealing(): boolean {
    return this.shown !== null && laysSealedRow(this.shown);
  }

  /** Whether this seat has a code or tokens that it may look at. */
  get hasSecrets(): boolean {
    return this.shown !== null && hasSecrets(this.shown.view);
  }

  async act(act: Action): Promise<void> {
    if (!this.catchUp()) throw new ApiError('round_over', null, say('pace-too-late'));
    return this.request({ act });
  }

  /** To be called when the pace has changed. */
  paceChanged(): void {
    this.queue.restart();
  }

  /** Show everything that has come. Returns whether the round that was shown is still played. */
  private catchUp(): boolean {
    const ended = this.shown ? endedIn(this.shown.view) : 0;
    this.queue.flush();
    return !this.shown || endedIn(this.shown.view) === ended;
  }

  claim(against: number): Promise<void> {
    return this.request({ claim: against });
  }

  /** Offer a rematch, or decline one. */
  rematch(wanted: boolean): Promise<void> {
    return this.request({ rematch: wanted });
  }

  react(reaction: Reaction): Promise<void> {
    return this.request({ react: reaction });
  }

  close(): void {
    this.closed = true;
    this.queue.clear();
    clearTimeout(this.retryTimer);
    removeEventListener('online', this.onOnline);
    removeEventListener('offline', this.onOffline);
    this.socket?.close();
  }

  private request(body: RequestBody): Promise<void> {
    return new Promise((accept, refuse) => {
      const id = newId();
      this.pending.set(id, { body, accept, refuse });
      this.send(id, body);
    });
  }

  private send(id: string, body: RequestBody): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return; // sent again with the next snapshot
    this.socket.send(JSON.stringify({ id, ...body }));
    const socket = this.socket;
    setTimeout(() => {
      if (this.pending.has(id) && this.socket === socket) this.drop(socket);
    }, ANSWER_TIMEOUT_MS);
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const seat = this.seat === null ? '' : `seat=${this.seat}&`;
    const address = encodeURIComponent(this.address);
    const socket = new WebSocket(
      `${scheme}://${location.host}${prefix}/api/tables/${address}/live?${seat}views=true`,
    );
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return;
      this.socket = null;
      if (FINAL_CLOSE_CODES.has(event.code)) this.connection = 'ended';
      else this.scheduleReconnect();
    };
  }

  /** Give up a connection that no longer answers. The browser itself may take minutes to notice. */
  private drop(socket: WebSocket): void {
    this.socket = null;
    socket.close();
    this.scheduleReconnect();
  }

  private scheduleReconnect(): void {
    this.connection = navigator.onLine ? 'reconnecting' : 'offline';
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.connect(), retryDelayMs(this.retries++, Math.random()));
  }

  private onOnline = (): void => {
    if (this.closed || this.socket || this.connection === 'ended') return;
    clearTimeout(this.retryTimer);
    this.connection = 'reconnecting';
    this.connect();
  };

  private onOffline = (): void => {
    if (!this.closed && this.connection !== 'ended' && this.socket) this.drop(this.socket);
  };

  private receive(message: ServerMessage): void {
    switch (message.say) {
      case 'snapshot':
        this.clockOffsetMs = message.now - Date.now();
        this.queue.clear();
        this.received = message.version;
        this.shown = message;
        for (const [attempt, cause] of message.causes) this.causes.set(attempt, cause);
        this.kept.receive(message);
        this.connection = 'live';
        this.retries = 0;
        for (const [id, { body }] of this.pending) this.send(id, body);
        break;
      case 'version':
        this.receiveVersion(message);
        break;
      case 'accepted':
        this.settle(message.id)?.accept();
        break;
      case 'refused': {
        const error = ApiError.from(message.error);
        if (message.id === null) this.error = error;
        else this.settle(message.id)?.refuse(error);
        break;
      }
      default:
        message satisfies never;
    }
  }

  private settle(id: string): PendingRequest | undefined {
    const request = this.pending.get(id);
    this.pending.delete(id);
    return request;
  }

  private receiveVersion(version: VersionMessage): void {
    if (!this.shown) return;
    if (version.version !== this.received + 1) {
      if (this.socket) this.drop(this.socket); // a version is missing; the next snapshot has everything
      return;
    }
    this.received = version.version;
    this.kept.receive(version);
    if (version.reaction) this.onReaction(version.reaction);
    this.queue.add(version);
  }

  private duration(version: VersionMessage): number | 'urgent' {
    const { shown: now } = this;
    const pace = this.pace();
    if (!now || pace === 0 || !unhurried(now)) return 'urgent';
    const duration = durationOf(version, now);
    return duration === 'urgent' ? duration : duration / pace;
  }

  private show(version: VersionMessage): void {
    this.shown = applyVersion(this.shown!, version);
    if (version.cause && version.events?.some(({ event }) => event === 'attempt_ended'))
      this.causes.set(endedIn(this.shown.view) - 1, version.cause);
    if (version.events) this.onEvents(version.events, version);
  }
}

/** The snapshot after a version. What the version leaves out has not changed. */
export function applyVersion(before: Snapshot, version: VersionMessage): Snapshot {
  const { view, commitment, opened } = version;
  return {
    ...before,
    version: version.version,
    offers: version.offers ?? before.offers,
    waits_for: version.waits_for ?? before.waits_for,
    view: view
      ? { ...view, earlier: before.view.earlier, past: [...before.view.past, ...view.past] }
      : before.view,
    times: version.times ?? before.times,
    seats: version.seats ?? before.seats,
    stage: version.stage ?? before.stage,
    race_starts: version.race_starts ?? (opened ? null : before.race_starts),
    commitments: opened ? [] : commitment ? [...before.commitments, commitment] : before.commitments,
    rematch_offers: version.rematch_offers ?? before.rematch_offers,
    rematch_declined: version.rematch_declined ?? before.rematch_declined,
    rematch: version.rematch ?? before.rematch,
    onlookers: version.onlookers ?? before.onlookers,
    closed: version.closed ?? before.closed,
    hints: version.hints ?? before.hints,
  };
}
