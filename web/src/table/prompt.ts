// What the person with the screen is asked for, or whom they wait for, in one sentence.
import type { Snapshot } from '../house/wire';
import { say } from '../words/words.svelte';

const ASKED = ['hide', 'mark', 'answer', 'guess', 'ask'] as const;

export function promptFor(now: Snapshot, names: string[]): string {
  const { view, offers } = now;
  const asked = ASKED.find((may) => offers.some((offer) => offer.may === may));
  if (view.kind === 'duel' && view.race && asked === 'guess') return say('prompt-race');
  if (asked) return say(`prompt-${asked}`);
  const others = now.waits_for.filter((seat) => seat !== view.seat).map((seat) => names[seat] ?? '');
  if (others.length === 0) return say('prompt-none');
  const onlyComputers = now.waits_for.every((seat) => now.seats[seat]?.computer);
  return say(onlyComputers ? 'prompt-thinks' : 'prompt-waits', { names: others.join(', ') });
}
