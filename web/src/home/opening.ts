// Opening tables.
import { go } from '../app/route.svelte';
import { like, liked } from '../app/settings.svelte';
import { house } from '../house/api';
import { guest } from '../house/guest.svelte';
import { keepLinks } from '../house/links';
import type { NewTable } from '../house/wire';

/** Open a table as somebody wants it, and go there. */
export async function open(table: NewTable): Promise<void> {
  await guest.come();
  const { address, links } = await house.open(table);
  keepLinks(address, links);
  like({ lastBox: table.edition });
  go(`/table/${address}`);
}

/** A match of a box against a computer, at once. Where one player makes the first code, the computer does. */
export function againstComputer(box: string): Promise<void> {
  const makes = box !== 'duel' && box !== 'group';
  return open({
    edition: box,
    seats: [{ sitter: 'me' }, { sitter: 'computer', level: liked.level }],
    options: makes ? { first_codemaker: 1 } : {},
    clock: null,
    listed: false,
  });
}
