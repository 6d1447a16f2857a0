// The HTTP interface of the server, as far as the front page and a match use it. What other pages ask for is beside it.
import { prefix } from '../app/site';
import { fetchRefusals, say, has, type Values } from '../words/words.svelte';
import type {
  AttemptPage,
  Boxes,
  ErrorBody,
  Guest,
  ListedTable,
  NewTable,
  OpenedTable,
  TableDetails,
} from './types';

/** A request that failed, with a stable code and, where there is one, the paragraph of the rulebook behind it. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly rule: string | null,
    message: string,
    readonly values: Values = {},
  ) {
    super(message);
    // Without a connection the sentences cannot be fetched; the message is shown instead.
    fetchRefusals().catch(() => {});
  }

  static from({ code, rule, message, values }: ErrorBody): ApiError {
    return new ApiError(code, rule, message, values);
  }

  /** Any error as an ApiError. */
  static of(error: unknown): ApiError {
    return error instanceof ApiError ? error : new ApiError('unexpected', null, String(error));
  }

  /** The sentence for people, in their language if there is a translation. */
  get sentence(): string {
    const id = `refusal-${this.code.replaceAll('_', '-')}`;
    return has(id) ? say(id, this.values) : this.message;
  }
}

/** Send a request. Returns the response, or throws an ApiError if it failed. */
export async function send(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(prefix + path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
  } catch {
    throw new ApiError('no_connection', null, say('failed-no-connection'));
  }
  if (response.ok) return response;
  const answer = await response.json().catch(() => null);
  throw answer?.error ? ApiError.from(answer.error) : new ApiError('unexpected', null, response.statusText);
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  return (await response.json().catch(() => null)) as T;
}

export const tablePath = (address: string) => `/api/tables/${encodeURIComponent(address)}`;

/** An id for a request. The server carries out a request once, even if it is sent several times under its id. */
export const newId = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;

export const api = {
  createGuest: (name: string) => request<Guest>('POST', '/api/guests', { name }),
  me: () => request<Guest>('GET', '/api/me'),
  rename: (name: string) => request<Guest>('PATCH', '/api/me', { name }),
  myTables: () => request<ListedTable[]>('GET', '/api/me/tables'),
  boxes: () => request<Boxes>('GET', '/api/editions'),
  openTable: (table: NewTable) => request<OpenedTable>('POST', '/api/tables', table),
  table: (address: string) => request<TableDetails>('GET', tablePath(address)),
  /** The latest attempts before a number, counted from 0. A snapshot holds only the last few. */
  attempts: (address: string, before: number) =>
    request<AttemptPage>('GET', `${tablePath(address)}/attempts?before=${before}`),
};
