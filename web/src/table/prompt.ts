// One sentence for the person at the screen: what to do now, or for whom the match waits.
import type { Snapshot } from '../api/types';
import { say } from '../words/words.svelte';

/** The offers with a prompt of their own. If there are several, the first one is shown. */
const PROMPTED = ['hide', 'mark', 'answer', 'guess', 'ask'] as const;

export function promptFor(now: Snapshot, names: string[]): string {
  const { view, offers } = now;
  const prompted = PROMPTED.find((may) => offers.some((offer) => offer.may === may));
  if (view.kind === 'duel' && view.race && prompted === 'guess') return say('prompt-race');
  if (prompted) return say(`prompt-${prompted}`, { name: names[view.seat ?? 0] ?? '' });
  const others = now.waits_for.filter((seat) => seat !== view.seat).map((seat) => names[seat] ?? '');
  if (others.length === 0) return say('prompt-none');
  const onlyComputers = now.waits_for.every((seat) => now.seats[seat]?.computer);
  const values = { names: others.join(', '), count: others.length };
  return say(onlyComputers ? 'prompt-thinks' : 'prompt-waits', values);
}
