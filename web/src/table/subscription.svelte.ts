// A subscription: the websocket of one seat, or of a spectator, to a table. It keeps the current snapshot and sends actions.
// When the connection breaks it reconnects, and sends every unanswered action again under the same id.
import { ApiError, newId } from '../api/client';
import type {
  Action,
  ClientMessage,
  MatchEvent,
  ServerMessage,
  Snapshot,
  VersionMessage,
} from '../api/types';
import { KeptCommitments } from '../receipts/kept.svelte';
import { retryDelayMs } from './retry';

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
  now = $state.raw<Snapshot | null>(null);
  connection = $state<Connection>('connecting');
  error = $state.raw<ApiError | null>(null);
  /** The server's clock minus this device's clock. */
  clockOffsetMs = 0;
  /** Called for every version with events. A snapshot calls nothing. */
  onEvents: (events: MatchEvent[], version: VersionMessage) => void = () => {};

  /** The commitments that were published to this subscriber, also before a reload. */
  readonly kept: KeptCommitments;

  private socket: WebSocket | null = null;
  private pending = new Map<string, PendingRequest>();
  private retries = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly address: string,
    readonly seat: number | null,
  ) {
    this.kept = new KeptCommitments(address, seat);
    addEventListener('online', this.onOnline);
    addEventListener('offline', this.onOffline);
    this.connect();
  }

  /** Whether the match waits for this seat. */
  get toMove(): boolean {
    return this.seat !== null && (this.now?.waits_for.includes(this.seat) ?? false);
  }

  act(act: Action): Promise<void> {
    return this.request({ act });
  }

  claim(against: number): Promise<void> {
    return this.request({ claim: against });
  }

  rematch(): Promise<void> {
    return this.request({ rematch: true });
  }

  close(): void {
    this.closed = true;
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
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${address}/live?${seat}views=true`);
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
        this.now = message;
        this.kept.receive(message);
        this.connection = 'live';
        this.retries = 0;
        for (const [id, { body }] of this.pending) this.send(id, body);
        break;
      case 'version':
        this.apply(message);
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

  private apply(version: VersionMessage): void {
    const before = this.now;
    if (!before) return;
    if (version.version !== before.version + 1) {
      if (this.socket) this.drop(this.socket); // a version is missing; the next snapshot has everything
      return;
    }
    this.now = applyVersion(before, version);
    this.kept.receive(version);
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
    rematch: version.rematch ?? before.rematch,
    closed: version.closed ?? before.closed,
  };
}
