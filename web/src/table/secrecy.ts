// What must not be seen by the others at a shared screen: one's own code, tokens and sealed row, and what one does with them.
import type { Offer, Snapshot, View } from '../api/types';

/** Acts that show or make a secret: the code is put together, or lies beside the row to mark; the tokens lie beside the
 * question. */
const SECRET_ACTS = ['hide', 'mark', 'answer'] as const satisfies Offer['may'][];
export type SecretAct = (typeof SECRET_ACTS)[number];

/** What this seat has to do that shows or makes a secret. */
export const secretAct = ({ offers }: Snapshot): SecretAct | null =>
  SECRET_ACTS.find((act) => offers.some(({ may }) => may === act)) ?? null;

/** Whether this seat is about to do something that the others must not see. */
export const actsInSecret = (now: Snapshot): boolean => secretAct(now) !== null || laysSealedRow(now);

/** Whether the next row of this seat lies covered until the opponent's row is down: nothing but the row is a secret. */
export function laysSealedRow(now: Snapshot): boolean {
  const { view, offers } = now;
  if (view.kind !== 'duel' || view.race || view.seat === null || view.down[1 - view.seat]) return false;
  return offers.some(({ may }) => may === 'guess') && secretAct(now) === null;
}

/** Whether a view has something that only its own seat may see. */
export function hasSecrets(view: View): boolean {
  switch (view.kind) {
    case 'codebreaking':
      return view.code !== null;
    case 'duel':
      return view.code !== null || view.covered !== null;
    case 'group':
      return view.hand.length > 0;
  }
}

/** A snapshot that everybody at the screen may see, with what its seat may do in the open. */
export function withoutSecrets(now: Snapshot): Snapshot {
  return { ...now, view: openView(now.view), offers: actsInSecret(now) ? [] : now.offers };
}

function openView(view: View): View {
  switch (view.kind) {
    case 'codebreaking':
      return { ...view, code: null };
    case 'duel':
      return { ...view, code: null, covered: null };
    case 'group':
      return { ...view, hand: [] };
  }
}
