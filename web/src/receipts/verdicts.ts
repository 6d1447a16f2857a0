// How hidden codes compare with what was shown, in words.
import { say } from '../words/words.svelte';
import type { AttemptVerdict } from './attemptVerdicts';
import type { KeptCommitment, Place } from './commitments';

/** The verdict on an attempt, a sentence each. */
export function verdictInWords(verdict: AttemptVerdict, names: string[]): string[] {
  switch (verdict.kind) {
    case 'same':
      return [verdict.deal ? say('fair-same-deal') : say('fair-same', { codes: verdict.codes })];
    case 'unseen':
      return [say('fair-unseen')];
    case 'changed':
      return verdict.seats.map((seat) => changedInWords(seat, names));
  }
}

/** What was hidden: "Round 2: the code of Ada". */
export function placeInWords({ round, attempt, seat }: Place, names: string[]): string {
  return say('fair-place', {
    when: say(attempt === 1 ? 'record-round' : 'record-replay', { number: round, attempt }),
    what: seat === null ? say('fair-deal') : say('fair-code', { name: names[seat] ?? '' }),
  });
}

/** The verdict on one commitment. */
export function keptInWords({ seat, verdict }: KeptCommitment, names: string[]): string {
  if (verdict === undefined) return say('fair-hidden');
  if (verdict === 'changed') return changedInWords(seat, names);
  return seat === null ? say('fair-same-deal') : say('fair-same', { codes: 1 });
}

function changedInWords(seat: number | null, names: string[]): string {
  return seat === null ? say('fair-changed-deal') : say('fair-changed', { name: names[seat] ?? '' });
}
