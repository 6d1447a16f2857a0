// The keyboard at a tray: letters and digits put pegs, arrows along the row move and the others copy past rows, Backspace
// undoes, H holds a peg for the next row, Enter lays the row.
import type { Draft } from './draft.svelte';
import { colourOf } from './letters';

const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];

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
  const arrow = ARROWS.indexOf(key);
  if (arrow >= 0) {
    const step = arrow < 2 ? -1 : 1;
    const down = downwards();
    if (arrow % 2 === Math.abs(down)) {
      draft.point(draft.cursor + step * (down || 1));
      return 'point';
    }
    if (draft.recallable(past, step) === null) return null;
    draft.recall(past, step);
    return 'put';
  }
  switch (key) {
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
      return onButton(event, draft) ? null : 'lay';
    default:
      return null;
  }
}

/** How the holes follow one another on a lying board: 1 downwards, -1 upwards; 0 where they are beside one another. */
function downwards(): number {
  const [one, next] = [...document.querySelectorAll('[data-hole]')]
    .slice(-2)
    .map((hole) => hole.getBoundingClientRect());
  if (!one || !next) return 0;
  const down = next.top - one.top;
  return Math.abs(down) > Math.abs(next.left - one.left) ? Math.sign(down) : 0;
}

/** Enter on a button presses it. It lays the row on a hole, on a colour when the row is full, and without a focus. */
function onButton({ target, repeat }: KeyboardEvent, draft: Draft): boolean {
  const button = target instanceof Element && target.closest('button, a, summary');
  if (!button || button.matches('[data-hole]')) return false;
  return repeat || !button.matches('.colour') || draft.pegs < draft.holes.length;
}

/** Whether a key belongs to a field, or to a dialog in which nobody plays. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, dialog:not([data-plays]), [contenteditable], details[open]') !==
      null
  );
}
