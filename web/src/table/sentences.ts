// Events as sentences, for the live region, the text mode and records.
import { answerInWords, keyInWords, rowInWords } from '../board/labels';
import type { MatchEvent, View } from '../api/types';
import { say } from '../words/words.svelte';
import type { Cause, endingInWords } from './endings';

/** An event that ends a round or the match. What is said about it is fetched later than the rest. */
export type Ending = Extract<MatchEvent, { event: 'attempt_ended' | 'match_ended' }>;

export const isEnding = (event: MatchEvent): event is Ending =>
  event.event === 'attempt_ended' || event.event === 'match_ended';

/**
 * The sentences for the events of one version. A row and its key are one sentence. `view` is the view after them. Endings
 * are left out without `ended`.
 */
export function sentences(
  events: MatchEvent[],
  names: string[],
  view: View,
  cause?: Cause,
  ended?: typeof endingInWords,
): string[] {
  const said: string[] = [];
  const laid = new Map<number, string>();
  const name = (seat: number | null) => (seat === null ? '' : (names[seat] ?? ''));
  for (const event of events) {
    switch (event.event) {
      case 'code_hidden':
        said.push(say('told-hidden', { name: name(event.seat) }));
        break;
      case 'row_laid':
        laid.set(event.seat, event.row);
        break;
      case 'row_covered':
        said.push(say('told-covered', { name: name(event.seat) }));
        break;
      case 'rows_opened':
        event.rows.forEach((row, seat) => laid.set(seat, row));
        break;
      case 'row_marked': {
        const row = laid.get(event.seat) ?? lastMarked(view, event.seat);
        laid.delete(event.seat);
        const key = keyInWords(event.key);
        said.push(say('told-row', { name: name(event.seat), row: rowInWords(row), key }));
        break;
      }
      case 'challenged':
        said.push(say(event.upheld ? 'told-upheld' : 'told-not-upheld', { name: name(event.seat) }));
        break;
      case 'resigned':
        said.push(say(`told-resigned${cause ? `-${cause}` : ''}`, { name: name(event.seat) }));
        break;
      case 'hint_taken':
        said.push(say('told-hint', { name: name(event.seat) }));
        break;
      case 'dealt':
        said.push(say('told-dealt', { name: name(event.opener) }));
        break;
      case 'row_asked':
        said.push(say('told-asked', { name: name(event.seat), row: rowInWords(event.row) }));
        break;
      case 'boards_answered':
        for (const [board, answer] of event.answers)
          said.push(
            say('told-answered', { name: boardName(board, names, view), answer: answerInWords(answer) }),
          );
        break;
      case 'mastermind_called':
        said.push(
          say(event.right ? 'told-called-right' : 'told-called-wrong', {
            name: name(event.seat),
            row: rowInWords(event.row),
          }),
        );
        break;
      case 'attempt_ended':
      case 'match_ended':
        said.push(...(ended?.(event, names, view) ?? []));
        break;
      case 'round_began':
        said.push(
          event.codemaker === null
            ? say('told-round', { number: event.number })
            : say('told-round-maker', { number: event.number, name: name(event.codemaker) }),
        );
        break;
    }
  }
  for (const [seat, row] of laid) said.push(say('told-row-open', { name: name(seat), row: rowInWords(row) }));
  return said;
}

const NOTABLE = new Set(['challenged', 'resigned', 'mastermind_called']);

/** Whether any event is one that the board does not show. */
export const notable = (events: MatchEvent[]): boolean => events.some(({ event }) => NOTABLE.has(event));

/** The name of a board in a group match, where boards are numbered seat by seat. */
export function boardName(board: number, names: string[], view: View): string {
  const owners = view.kind === 'group' ? view.owners : [];
  const seat = owners[board] ?? board;
  const name = names[seat] ?? '';
  const own = owners.filter((owner) => owner === seat).length;
  return own <= 1 ? name : say('board-named', { name, number: board - owners.indexOf(seat) + 1 });
}

function lastMarked(view: View, seat: number): string {
  const boards = view.kind === 'duel' ? view.boards[seat] : view.kind === 'codebreaking' ? view.board : [];
  const over = view.past.at(-1);
  const marked = boards?.filter(([, key]) => key !== null) ?? [];
  if (marked.length || over?.kind !== 'boards') return marked.at(-1)?.[0] ?? '';
  return over.boards[seat]?.at(-1)?.[0] ?? ''; // the key ended the attempt
}
