// The key that is being set: of which row, and by taps or digits.
import { isPossible } from '../analysis/keys';
import type { Key } from '../api/types';

/** What a key of the keyboard did. */
export type KeyPress = 'changed' | 'done' | 'left' | null;

export class KeyEntry {
  /** The row whose key is being set, from 0; null if none is. */
  at = $state<number | null>(null);
  key = $state.raw<Key>([0, 0]);
  holes = $state(0);
  /** Whether the next digit is the number of whites. */
  private whites = false;

  /** Set the key of a row from now on, beginning with the one that it has. */
  start(at: number, key: Key | null, holes: number): void {
    this.at = at;
    this.holes = holes;
    this.key = key ?? [0, 0];
    this.whites = false;
  }

  stop(): void {
    this.at = null;
  }

  get marking(): { at: number; key: Key } | null {
    return this.at === null ? null : { at: this.at, key: this.key };
  }

  /** The first digit is the number of reds, the second that of whites. Enter sets the key, Escape goes back to the pegs. */
  press(event: KeyboardEvent): KeyPress {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return null;
    if (event.key === 'Enter') return 'done';
    if (event.key === 'Escape' || event.key === 'Backspace') return 'left';
    if (!/^\d$/.test(event.key)) return null;
    const number = Number(event.key);
    const key: Key = this.whites ? [this.key[0], number] : [number, 0];
    if (isPossible(key, this.holes)) {
      this.key = key;
      this.whites = !this.whites;
    }
    return 'changed';
  }
}

/** Whether the key belongs to a field or a dialog, or Enter to a button that is not pressed yet. */
function isElsewhere({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, dialog') !== null) return true;
  const button = key === 'Enter' ? target.closest('button, a') : null;
  return button !== null && !button.matches('[data-number][aria-pressed="true"], [data-hole]');
}
