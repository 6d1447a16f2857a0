// Hints in sentences, for the board and the text mode.
import type { Hint, View } from '../api/types';
import { say } from '../words/words.svelte';
import { factSentence } from './facts';
import { codes, codesAfter, count, decimal, percent } from './numbers';
import type { Remark } from './sentences';

/** The holes of the code that a seat looks for. */
export function holesOf(view: View, seat: number): number {
  return view.kind === 'duel' ? (view.shapes[seat]?.holes ?? 0) : view.code_shape.holes;
}

/** What one step of a hint says, after those before it. */
export function hintRemarks(hint: Hint, holes: number, taken: Hint[] = []): Remark[] {
  if (hint.step === 1) return [{ text: say('hint-codes', { count: hint.codes }) }];
  if (hint.step === 2) return [{ text: hint.fact ? factSentence(hint.fact, holes) : say('hint-no-fact') }];
  if (hint.kind === 'group') return groupRemarks(hint);
  const row = hint.row ?? undefined;
  const first =
    hint.step === 3
      ? say('hint-good-row', { keys: hint.keys ?? 0 })
      : say(bestMessage(hint, taken), { rows: decimal(hint.rows_to_go ?? 0) });
  const tells = hint.step === 3 && hint.codes_after !== null && hint.codes > 1;
  const leaves = tells ? [codes(hint.codes_after!)] : [];
  return [{ text: first, row }, ...leaves.map((left) => ({ text: say('hint-leaves', { codes: left }) }))];
}

function bestMessage({ row, exact }: Extract<Hint, { kind: 'boards' }>, taken: Hint[]): string {
  const same = taken.some((each) => each.step === 3 && each.row === row);
  if (same) return exact ? 'hint-same-row' : 'hint-same-known';
  return exact ? 'hint-best-row' : 'hint-best-known';
}

function groupRemarks({ step, codes: all, row, bits, call }: Extract<Hint, { kind: 'group' }>): Remark[] {
  if (step === 3)
    return row === null
      ? [{ text: say('hint-certain') }]
      : [{ text: say('hint-question', { all: count(all), codes: codesAfter(all, bits) }), row }];
  if (!call) return [];
  const chance = percent(call.chance);
  return [
    { text: say(call.call ? 'hint-call' : 'hint-wait', { chance }), row: call.row },
    { text: say('hint-rivals', { chance: percent(call.rivals) }) },
  ];
}
