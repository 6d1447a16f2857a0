// Who this person is on the server. A guest needs no account: the browser keeps a cookie that scripts cannot read.
import { say } from '../words/words.svelte';
import { api, ApiError } from './client';

const STORAGE_KEY = 'keypeg.name';

class GuestSession {
  name = $state(localStorage.getItem(STORAGE_KEY) ?? '');
  private signedIn = false;

  /** Sign in with the cookie of an earlier visit, or as a new guest. */
  async signIn(): Promise<void> {
    if (this.signedIn) return;
    if (!(await this.resume()))
      this.store((await api.createGuest(this.name.trim() || say('guest-name'))).name);
    this.signedIn = true;
  }

  /** Whether the server still knows this browser from an earlier visit. */
  private async resume(): Promise<boolean> {
    if (localStorage.getItem(STORAGE_KEY) === null) return false;
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
  async redeem(secret: string): Promise<void> {
    this.store((await api.redeemTransfer(secret)).name);
    this.signedIn = true;
  }

  private store(name: string): void {
    this.name = name;
    localStorage.setItem(STORAGE_KEY, name);
  }
}

export const guest = new GuestSession();
