import { afterEach, expect, test, vi } from 'vitest';
import type { SoloBoard, SoloView } from '../api/types';
import { asAttempt, latestEvents, SoloPlay } from './play.svelte';

const SHAPE = { holes: 2, colours: 'RG', repeats: true, fewest_empty: 0, most_empty: 0 };
const open = (rows: SoloBoard['rows'] = []): SoloBoard => ({ rows, outcome: null, code: null });
const found: SoloBoard = { rows: [['RR', [2, 0]]], outcome: 'found', code: 'RR' };

const game = (boards: SoloBoard[], more: Partial<SoloView> = {}): SoloView => ({
  id: 'a',
  kind: 'sprint',
  edition: 'x',
  options: {},
  no_repeats: false,
  blind: false,
  day: null,
  on_the_day: false,
  codes: 2,
  code_shape: SHAPE,
  row_shape: SHAPE,
  row_limit: 3,
  boards,
  laid: boards.reduce((sum, { rows }) => sum + rows.length, 0),
  score: 0,
  over: false,
  ...more,
});

const answers = (...bodies: [number, unknown][]) => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    sent.push(body ? JSON.parse(body) : path);
    const [status, answer] = bodies.shift() ?? [0, null];
    if (!status) throw new TypeError('no connection');
    return new Response(JSON.stringify(answer), { status });
  });
  return sent;
};
afterEach(() => vi.unstubAllGlobals());

test('a row whose answer was lost is sent again under its number', async () => {
  const sent = answers([0, null], [200, game([open([['RG', [1, 0]]])])]);
  const play = new SoloPlay(game([open()]));
  play.draft.put('R');
  play.draft.put('G');
  await play.lay();
  expect(play.error?.code).toBe('no_connection');
  expect(play.draft.row).toBe('RG');
  await play.lay();
  expect(sent).toEqual([
    { number: 1, row: 'RG' },
    { number: 1, row: 'RG' },
  ]);
  expect(play.rows).toEqual([['RG', [1, 0]]]);
  expect(play.draft.pegs).toBe(0);
});

test('a game that went on elsewhere is fetched again', async () => {
  const refused = { error: { code: 'not_next_row', rule: null, message: '', values: { laid: 1 } } };
  answers([409, refused], [200, game([open([['GG', [0, 0]]])])]);
  const play = new SoloPlay(game([open()]));
  await play.lay('RR');
  expect(play.error?.code).toBe('not_next_row');
  expect(play.rows).toEqual([['GG', [0, 0]]]);
});

test('a code of a sprint that is over stays until the person goes on', async () => {
  answers([200, game([found, open()])]);
  const play = new SoloPlay(game([open()]));
  await play.lay('RR');
  expect([play.over, play.fresh, play.shown]).toEqual([true, true, 0]);
  play.go();
  expect([play.over, play.fresh, play.shown]).toEqual([false, false, 1]);
});

test('covered rows have no letters and cannot be copied', () => {
  const play = new SoloPlay(game([open([[null, [1, 1]]])], { blind: true }));
  expect(play.rows).toEqual([['', [1, 1]]]);
  expect(play.past).toEqual([]);
});

test('a board that is over is a round for the coach', () => {
  expect(asAttempt(found, 0)).toMatchObject({ outcome: 'found', by: 1, codes: ['RR', null], rows: [0, 1] });
  expect(asAttempt({ ...found, outcome: 'given_up' }, 3)).toMatchObject({ outcome: 'resigned', number: 4 });
});

test('the latest row sounds as in a match, and a code that is found like an end', () => {
  expect(latestEvents(open(), 0)).toEqual([]);
  expect(latestEvents(open([[null, [1, 1]]]), 0).map(({ event }) => event)).toEqual([
    'row_laid',
    'row_marked',
  ]);
  expect(latestEvents(found, 0).at(-1)).toMatchObject({
    event: 'attempt_ended',
    attempt: { outcome: 'found' },
  });
});
