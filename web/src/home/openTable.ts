// Opens a table on the server and shows it.
import { navigate } from '../app/router.svelte';
import { settings, updateSettings } from '../app/settings.svelte';
import { loadBoxes } from '../api/boxes.svelte';
import { api } from '../api/client';
import { guest } from '../api/guest.svelte';
import { saveLinks } from '../api/links';
import type { Box, NewTable } from '../api/types';
import { say } from '../words/words.svelte';
import { defaultChoices, FIRST_CODEMAKER, tableRequest, type Choices } from './choices';

async function openTable(table: NewTable): Promise<void> {
  await guest.signIn();
  const { address, links } = await api.openTable(table);
  saveLinks(address, links);
  updateSettings({ lastBox: table.edition });
  navigate(`/table/${address}`);
}

/** Open a table with these choices, and remember them for the next time. */
export function openChosenTable(edition: string, box: Box, choices: Choices): Promise<void> {
  const level = choices.others.find((seat) => seat.sitter === 'computer')?.level ?? settings.level;
  updateSettings({ level, tables: { ...settings.tables, [edition]: choices } });
  return openTable(requestFor(edition, box, choices));
}

/** Open a table against computers with the rules that were chosen for the box last. */
export async function openAgainstComputer(edition: string, level = settings.level): Promise<void> {
  const { editions, levels } = await loadBoxes();
  const box = editions[edition]!;
  let choices = defaultChoices(box.usual_players, level);
  const last = settings.tables[edition];
  if (last) {
    const { againstComputers } = await import('./choiceChanges');
    choices = againstComputers(last, box, levels, level);
  }
  await openTable(requestFor(edition, box, choices));
}

/** Open a table that anyone finds in the list, in the box that was played last. */
export async function openForAnyone(): Promise<void> {
  const { editions } = await loadBoxes();
  const edition = settings.lastBox in editions ? settings.lastBox : Object.keys(editions)[0]!;
  const box = editions[edition]!;
  const choices = defaultChoices(box.usual_players, settings.level);
  const others = choices.others.map((seat) => ({ ...seat, sitter: 'anyone' as const }));
  await openTable(requestFor(edition, box, { ...choices, others, first: 'lot', listed: true }));
}

function requestFor(edition: string, box: Box, choices: Choices): NewTable {
  return tableRequest(edition, choices, {
    names: {
      me: guest.name.trim() || say('player-number', { number: 1 }),
      seat: (number) => say('player-number', { number }),
    },
    asksFirstCodemaker: FIRST_CODEMAKER in box.options,
    chance: Math.random(),
  });
}
