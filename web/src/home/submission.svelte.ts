// A form or button that sends a request: whether it is busy, and the error of the last try.
import { ApiError } from '../api/client';

export class Submission {
  busy = $state(false);
  error = $state.raw<ApiError | null>(null);

  /** Run one action at a time. Errors are kept, not thrown. */
  async run(action: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    try {
      await action();
    } catch (error) {
      this.error = ApiError.of(error);
    } finally {
      this.busy = false;
    }
  }
}
