// Requests that sign in another device as the same guest.
import { request } from './client';
import type { Guest, Transfer } from './types';

export const transfers = {
  create: () => request<Transfer>('POST', '/api/transfers', {}),
  redeem: (secret: string) => request<Guest>('POST', '/api/transfers/redeem', { secret }),
};
