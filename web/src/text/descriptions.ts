// The state of a match as text for the text mode, made from the view alone.
import { EMPTY } from '../board/draft.svelte';
import { answerInWords, colourName, keyInWords, rowInWords, tokenInWords } from '../board/labels';
import { ownLetter } from '../board/letters';
import type { Attempt, GroupView, Offer, Row, Shape, Snapshot, View } from '../api/types';
import type { KeptCommitment } from '../receipts/commitments';
import { keptInWords, placeInWords } from '../receipts/verdicts';
import { codesInWords, mistakesInWords, scoring } from '../table/endings';
import { promptFor } from '../table/prompt';
import { boardName } from '../table/sentences';
import { say } from '../words/words.svelte';
import { wordFor, type CommandName } from './vocabulary';

/** An entry of the log. */
export interface Entry {
  kind: 'output' | 'command' | 'error';
  heading?: string;
  lines: string[];
  /** The paragraph of the rulebook behind a refusal. */
  rule?: string | null;
}

export const output = (...lines: string[]): Entry => ({ kind: 'output', lines });

/** The whole state, for somebody who has just arrived or has just got the screen. */
export function overview(now: Snapshot, names: string[]): Entry[] {
  const { view } = now;
  const open: Entry = {
    kind: 'output',
    heading: say('round-of', { number: view.number, rounds: view.rounds }),
    lines: [...view.notes.map((note) => say(`note-${note}`)), ...roles(view, names), score(view, names)],
  };
  const rows = now.stage === 'over' ? [] : rowsSoFar(view, names);
  const last = now.stage === 'over' ? view.past.at(-1) : undefined;
  return [
    open,
    ...rows.filter(({ lines }) => lines.length > 0),
    ...(last ? [output(...result(last, view, names))] : []),
    output(...secrets(view, names), promptFor(now, names)),
  ];
}

function roles(view: View, names: string[]): string[] {
  if (view.kind === 'codebreaking') return [say('text-maker', { name: names[view.codemaker] ?? '' })];
  if (view.kind === 'group')
    return view.out.flatMap((out, seat) =>
      out ? [say(view.barred[seat] ? 'text-barred' : 'text-out', { name: names[seat] ?? '' })] : [],
    );
  return [];
}

export const score = (view: View, names: string[]): string =>
  view.scores.map((points, seat) => say('over-points', { name: names[seat] ?? '', points })).join(' ');

/** Every row of this attempt with its key or answers; in a duel, board by board. */
export function rowsSoFar(view: View, names: string[]): Entry[] {
  switch (view.kind) {
    case 'codebreaking':
      return [{ kind: 'output', heading: say('text-rows'), lines: board(view.board) }];
    case 'duel':
      return view.boards.map((rows, seat) => ({
        kind: 'output',
        heading: say('board-of-breaker', { name: names[seat] ?? '' }),
        lines: [...board(rows), ...coveredRow(view.down[seat], seat === view.seat ? view.covered : null)],
      }));
    case 'group':
      return [{ kind: 'output', heading: say('text-rows'), lines: asked(view, names) }];
  }
}

const board = (rows: Row[]): string[] =>
  rows.map(([row, key], at) =>
    say(key ? 'row-words' : 'row-words-open', {
      number: at + 1,
      row: rowInWords(row),
      key: key ? keyInWords(key) : '',
    }),
  );

/** A row that is laid but still covered; only its player sees it. */
function coveredRow(down: boolean | undefined, covered: string | null): string[] {
  if (!down) return [];
  return [covered === null ? say('text-covered') : say('text-covered-own', { row: rowInWords(covered) })];
}

