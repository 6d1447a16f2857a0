// A race starts for both at one announced instant, by the server's clock.
import type { Snapshot } from '../house/wire';
import { Ticking } from './ticking.svelte';

export class RaceStart {
  private ticking = new Ticking();

  constructor(
    private now: () => Snapshot,
    private ahead: () => number,
  ) {}

  /** Seconds until it starts; 0 once it has, or where there is none. */
  get seconds(): number {
    const starts = this.now().race_starts;
    return starts === null ? 0 : Math.max(0, Math.ceil((starts - this.ticking.now - this.ahead()) / 1000));
  }
}
