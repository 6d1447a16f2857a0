// Whether the notebook lies open. Beside the board it stays as one left it; where it takes the place of the tray it is shut
// at first.
import { tick } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { like, liked } from '../app/settings.svelte';

export class Opened {
  private beside = new MediaQuery('min-width: 52rem');
  private instead = $state(false);
  /** The button that opens it, and that one comes back to. */
  button: HTMLButtonElement | null = null;
  readonly id = 'notebook';

  get is(): boolean {
    return this.beside.current ? liked.notebook : this.instead;
  }

  /** Whether it covers what was there, and has to be put away again. */
  get covers(): boolean {
    return !this.beside.current && this.instead;
  }

  turn(): void {
    if (this.beside.current) like({ notebook: !liked.notebook });
    else this.instead = !this.instead;
  }

  async putAway(): Promise<void> {
    this.instead = false;
    await tick();
    this.button?.focus();
  }
}
