// Fetching what a match needs later: once, and until it is there.
import { describe, expect, it } from 'vitest';
import { fetchedOnce } from './fetching';

describe('something that is fetched once', () => {
  it('is fetched by the first who asks, for all', async () => {
    let fetches = 0;
    const fetched = fetchedOnce(async () => (fetches += 1));
    expect(fetches).toBe(0);
    expect(await Promise.all([fetched(), fetched()])).toEqual([1, 1]);
    expect(await fetched()).toBe(1);
  });

  it('is fetched again after every failure', async () => {
    const waits: number[] = [];
    const fetched = fetchedOnce(
      async () => {
        if (waits.length < 2) throw new Error('no connection');
        return 'there';
      },
      async (attempt) => waits.push(attempt),
    );
    expect(await fetched()).toBe('there');
    expect(waits).toEqual([0, 1]);
  });
});
