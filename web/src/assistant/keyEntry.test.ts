import { expect, test, vi } from 'vitest';
import { KeyEntry } from './keyEntry.svelte';

vi.stubGlobal('Element', class {});

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key, ctrlKey: false, metaKey: false, altKey: false, target: null, ...more }) as KeyboardEvent;

function started(holes = 4): KeyEntry {
  const entry = new KeyEntry();
  entry.start(2, null, holes);
  return entry;
}

test('the first digit is the number of reds, the second that of whites', () => {
  const entry = started();
  expect(entry.marking).toEqual({ at: 2, key: [0, 0] });
  expect(entry.press(pressed('1'))).toBe('changed');
  expect(entry.key).toEqual([1, 0]);
  entry.press(pressed('2'));
  expect(entry.key).toEqual([1, 2]);
  entry.press(pressed('4'));
  expect(entry.key, 'a third digit begins again').toEqual([4, 0]);
});

test('keys that no row can earn are not taken', () => {
  const entry = started();
  entry.press(pressed('3'));
  entry.press(pressed('1'));
  expect(entry.key).toEqual([3, 0]);
  entry.press(pressed('0'));
  entry.press(pressed('9'));
  expect(entry.key, 'the nine was no number of reds').toEqual([3, 0]);
});

test('Enter sets the key, Escape and Backspace go back to the pegs', () => {
  const entry = started();
  expect(entry.press(pressed('Enter'))).toBe('done');
  expect(entry.press(pressed('Escape'))).toBe('left');
  expect(entry.press(pressed('Backspace'))).toBe('left');
  expect(entry.press(pressed('r'))).toBeNull();
  expect(entry.press(pressed('1', { ctrlKey: true }))).toBeNull();
});

test('a row that has a key begins with it', () => {
  const entry = started();
  entry.start(0, [2, 1], 4);
  expect(entry.marking).toEqual({ at: 0, key: [2, 1] });
  entry.stop();
  expect(entry.marking).toBeNull();
});
