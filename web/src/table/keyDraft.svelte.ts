// The key that a codemaker puts together by hand.
import type { Key } from '../api/types';

export class KeyDraft {
  key = $state<Key>([0, 0]);

  constructor(private readonly holes: () => number) {}

  start(): void {
    this.key = [0, 0];
  }

  /** Add or take away a red (0) or white (1) peg. */
  change(which: 0 | 1, by: number): void {
    const next: Key = [...this.key];
    next[which] = Math.max(0, Math.min(this.holes() - next[which === 0 ? 1 : 0], next[which] + by));
    this.key = next;
  }

  /** A press on a hole: an empty one takes a red peg, a red one becomes white, a white one is taken out. */
  turn(hole: number): void {
    const [reds, whites] = this.key;
    if (hole < reds) this.key = [reds - 1, whites + 1];
    else if (hole < reds + whites) this.key = [reds, whites - 1];
    else this.change(0, 1);
  }
}
