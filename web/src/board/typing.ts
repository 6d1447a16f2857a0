// The keyboard at a tray: letters and digits put pegs, arrows move and copy past rows, Backspace takes
// back, H keeps a hole for the next row, Enter lays the row.
import type { Draft } from './draft.svelte';

export type Typed = 'put' | 'point' | 'lay' | null;

/** What a key did to the draft, or null where it means nothing here. */
export function typed(event: KeyboardEvent, draft: Draft, past: string[] = []): Typed {
  if (event.ctrlKey || event.metaKey || event.altKey || elsewhere(event.target)) {
    if ((event.ctrlKey || event.metaKey) && event.key === 'z' && !elsewhere(event.target)) {
      draft.undo();
      return 'put';
    }
    return null;
  }
  const { key } = event;
  const letter = key.toUpperCase();
  const digit = /^[1-9]$/.test(key) ? draft.shape.colours[Number(key) - 1] : undefined;
  const colour = digit ?? (key.length === 1 && draft.shape.colours.includes(letter) ? letter : undefined);
  if (colour) {
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

/** Enter on a button presses that button; on a hole, or nowhere in particular, it lays the row. */
function onButton(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('button, a, summary') !== null &&
    !target.closest('[data-hole]')
  );
}

function elsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, dialog, [contenteditable], details[open]') !== null
  );
}
