// What the pages ask the server about games alone: the code of the day, one code now, sprints.
import { send } from '../api/client';
import type { DailyCodes, DailySolution, NewSolo, SoloGames, SoloView } from '../api/types';

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await send(method, path, body)).json()) as T;
}

const gamePath = (game: string): string => `/api/solo/${encodeURIComponent(game)}`;

/** How one stands with the codes of a day. */
export const dailyCodes = (date: string): Promise<DailyCodes> => ask('GET', `/api/daily?date=${date}`);

/** The game for the code of a day. A game that was begun is gone on with. */
export const playDaily = (edition: string, date: string): Promise<SoloView> =>
  ask('POST', '/api/daily', { edition, date });

/** The code of a day that is over, with its best play. */
export const dailySolution = (edition: string, date: string): Promise<DailySolution> =>
  ask('GET', `/api/daily/${encodeURIComponent(edition)}/solution?date=${date}`);

export const beginSolo = (game: NewSolo): Promise<SoloView> => ask('POST', '/api/solo', game);

/** The games that are not over. */
export const unfinishedGames = (): Promise<SoloGames> => ask('GET', '/api/solo');

export const soloGame = (game: string): Promise<SoloView> => ask('GET', gamePath(game));

/** Lay a row. Sent again with the same number, it is not laid twice. */
export const layRow = (game: string, number: number, row: string): Promise<SoloView> =>
  ask('POST', `${gamePath(game)}/rows`, { number, row });

export const giveUp = (game: string): Promise<SoloView> => ask('POST', `${gamePath(game)}/give-up`, {});
