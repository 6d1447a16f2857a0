// Following: one seat's (or an onlooker's) line to a table. It shows what the server says and passes on what a
// person does. Whatever happens to the network, an action is sent until it is answered, always under the same id.
import { Failed, newId, type ErrorSaid } from '../house/api';
import type { Act, MatchEvent, Snapshot, Told } from '../house/wire';
import { patience } from './patience';

/** `reconnecting` is our trouble or the server's; `offline` is this device without a network; `ended` is for good. */
export type Connection = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'ended';

type Asked = { act: Act } | { claim: number } | { rematch: true };
type Said =
  | Snapshot
  | Told
  | { say: 'accepted'; id: string; version: number }
  | { say: 'refused'; id: string | null; error: ErrorSaid };

interface Waiting {
  asked: Asked;
  accept: () => void;
  refuse: (failed: Failed) => void;
}

/** Closed with one of these, coming again would change nothing. */
const FINAL = new Set([1008, 4400, 4401, 4403, 4404]);
/** After so long without an answer the line is taken for dead. */
const SILENCE = 8000;

export class Following {
  now = $state.raw<Snapshot | null>(null);
  connection = $state<Connection>('connecting');
  failure = $state.raw<Failed | null>(null);
  /** By how much the server's clock is ahead of this device's, in milliseconds. */
  ahead = 0;
  /** Called with what happened, as it happens; not for what a snapshot already holds. */
  happened: (events: MatchEvent[], told: Told) => void = () => {};

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly address: string,
    readonly seat: number | null,
  ) {
    addEventListener('online', this.comeBack);
    addEventListener('offline', this.dropped);
    this.connect();
  }

  act(act: Act): Promise<void> {
    return this.ask({ act });
  }

  claim(against: number): Promise<void> {
    return this.ask({ claim: against });
  }

  rematch(): Promise<void> {
    return this.ask({ rematch: true });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.comeBack);
    removeEventListener('offline', this.dropped);
    this.socket?.close();
  }

  private ask(asked: Asked): Promise<void> {
    return new Promise((accept, refuse) => {
      const id = newId();
      this.waiting.set(id, { asked, accept, refuse });
      this.send(id, asked);
    });
  }

  private send(id: string, asked: Asked): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return; // it is sent once the line is there again
    this.socket.send(JSON.stringify({ id, ...asked }));
    const socket = this.socket;
    setTimeout(() => {
      if (this.waiting.has(id) && this.socket === socket) this.lose(socket);
    }, SILENCE);
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const seat = this.seat === null ? '' : `seat=${this.seat}&`;
    const address = encodeURIComponent(this.address);
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${address}/live?${seat}views=true`);
    this.socket = socket;
    socket.onmessage = (message) => {
      if (this.socket === socket) this.hear(JSON.parse(message.data) as Said);
    };
    socket.onclose = (closed) => {
      if (this.socket !== socket || this.closed) return;
      this.socket = null;
      if (FINAL.has(closed.code)) this.connection = 'ended';
      else this.later();
    };
  }

  /** Give up a line that no longer answers; browsers take minutes to notice. */
  private lose(socket: WebSocket): void {
    this.socket = null;
    socket.close();
    this.later();
  }

  private later(): void {
    this.connection = navigator.onLine ? 'reconnecting' : 'offline';
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), patience(this.tries++, Math.random()));
  }

  private comeBack = (): void => {
    if (this.closed || this.socket || this.connection === 'ended') return;
    clearTimeout(this.timer);
    this.connection = 'reconnecting';
    this.connect();
  };

  private dropped = (): void => {
    if (!this.closed && this.connection !== 'ended' && this.socket) this.lose(this.socket);
  };

  private hear(said: Said): void {
    switch (said.say) {
      case 'snapshot':
        this.ahead = said.now - Date.now();
        this.now = said;
        this.connection = 'live';
        this.tries = 0;
        for (const [id, { asked }] of this.waiting) this.send(id, asked);
        break;
      case 'version':
        this.take(said);
        break;
      case 'accepted':
        this.settle(said.id)?.accept();
        break;
      case 'refused': {
        const failed = Failed.from(said.error);
        if (said.id === null) this.failure = failed;
        else this.settle(said.id)?.refuse(failed);
        break;
      }
    }
  }

  private settle(id: string): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  private take(told: Told): void {
    const before = this.now;
    if (!before) return;
    if (told.version !== before.version + 1) {
      if (this.socket) this.lose(this.socket); // a gap: the next snapshot holds everything
      return;
    }
    this.now = after(before, told);
    if (told.events) this.happened(told.events, told);
  }
}

/** The table after a version: what it does not speak of stays as it was. */
export function after(before: Snapshot, told: Told): Snapshot {
  const { view, commitment, opened } = told;
  return {
    ...before,
    version: told.version,
    offers: told.offers ?? before.offers,
    waits_for: told.waits_for ?? before.waits_for,
    view: view ? { ...view, past: [...before.view.past, ...view.past] } : before.view,
    times: told.times ?? before.times,
    seats: told.seats ?? before.seats,
    stage: told.stage ?? before.stage,
    race_starts: told.race_starts ?? (opened ? null : before.race_starts),
    commitments: opened ? [] : commitment ? [...before.commitments, commitment] : before.commitments,
    rematch_offers: told.rematch_offers ?? before.rematch_offers,
    rematch: told.rematch ?? before.rematch,
  };
}
