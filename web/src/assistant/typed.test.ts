import { expect, test, vi } from 'vitest';
import type { Shape } from '../api/types';
import { vocabulary } from '../text/vocabulary';
import { readTyped } from './typed';

vi.mock('../api/boxes.svelte', () => ({ boxOf: () => undefined }));
vi.mock('../words/words.svelte', () => ({ say: (id: string) => id }));

const ENGLISH: Record<string, string> = {
  'letter-R': 'R',
  'letter-Y': 'Y',
  'letter-G': 'G',
  'letter-B': 'B',
  'colour-R': 'red',
  'colour-Y': 'yellow',
  'colour-G': 'green',
  'colour-B': 'blue',
  'assistant-type-undo': 'undo',
  'assistant-type-key': 'key',
};
const say = (id: string) => ENGLISH[id] ?? id;
const german = (id: string) => (id === 'assistant-type-undo' ? 'zurück' : id);
const SHAPE: Shape = { holes: 4, colours: 'RYGB', repeats: true, fewest_empty: 0, most_empty: 0 };
const read = (text: string) => readTyped(text, SHAPE, vocabulary(say), [german, say]);

test.each([
  ['rygb', { row: 'RYGB', key: null }],
  ['red yellow green blue', { row: 'RYGB', key: null }],
  ['rygb 1 2', { row: 'RYGB', key: [1, 2] }],
  ['RYGB=1,2', { row: 'RYGB', key: [1, 2] }],
  ['rygb 12', { row: 'RYGB', key: [1, 2] }],
  ['2 0', { key: [2, 0] }],
  ['undo', { command: 'undo', numbers: [] }],
  ['ZURUCK', { command: 'undo', numbers: [] }],
  ['key 3 1 2', { command: 'key', numbers: [3, 1, 2] }],
  ['', { fault: 'empty' }],
  ['ryg', { fault: 'shape' }],
  ['rygx', { fault: 'row' }],
  ['rygb 3 1', { fault: 'key' }],
  ['rygb 1', { fault: 'key' }],
  ['rygb 1 2 3', { fault: 'key' }],
])('%j', (text, expected) => expect(read(text)).toEqual(expected));
