import { expect, it } from 'vitest';
import { KeyDraft } from './keyDraft.svelte';

it('never has more pegs than holes, nor less than none', () => {
  const draft = new KeyDraft(() => 4);
  for (let press = 0; press < 6; press++) draft.change(0, 1);
  draft.change(1, 1);
  expect(draft.key).toEqual([4, 0]);
  for (let press = 0; press < 6; press++) draft.change(0, -1);
  expect(draft.key).toEqual([0, 0]);
});

it('turns a hole from empty to red to white to empty', () => {
  const draft = new KeyDraft(() => 4);
  draft.turn(3);
  expect(draft.key).toEqual([1, 0]);
  draft.turn(0);
  expect(draft.key).toEqual([0, 1]);
  draft.turn(0);
  expect(draft.key).toEqual([0, 0]);
});
