// The server's HTTP interface, as the pages use it.
import { fetchRefusals, say, has, type Values } from '../words/words.svelte';
import type { Boxes, Guest, ListedTable, NewTable, OpenedTable, Replay, SeenTable } from './wire';

interface ErrorSaid {
  code: string;
  message: string;
  rule: string | null;
  values?: Values;
  retry_after: number | null;
}

/** What did not succeed, with a stable code, and the paragraph of the rulebook behind it where there is one. */
export class Failed extends Error {
  constructor(
    readonly code: string,
    readonly rule: string | null,
    message: string,
    readonly values: Values = {},
  ) {
    super(message);
    // Without a connection they do not come; then the message is all there is.
    fetchRefusals().catch(() => {});
  }

  static from(said: ErrorSaid): Failed {
    return new Failed(said.code, said.rule, said.message, said.values);
  }

  /** The sentence for people, in their language where we have it. */
  get sentence(): string {
    const id = `refusal-${this.code.replaceAll('_', '-')}`;
    return has(id) ? say(id, this.values) : this.message;
  }
}

export type { ErrorSaid };

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Failed('no_connection', null, say('failed-no-connection'));
  }
  const said = await answer.json().catch(() => null);
  if (!answer.ok)
    throw said?.error ? Failed.from(said.error) : new Failed('unexpected', null, answer.statusText);
  return said as T;
}

const at = (address: string) => `/api/tables/${encodeURIComponent(address)}`;

/** An id of our own for something that must be done once, however often it is sent. */
export const newId = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;

export const house = {
  becomeGuest: (name: string) => ask<Guest>('POST', '/api/guests', { name }),
  me: () => ask<Guest>('GET', '/api/me'),
  rename: (name: string) => ask<Guest>('PATCH', '/api/me', { name }),
  myTables: () => ask<ListedTable[]>('GET', '/api/me/tables'),
  makeTransfer: () => ask<{ secret: string; seconds: number }>('POST', '/api/transfers', {}),
  redeem: (secret: string) => ask<Guest>('POST', '/api/transfers/redeem', { secret }),
  editions: () => ask<Boxes>('GET', '/api/editions'),
  lobby: () => ask<ListedTable[]>('GET', '/api/tables'),
  open: (table: NewTable) => ask<OpenedTable>('POST', '/api/tables', table),
  look: (address: string) => ask<SeenTable>('GET', at(address)),
  sit: (address: string, seat: number, link?: string, name?: string) =>
    ask<unknown>('POST', `${at(address)}/sit`, { seat, id: newId(), link, name }),
  stand: (address: string, seat: number) =>
    ask<unknown>('POST', `${at(address)}/stand`, { seat, id: newId() }),
  /** A match frame by frame: of a table, or of a record that somebody brought. */
  replay: (of: 'tables' | 'records', address: string, { seat, first }: { seat?: number; first: number }) =>
    ask<Replay>(
      'GET',
      `/api/${of}/${encodeURIComponent(address)}/replay?first=${first}${seat === undefined ? '' : `&seat=${seat}`}`,
    ),
  keepRecord: (record: unknown) => ask<{ address: string }>('POST', '/api/records', record),
};
