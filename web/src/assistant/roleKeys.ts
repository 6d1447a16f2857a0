// The keyboard on the screen of a role: pegs of a row, or the key of one.
import type { KeptBoard } from './keptBoard.svelte';
import { applyKey } from '../board/keyboard';
import type { Draft } from '../board/draft.svelte';
import type { KeyEntry } from './keyEntry.svelte';

interface Actions {
  /** Lays the row or the code, or asks for the key of a row. */
  press: () => void;
  setKey: () => void;
  undo: () => void;
}

/** Applies a key of the keyboard to what is being set: a key, or else the pegs of a draft. */
export function applyRoleKey(
  event: KeyboardEvent,
  board: KeptBoard,
  { draft, entry, past }: { draft: Draft; entry: KeyEntry; past: string[] },
  { press, setKey, undo }: Actions,
): void {
  if (!board.shape) return;
  if (entry.at !== null) {
    const done = entry.press(event);
    if (done === 'done') setKey();
    else if (done === 'left') undo();
    if (done) event.preventDefault();
    return;
  }
  const { position } = board;
  if (event.key === 'Escape' && board.selected < position.rows.length) {
    board.select(position.rows.length);
    return;
  }
  const undoes = (event.ctrlKey || event.metaKey) && event.key === 'z';
  if (undoes && !draft.undoable && !(event.target instanceof HTMLInputElement)) {
    event.preventDefault();
    undo();
    return;
  }
  const done = applyKey(event, draft, past);
  if (done === 'lay') press();
  else if (done === 'point') document.querySelector<HTMLElement>(`[data-hole="${draft.cursor}"]`)?.focus();
  if (done) event.preventDefault();
}
