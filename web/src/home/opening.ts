// Opening tables.
import { go } from '../app/route.svelte';
import { like, liked } from '../app/settings.svelte';
import { house } from '../house/api';
import { guest } from '../house/guest.svelte';
import { keepLinks } from '../house/links';
import type { NewTable } from '../house/wire';
import { say } from '../words/words.svelte';
import { asTable, usual, type Choices } from './choices';

/** The boxes in the order in which they came out, and one of one's own. */
export const BOXES = ['classic', 'travel', 'hasbro94', 'duel', 'group', 'custom'] as const;

/** The boxes in which nobody makes the first code: everybody hides something. */
const ALL_HIDE = ['duel', 'group'];

/** With how many players a box is at its best. */
export const playersOf = (box: string): number => (box === 'group' ? 3 : 2);

/** Open a table as somebody wants it, and go there. */
export async function open(table: NewTable): Promise<void> {
  await guest.come();
  const { address, links } = await house.open(table);
  keepLinks(address, links);
  like({ lastBox: table.edition });
  go(`/table/${address}`);
}

/** Open a table as it was chosen, and remember the choice. */
export function openChosen(box: string, choices: Choices): Promise<void> {
  const level = choices.others.find((seat) => seat.sitter === 'computer')?.level ?? liked.level;
  like({ level, tables: { ...liked.tables, [box]: choices } });
  return open(tableOf(box, choices));
}

/** A match of a box against computers, at once. Where one player makes the first code, the computer does. */
export const againstComputer = (box: string): Promise<void> =>
  open(tableOf(box, usual(playersOf(box), liked.level)));

function tableOf(box: string, choices: Choices): NewTable {
  return asTable(box, choices, {
    naming: {
      me: guest.name.trim() || say('seat-number', { number: 1 }),
      seat: (number) => say('seat-number', { number }),
    },
    firstCode: !ALL_HIDE.includes(box),
    chance: Math.random(),
  });
}