function asked(view: GroupView, names: string[]): string[] {
  const rows = view.asked.map(([seat, row, answers], at) => {
    const said = answers.flatMap((answer, number) =>
      view.owners[number] === seat
        ? []
        : [say('told-answered', { name: boardName(number, names, view), answer: answerInWords(answer) })],
    );
    const question = say('told-asked', { name: names[seat] ?? '', row: rowInWords(row) });
    return `${at + 1}. ${question} ${said.join(' ')}`;
  });
  const calls = view.wrong_calls.map(([seat, row]) =>
    say('told-called-wrong', { name: names[seat] ?? '', row: rowInWords(row) }),
  );
  return [...rows, ...calls];
}

/** What only this seat knows: its code or its tokens. */
export function secrets(view: View, names: string[]): string[] {
  if (view.kind !== 'group')
    return view.code === null ? [] : [say('text-code', { code: rowInWords(view.code) })];
  if (view.hand.length === 0) return [];
  const tokens = view.hand.map(tokenInWords).join(', ');
  return [say('notes-own', { name: names[view.seat ?? 0] ?? '', tokens })];
}

/** The result of an attempt. */
export const result = (attempt: Attempt, view: View, names: string[]): string[] => [
  ...codesInWords(attempt, names),
  ...mistakesInWords(attempt, names),
  scoring(attempt, view, names),
];

/** The commitments that this browser saw, each with what became of it. */
export function commitments(kept: KeptCommitment[], names: string[]): Entry[] {
  if (kept.length === 0) return [output(say('fair-none'))];
  return kept.map((each) => ({
    kind: 'output',
    heading: placeInWords(each, names),
    lines: [each.commitment, keptInWords(each, names)],
  }));
}

/** The players: who is present, and how much time they have left. */
export function players(now: Snapshot, names: string[], serverNow: number): string[] {
  const onlookers = now.onlookers > 0 ? [`${say('watch-count', { count: now.onlookers })}.`] : [];
  const seated = now.seats.map((player, seat) => {
    const there = player.present || player.computer !== null;
    const deadline = now.times?.deadlines[seat] ?? null;
    const left = deadline === null ? now.times?.left[seat] : deadline - serverNow;
    const clock =
      left === undefined ? [] : [say('text-clock', { seconds: Math.max(0, Math.ceil(left / 1000)) })];
    const role = now.view.kind !== 'codebreaking' ? [] : [roleOf(now.view.codemaker, seat)];
    return `${[names[seat] ?? '', ...role, say(there ? 'seat-there' : 'seat-away'), ...clock].join(', ')}.`;
  });
  return [...seated, ...onlookers];
}

const roleOf = (codemaker: number, seat: number): string =>
  say(codemaker === seat ? 'role-maker' : 'role-breaker');

/** The commands for the current offers, each with an example. */
export function possibleCommands(offers: Offer[]): { name: CommandName; line: string }[] {
  return offers.flatMap((offer) =>
    offer.may === 'hint' || offer.may === 'deal'
      ? []
      : [{ name: offer.may, line: say(`text-how-${offer.may}`, { typed: example(offer) }) }],
  );
}

/** An example of the command for an offer. */
function example(offer: Exclude<Offer, { may: 'hint' | 'deal' }>): string {
  const word = wordFor(offer.may, say);
  if ('shape' in offer) return `${word} ${exampleRow(offer.shape)}`;
  if (offer.may === 'mark') return `${word} 2 1`;
  return offer.may === 'answer' ? `${word} ${answerInWords('black')}` : word;
}

function exampleRow({ holes, colours, fewest_empty }: Shape): string {
  const pegs = holes - fewest_empty;
  const row = colours.repeat(pegs).slice(0, pegs).padEnd(holes, EMPTY);
  return [...row].map((letter) => (letter === EMPTY ? EMPTY : ownLetter(letter).toLowerCase())).join('');
}

/** The letters of the colours of this match. */
export function letters(view: View): string {
  const shape = view.kind === 'duel' ? view.shapes[0] : view.row_shape;
  const colours = [...shape.colours].map((letter) => `${ownLetter(letter)} ${colourName(letter)}`);
  return say('text-letters', { colours: colours.join(', ') });
}
