// Whether the notebook is open. On a wide screen it is beside the board and its state is a setting. On a small screen it
// takes the place of the dock, or covers a side of the table, and starts closed. Hints take its place.
import { tick } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import type { Hints } from '../coach/hints.svelte';
import { updateSettings, settings } from '../app/settings.svelte';

export class NotebookPanel {
  private beside = new MediaQuery('(min-aspect-ratio: 5/4) and (min-width: 1600px)');
  private covering = $state(false);
  /** The rows that explain a note, from 1. */
  private explaining = $state.raw<number[]>([]);
  /** The button that opens it, which gets the focus back. */
  button: HTMLButtonElement | null = null;
  readonly id = 'notebook';

  constructor(private readonly hints: Hints) {
    $effect(() => {
      if (hints.shown) this.covering = false;
    });
  }

  get open(): boolean {
    if (this.hints.shown) return false;
    return this.beside.current ? settings.notebook : this.covering;
  }

  /** Whether it covers the tray and must be closed to go on. */
  get covers(): boolean {
    return !this.beside.current && this.covering;
  }

  /** The rows to highlight, from 1. */
  get pointed(): number[] {
    return this.open ? this.explaining : [];
  }

  point(rows: number[]): void {
    this.explaining = rows;
  }

  toggle(): void {
    const open = !this.open;
    this.hints.open = false;
    if (this.beside.current) updateSettings({ notebook: open });
    else this.covering = open;
  }

  async close(): Promise<void> {
    this.covering = false;
    await tick();
    this.button?.focus();
  }
}
