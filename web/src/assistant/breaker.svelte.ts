// The breaker: it lays the best row that is known, and gets its key from whoever hid a real code.
import { untrack } from 'svelte';
import { opened } from '../analysis/positions';
import { KeptBoard } from './keptBoard.svelte';

export class BreakerBoard extends KeptBoard {
  override watch(): void {
    super.watch();
    $effect(() => {
      const row = this.best;
      if (row) untrack(() => this.change(opened(this.position, row), { replaced: true }));
    });
  }

  /** The best row, once it is known and none is proposed. It stays the one that was proposed while better answers come. */
  private get best(): string | null {
    const { analysis, answers, position } = this;
    if (!this.answered || answers.thinking || position.open !== null || !this.canLay) return null;
    return analysis?.best[0]?.row ?? null;
  }

  /** The proposed row is its own: it is no draft that somebody fills. */
  override takeDraft(): void {}
}
