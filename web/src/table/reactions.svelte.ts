// Reactions: a player says one of a handful of things to the others. It stands beside the name for a moment.
import { getContext, setContext } from 'svelte';
import type { Reaction, SeatReaction } from '../api/types';
import { say } from '../words/words.svelte';

const SHOWN_MS = 4000;

export class ShownReactions {
  /** What each seat has just said. */
  bySeat = $state<Record<number, Reaction>>({});
  private timers = new Map<number, ReturnType<typeof setTimeout>>();

  show({ seat, reaction }: SeatReaction): void {
    this.bySeat[seat] = reaction;
    clearTimeout(this.timers.get(seat));
    this.timers.set(
      seat,
      setTimeout(() => delete this.bySeat[seat], SHOWN_MS),
    );
  }
}

export const reactionInWords = ({ seat, reaction }: SeatReaction, names: string[]): string =>
  say('reaction-said', { name: names[seat] ?? '', reaction: say(`reaction-${reaction}`) });

const KEY = Symbol('reactions');
export const setReactions = (shown: ShownReactions): ShownReactions => setContext(KEY, shown);
/** The reactions at this table; none on a page without one. */
export const getReactions = (): ShownReactions | undefined => getContext(KEY);
