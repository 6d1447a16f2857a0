import { expect, it } from 'vitest';
import type { ListedTable, Stage } from '../api/types';
import { unfinished } from './myTables';

const table = (address: string, stage: Stage, seat: number): ListedTable => ({
  address,
  edition: 'classic',
  options: {},
  stage,
  listed: false,
  bots: false,
  clock: null,
  seats: null,
  seat,
});

it('counts a table once, however many of its seats one holds, and none that is over or was left', () => {
  const tables = [
    table('a', 'playing', 0),
    table('a', 'playing', 1),
    table('b', 'over', 0),
    table('c', 'open', 0),
    table('d', 'playing', 0),
  ];
  expect(unfinished(tables, ['d']).map(({ address }) => address)).toEqual(['a', 'c']);
});
