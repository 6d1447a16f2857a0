// What happened, a sentence each: for the live region, for the text mode, and for whoever cannot see the board.
import { answerInWords, keyInWords, rowInWords } from '../board/pegs';
import type { Attempt, MatchEvent, View } from '../house/wire';
import { say } from '../words/words.svelte';

/** The sentences of one version. A row and its key, or its answers, are one. `view` is how it stands afterwards. */
export function sentences(
  events: MatchEvent[],
  names: string[],
  view: View,
  cause?: 'flag' | 'claim',
): string[] {
  const said: string[] = [];
  const laid = new Map<number, string>();
  const name = (seat: number | null) => (seat === null ? '' : (names[seat] ?? ''));
  for (const happened of events) {
    switch (happened.event) {
      case 'code_hidden':
        said.push(say('told-hidden', { name: name(happened.seat) }));
        break;
      case 'row_laid':
        laid.set(happened.seat, happened.row);
        break;
      case 'row_covered':
        said.push(say('told-covered', { name: name(happened.seat) }));
        break;
      case 'rows_opened':
        happened.rows.forEach((row, seat) => laid.set(seat, row));
        break;
      case 'row_marked': {
        const row = laid.get(happened.seat) ?? lastMarked(view, happened.seat);
        laid.delete(happened.seat);
        const key = keyInWords(happened.key);
        said.push(say('told-row', { name: name(happened.seat), row: rowInWords(row), key }));
        break;
      }
      case 'challenged':
        said.push(say(happened.upheld ? 'told-upheld' : 'told-not-upheld', { name: name(happened.seat) }));
        break;
      case 'resigned':
        said.push(say(`told-resigned${cause ? `-${cause}` : ''}`, { name: name(happened.seat) }));
        break;
      case 'hint_taken':
        said.push(say('told-hint', { name: name(happened.seat) }));
        break;
      case 'dealt':
        said.push(say('told-dealt', { name: name(happened.opener) }));
        break;
      case 'row_asked':
        said.push(say('told-asked', { name: name(happened.seat), row: rowInWords(happened.row) }));
        break;
      case 'boards_answered':
        for (const [board, answer] of happened.answers)
          said.push(
            say('told-answered', { name: boardName(board, names, view), answer: answerInWords(answer) }),
          );
        break;
      case 'mastermind_called':
        said.push(
          say(happened.right ? 'told-called-right' : 'told-called-wrong', {
            name: name(happened.seat),
            row: rowInWords(happened.row),
          }),
        );
        break;
      case 'attempt_ended':
        if (happened.attempt.outcome === 'resigned') break; // said already
        said.push(outcomeInWords(happened.attempt, names));
        break;
      case 'round_began':
        said.push(
          happened.codemaker === null
            ? say('told-round', { number: happened.number })
            : say('told-round-maker', { number: happened.number, name: name(happened.codemaker) }),
        );
        break;
      case 'match_ended':
        said.push(endInWords(happened.winners, names));
        break;
    }
  }
  for (const [seat, row] of laid) said.push(say('told-row-open', { name: name(seat), row: rowInWords(row) }));
  return said;
}

const NOTABLE = new Set(['challenged', 'resigned', 'mastermind_called']);

/** Whether something happened that those who see the board would miss. */
export const notable = (events: MatchEvent[]): boolean => events.some(({ event }) => NOTABLE.has(event));

/** In the group box boards are numbered seat by seat. */
export function boardName(board: number, names: string[], view: View): string {
  const each = view.kind === 'group' ? view.boards_each : 1;
  const name = names[Math.floor(board / each)] ?? '';
  return each === 1 ? name : say('board-named', { name, number: (board % each) + 1 });
}

export function outcomeInWords(attempt: Attempt, names: string[]): string {
  const name = attempt.by === null ? '' : (names[attempt.by] ?? '');
  return say(`outcome-${attempt.outcome}`, { name });
}

export function endInWords(winners: number[], names: string[]): string {
  const shown = winners.map((seat) => names[seat] ?? '');
  return shown.length === 1
    ? say('told-won', { name: shown[0]! })
    : say('told-draw', { names: shown.join(', ') });
}

function lastMarked(view: View, seat: number): string {
  const boards = view.kind === 'duel' ? view.boards[seat] : view.kind === 'codebreaking' ? view.board : [];
  const over = view.past.at(-1);
  const marked = boards?.filter(([, key]) => key !== null) ?? [];
  if (marked.length || over?.kind !== 'boards') return marked.at(-1)?.[0] ?? '';
  return over.boards[seat]?.at(-1)?.[0] ?? ''; // the key ended the attempt
}
