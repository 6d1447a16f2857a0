// Who this person is here. A guest needs no account: the browser keeps a cookie that no script can read.
import { say } from '../words/words.svelte';
import { Failed, house } from './api';

const KEPT = 'keypeg.name';

class GuestHere {
  name = $state(localStorage.getItem(KEPT) ?? '');
  private known = false;

  /** Be somebody, now that it matters; become a guest where one is not. */
  async come(): Promise<void> {
    if (this.known) return;
    if (!(await this.isKnown()))
      this.keep((await house.becomeGuest(this.name.trim() || say('guest-name'))).name);
    this.known = true;
  }

  /** Whether this browser was here before and the server still knows it. */
  private async isKnown(): Promise<boolean> {
    if (localStorage.getItem(KEPT) === null) return false;
    try {
      this.keep((await house.me()).name);
      return true;
    } catch (error) {
      if (error instanceof Failed && error.code === 'not_known') return false;
      throw error;
    }
  }

  /** Take another name. */
  async rename(name: string): Promise<void> {
    const wanted = name.trim();
    if (!wanted || wanted === this.name) return;
    await this.come();
    this.keep((await house.rename(wanted)).name);
  }

  /** Be whoever a transfer link says. */
  async arrive(secret: string): Promise<void> {
    this.keep((await house.redeem(secret)).name);
    this.known = true;
  }

  private keep(name: string): void {
    this.name = name;
    localStorage.setItem(KEPT, name);
  }
}

export const guest = new GuestHere();
