// The keyboard at a tray: letters and digits put pegs, arrows move and copy past rows, Backspace undoes, H holds a peg for
// the next row, Enter lays the row.
import type { Draft } from './draft.svelte';
import { colourOf } from './letters';

export type KeyEffect = 'put' | 'point' | 'lay' | null;

/** Applies a key to the draft. Returns what it did, or null if the key has no meaning here. */
export function applyKey(event: KeyboardEvent, draft: Draft, past: string[] = []): KeyEffect {
  if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) {
    if ((event.ctrlKey || event.metaKey) && event.key === 'z' && !isElsewhere(event.target)) {
      draft.undo();
      return 'put';
    }
    return null;
  }
  const { key } = event;
  const digit = /^[1-9]$/.test(key) ? draft.shape.colours[Number(key) - 1] : undefined;
  const colour = digit ?? (key.length === 1 ? colourOf(key.toUpperCase()) : undefined);
  if (colour && draft.shape.colours.includes(colour)) {
    draft.put(colour);
    return 'put';
  }
  switch (key) {
    case 'ArrowLeft':
      draft.point(draft.cursor - 1);
      return 'point';
    case 'ArrowRight':
      draft.point(draft.cursor + 1);
      return 'point';
    case 'ArrowUp':
    case 'ArrowDown': {
      const step = key === 'ArrowUp' ? -1 : 1;
      if (draft.recallable(past, step) === null) return null;
      draft.recall(past, step);
      return 'put';
    }
    case 'Home':
      draft.point(0);
      return 'point';
    case 'End':
      draft.point(draft.holes.length - 1);
      return 'point';
    case 'Backspace':
      if (draft.holes[draft.cursor] !== null) draft.clear();
      else draft.undo();
      return 'put';
    case 'Delete':
      draft.clear();
      return 'put';
    case '.':
      draft.clear();
      draft.point(draft.cursor + 1);
      return 'put';
    case 'h':
      draft.hold(draft.cursor);
      return 'put';
    case 'Enter':
      return onButton(event.target) ? null : 'lay';
    default:
      return null;
  }
}

/** Enter on a button presses the button. On a hole, or without a focus, it lays the row. */
function onButton(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('button, a, summary') !== null &&
    !target.closest('[data-hole]')
  );
}

/** Whether a key belongs to a field, or to a dialog in which nobody plays. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, dialog:not([data-plays]), [contenteditable], details[open]') !==
      null
  );
}
