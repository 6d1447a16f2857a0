import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { SeatView, Snapshot } from '../api/types';
import { fetchEndingWords, setLanguage } from '../words/words.svelte';
import { rematchAnswers } from './rematch';
import { isLocal, seatChanges } from './room';

const seat = (change: Partial<SeatView> = {}): SeatView => ({
  name: null,
  kept_for: 'link',
  computer: null,
  character: null,
  taken: false,
  present: true,
  claim_from: null,
  bot: false,
  ...change,
});

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage('en');
  await fetchEndingWords();
});

test.each([
  ['localhost', true],
  ['keypeg.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.0.7', false],
  ['games.example', false],
  ['localhost.example', false],
])('whether %s is the device itself: %s', (host, local) => {
  expect(isLocal(host)).toBe(local);
});

test('a waiting room tells what others did, and nothing that one did oneself', () => {
  const ada = seat({ name: 'Ada', taken: true });
  const bo = seat({ name: 'Bo', taken: true });
  const room = (before: SeatView[], after: SeatView[], mine: number[]) => seatChanges(before, after, mine);
  expect(room([ada, seat()], [ada, bo], [0])).toEqual([{ what: 'sat', name: 'Bo' }]);
  expect(room([ada, bo], [seat(), bo], [1])).toEqual([{ what: 'stood', name: 'Ada' }]);
  expect(room([ada, seat()], [ada, bo], [1])).toEqual([]);
  expect(room([ada, bo], [{ ...ada, present: false }, bo], [1])).toEqual([]);
});

describe('a rematch', () => {
  const people = [seat({ name: 'Ada', taken: true }), seat({ name: 'Bo', taken: true })];
  const answers = (offers: number[], declined: number[] = [], seats = people, mine = [0]) =>
    rematchAnswers(
      { seats, rematch_offers: offers, rematch_declined: declined } as unknown as Snapshot,
      ['You', 'Bo', 'Cy'],
      mine,
    );

  test('says who wants one and who is waited for', () => {
    expect(answers([]).told).toEqual([]);
    expect(answers([0])).toMatchObject({
      own: 'offered',
      silent: [1],
      told: ['You have offered to play again. Waiting for Bo.'],
    });
    expect(answers([1])).toMatchObject({ own: null, offered: [1], told: ['Bo wants to play again.'] });
  });

  test('says who does not want one', () => {
    expect(answers([0], [1]).told).toEqual(['Bo does not want to play again.']);
    expect(answers([], [0])).toMatchObject({ own: 'declined', told: ['You do not want to play again.'] });
  });

  test('says that somebody has left, and waits for no computer', () => {
    const [ada, bo] = people;
    expect(answers([0], [], [ada!, { ...bo!, present: false }]).told).toEqual([
      'You have offered to play again. Bo has left the table.',
    ]);
    expect(answers([], [], [ada!, seat({ computer: 'casual' })])).toMatchObject({ silent: [], told: [] });
  });

  test('is answered by all who share a screen', () => {
    const three = [...people, seat({ name: 'Cy', taken: true })];
    expect(answers([0], [], three, [0, 1]).own).toBeNull();
    expect(answers([0, 1], [], three, [0, 1])).toMatchObject({ own: 'offered', silent: [2] });
  });
});
