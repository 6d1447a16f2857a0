// What the score keeper notes, how it groups what may happen, and what it takes back from the browser.
import { expect, test } from 'vitest';
import type { Box, PossibleResult } from '../api/types';
import { newBox } from './realBox';
import { choicesOf, mended, mistakenBy, noted, pointsLabel, readScore, resultLabel, undone } from './scores';

const say = (id: string, values?: object) => `${id}${values ? JSON.stringify(values) : ''}`;
const box = {
  players: [2],
  usual_players: 2,
  options: { rounds: { default: 2, least: 1, most: 9 } },
  contradictions: [],
} as unknown as Box;
const agreed = { edition: 'plain', options: { rounds: 4 }, names: ['Ada', 'Ben'] };
const kept = { agreed, opener: 0, results: [] };

const possible = (result: PossibleResult['result'], points = [0, 0]): PossibleResult => ({
  result,
  points,
  again: false,
  ends: false,
  rule: 'C6',
});

test('results are noted, taken back and mended', () => {
  const two = noted(noted(kept, { outcome: 'found', rows: 3 }), { outcome: 'not_found' });
  expect(undone(two).results).toEqual([{ outcome: 'found', rows: 3 }]);
  expect(mended(two, 0, { outcome: 'wrong_key' }, true).results).toEqual([
    { outcome: 'wrong_key' },
    { outcome: 'not_found' },
  ]);
  expect(mended(two, 0, { outcome: 'wrong_key' }, false).results).toEqual([{ outcome: 'wrong_key' }]);
});

test('what may happen is grouped by how it is chosen', () => {
  const found = possible({ outcome: 'found', rows: 3 });
  const lost = possible({ outcome: 'not_found' });
  const wrong = possible({ outcome: 'wrong_key' });
  const resigned = possible({ outcome: 'resigned', by: 1 });
  expect(choicesOf([found, lost, wrong, resigned])).toEqual({
    byRows: [found],
    usual: [lost],
    wrong,
    mistaken: [],
    resigned: [resigned],
  });
});

test('wrong keys of several players are found by who gave them', () => {
  const [one, both] = [[0], [0, 1]].map((mistaken) => possible({ outcome: 'wrong_key', mistaken }));
  const choices = choicesOf([one!, both!]);
  expect(choices.wrong).toBeNull();
  expect(mistakenBy(choices, [0])).toBe(one);
  expect(mistakenBy(choices, [1, 0])).toBe(both);
  expect(mistakenBy(choices, [])).toBeUndefined();
});

test('a result is named by its rows, by who brought it about, or by itself', () => {
  expect(resultLabel({ outcome: 'found', rows: 3 }, agreed.names, say)).toBe('pad-in-rows{"rows":3}');
  expect(resultLabel({ outcome: 'found', by: 1, rows: 3 }, agreed.names, say)).toBe(
    'pad-found-by{"name":"Ben"}',
  );
  expect(resultLabel({ outcome: 'all_out' }, agreed.names, say)).toBe('pad-all_out');
});

test('points name those who get or lose some', () => {
  expect(pointsLabel([5, 0], agreed.names, say)).toBe('Ada +5');
  expect(pointsLabel([3, -3], agreed.names, say)).toBe('Ada +3, Ben −3');
  expect(pointsLabel([0, 0], agreed.names, say)).toBe('pad-no-points');
});

test('what was kept is used only if the server still has such a box', () => {
  const boxes = { plain: box };
  expect(readScore(kept, boxes)).toEqual(kept);
  for (const spoilt of [
    null,
    'score',
    { ...kept, opener: 'Ada' },
    { ...kept, results: 'none' },
    { ...kept, results: Array(201).fill({ outcome: 'not_found' }) },
    { ...kept, agreed: { ...agreed, edition: 'toString' } },
    { ...kept, agreed: { ...agreed, names: ['Ada'] } },
    { ...kept, agreed: { ...agreed, names: ['Ada', 7] } },
    { ...kept, agreed: { ...agreed, options: { rounds: 99 } } },
    { ...kept, agreed: { ...agreed, options: { pegs: 4 } } },
  ])
    expect(readScore(spoilt, boxes)).toBeNull();
});

test('another box keeps the names, and its usual number of players where there are none', () => {
  const several = { ...box, players: [2, 3, 4], usual_players: 3 };
  expect(newBox('several', several, ['', '']).names).toEqual(['', '', '']);
  expect(newBox('several', several, ['Ada', 'Ben']).names).toEqual(['Ada', 'Ben']);
  expect(newBox('plain', box, ['Ada', 'Ben', 'Cy']).names).toEqual(['Ada', 'Ben']);
});
