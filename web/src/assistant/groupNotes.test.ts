// The notes of a player of the group box: whose answers are asked for, who is next, and what is typed.
import { expect, test } from 'vitest';
import type { Box } from '../api/types';
import {
  answeringBoards,
  boardName,
  newNotes,
  nextAsker,
  readNotes,
  readTyped,
  withAnswer,
  withQuestion,
} from './groupNotes';

const agreed = { edition: 'tokens', options: {}, names: ['Ada', 'Ben', 'Cy'] };
const owners = [0, 1, 2];
const names = agreed.names;
const notes = { ...newNotes(agreed), hand: [['B', 3] as [string, number]] };
const box = { players: [2, 3, 4], options: {}, contradictions: [] } as unknown as Box;

test('the answers of all but the asker and oneself are asked for', () => {
  expect(answeringBoards(owners, 0)).toEqual([1, 2]);
  expect(answeringBoards(owners, 1)).toEqual([2]);
  expect(answeringBoards([0, 0, 1, 1], 0)).toEqual([2, 3]);
  expect(answeringBoards([0, 1], 1)).toEqual([]);
});

test('boards of one player are numbered', () => {
  expect(boardName(owners, 1, names)).toBe('Ben');
  expect(boardName([0, 1, 1], 2, names)).toBe('Ben 2');
});

test('the left neighbour asks next, unless out', () => {
  expect(nextAsker(notes, null)).toBe(0);
  expect(nextAsker(notes, 2)).toBe(0);
  const asked = withQuestion(notes, owners, 0, 'Y.BR.', { 1: 'black', 2: 'none' });
  expect(nextAsker(asked, null)).toBe(1);
  expect(nextAsker({ ...asked, calls: [{ seat: 1, row: 'Y.BR.' }] }, null)).toBe(2);
});

test('a question holds the answers that were given, and no others', () => {
  const asked = withQuestion(notes, owners, 1, 'Y.BR.', { 0: 'black', 1: 'black', 2: 'white' });
  expect(asked.asked).toEqual([{ seat: 1, row: 'Y.BR.', answers: [null, null, 'white'] }]);
  expect(withAnswer(asked, 1, 2, 'none').asked[0]!.answers).toEqual([null, null, 'none']);
});

test('what is typed is read by names, letters and the beginnings of answers', () => {
  const words = { black: 'schwarz', white: 'weiß', none: 'nichts' };
  const read = (typed: string) => readTyped(typed, names, owners, words, (row) => row.toUpperCase());
  expect(read('Ben y.br. w')).toEqual({ seat: 1, row: 'Y.BR.', given: { 2: 'white' } });
  expect(read('ada Y.BR. s -')).toEqual({ seat: 0, row: 'Y.BR.', given: { 1: 'black', 2: 'none' } });
  expect(read('Cy Y.BR. black')).toEqual({ seat: 2, row: 'Y.BR.', given: { 1: 'black' } });
  for (const wrong of ['', 'Ben', 'Ben Y.BR.', 'Ben Y.BR. w w', 'Ben Y.BR. x', 'Dee Y.BR. w'])
    expect(read(wrong)).toBeNull();
});

test('what was kept is used only if it is whole', () => {
  const boxes = { tokens: box };
  expect(readNotes(notes, boxes)).toEqual(notes);
  for (const spoilt of [null, {}, { ...notes, hand: null }, { ...notes, asked: Array(41).fill(null) }])
    expect(readNotes(spoilt, boxes)).toBeNull();
});
