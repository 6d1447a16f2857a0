// The countdown to a race, which starts for both players at one moment of the server's clock.
import type { Snapshot } from '../api/types';
import { Timer } from './timer.svelte';

export class RaceStart {
  private timer = new Timer();

  constructor(
    private now: () => Snapshot,
    private clockOffsetMs: () => number,
  ) {}

  /** Seconds until the start; 0 after it, or if there is no race. */
  get seconds(): number {
    const starts = this.now().race_starts;
    if (starts === null) return 0;
    return Math.max(0, Math.ceil((starts - this.timer.now - this.clockOffsetMs()) / 1000));
  }
}
