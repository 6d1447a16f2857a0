// Doing something that may be refused: busy while it is under way, and what was wrong if it was.
import { Failed } from '../house/api';

class Daring {
  busy = $state(false);
  failed = $state.raw<Failed | null>(null);

  async to(something: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = null;
    try {
      await something();
    } catch (error) {
      this.failed = error instanceof Failed ? error : new Failed('unexpected', null, String(error));
    } finally {
      this.busy = false;
    }
  }
}

export const daring = (): Daring => new Daring();
