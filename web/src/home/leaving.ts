// Leaving an unfinished table for good: nobody is kept waiting there, and it is not in this guest's list any longer.
import { ApiError } from '../api/client';
import { tables } from '../api/tables';
import { settings, updateSettings } from '../app/settings.svelte';
import type { MyTable } from './myTables';

/** The list remembers so many. Older tables have long been removed by the server. */
const MOST_LEFT = 100;

export async function leaveTable({ table, yours }: MyTable): Promise<void> {
  if (table.stage === 'open') await giveUpSeats(table.address, yours);
  else if (table.seats?.some((seat, at) => !seat.computer && !yours.includes(at)))
    await resign(table.address, yours);
  updateSettings({ left: [...settings.left, table.address].slice(-MOST_LEFT) });
}

/** Whoever opened the table closes it; everybody else stands up. */
async function giveUpSeats(address: string, yours: number[]): Promise<void> {
  try {
    await tables.close(address);
  } catch (error) {
    if (ApiError.of(error).code !== 'not_opener') throw error;
    for (const seat of yours) await tables.stand(address, seat);
  }
}

/** Give the round up, so that the others know. Where that is not possible now, they may claim it later. */
async function resign(address: string, yours: number[]): Promise<void> {
  for (const seat of yours)
    await tables.act(address, seat, { do: 'resign' }).catch((error: unknown) => {
      if (ApiError.of(error).code === 'no_connection') throw error;
    });
}
