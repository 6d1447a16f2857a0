// Who this person is on the server. A guest needs no account: the browser keeps a cookie that scripts cannot read.
import { api, ApiError } from './client';
import type { Guest } from './types';
import { UNNAMED } from './unnamed';

const STORAGE_KEY = 'keypeg.name';

class GuestSession {
  /** The chosen name; empty until there is one. */
  name = $state('');
  /** Whether this browser has been here before. */
  known = $state(false);
  private signedIn = false;

  constructor() {
    const stored = localStorage.getItem(STORAGE_KEY);
    if (stored !== null) this.store(stored);
  }

  /** Sign in with the cookie of an earlier visit, or as a new guest. */
  async signIn(): Promise<void> {
    if (this.signedIn) return;
    if (!(await this.resume())) this.store((await api.createGuest(this.name.trim() || UNNAMED)).name);
    this.signedIn = true;
  }

  /** Whether the server still knows this browser from an earlier visit. */
  private async resume(): Promise<boolean> {
    if (!this.known) return false;
    try {
      this.store((await api.me()).name);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_known') return false;
      throw error;
    }
  }

  async rename(name: string): Promise<void> {
    const wanted = name.trim();
    if (!wanted || wanted === this.name) return;
    await this.signIn();
    this.store((await api.rename(wanted)).name);
  }

  /** Become the guest of a transfer link. */
  become({ name }: Guest): void {
    this.store(name);
    this.signedIn = true;
  }

  private store(name: string): void {
    this.known = true;
    this.name = name === UNNAMED ? '' : name;
    localStorage.setItem(STORAGE_KEY, name);
  }
}

export const guest = new GuestSession();
