// The coach in the text mode: hints, why something is certain, and the review of the last round.
import type { AskerReview, AttemptReview, PlayerReview, RowReview, Snapshot } from '../api/types';
import { keyInWords, rowInWords } from '../board/labels';
import { hintRemarks, holesOf } from '../coach/hintSentences';
import { improvementOf, improvementSentence } from '../coach/improvements';
import { count } from '../coach/numbers';
import { reviewOf, takeHint, takenHints } from '../coach/requests';
import {
  callRemarks,
  certainSentence,
  codeRemarks,
  heading,
  lineOf,
  mistakeRemarks,
  questionRemarks,
  rowRemarks,
  verdictSentence,
  wrongKeyRemarks,
  type Remark,
} from '../coach/sentences';
import { whyNoted } from '../coach/why';
import { endedIn } from '../table/attempts.svelte';
import { fetchCoachWords, say } from '../words/words.svelte';
import type { About } from './commands';
import { output, type Entry } from './descriptions';
import { pageAbout } from './notes';
import { wordFor } from './vocabulary';

const inWords = ({ text, row }: Remark): string => (row ? `${text} ${rowInWords(row)}.` : text);

/** Take the next hint, and say what it says. */
export async function hint(now: Snapshot, seat: number): Promise<Entry> {
  await fetchCoachWords();
  // without a hint so far there is nothing to ask for
  const before = now.hints[seat] ? (await takenHints(now.address, seat)).step : 0;
  const { hints } = await takeHint(now.address, seat, Math.min(before + 1, LAST_STEP));
  const latest = hints.at(-1);
  if (!latest) return output(say('hint-no-fact'));
  const more = latest.step < LAST_STEP ? [say('hint-more', { command: wordFor('hint', say) })] : [];
  return output(...hintRemarks(latest, holesOf(now.view, seat), hints).map(inWords), ...more);
}

const LAST_STEP = 4;

/** Why a colour is certainly in a hole, or is not. */
export async function why({ view }: Snapshot, names: string[], about: About): Promise<Entry> {
  if (view.options.hints === 'forbidden') return { kind: 'error', lines: [say('text-why-forbidden')] };
  const page = pageAbout(view, names, about);
  if (!page) return { kind: 'error', lines: [say('text-notes-where')] };
  await fetchCoachWords();
  const note = { page, letter: about.colour, place: about.hole - 1 };
  const found =
    whyNoted(view, { ...note, mark: 'sure' }, names) ?? whyNoted(view, { ...note, mark: 'out' }, names);
  return output(found?.sentence ?? say('text-why-open'));
}

/** What the coach says about the last round that is over. */
export async function review(now: Snapshot, names: string[]): Promise<Entry[]> {
  await fetchCoachWords();
  const ended = endedIn(now.view);
  if (ended === 0) return [output(say('review-nothing'))];
  const found = await reviewOf({ of: 'tables', address: now.address }, ended - 1);
  const remarks = [
    ...(found.kind === 'boards' ? found.codes.flatMap((code) => codeRemarks(code, names)) : []),
    ...found.mistakes.flatMap((mistake) => mistakeRemarks(mistake, names)),
  ];
  const certain = found.kind === 'group' ? certainSentence(found, names) : null;
  return [
    ...found.players.map((player) => playerEntry(found, player, names)),
    output(...(certain ? [certain] : []), ...remarks.map(inWords)),
  ];
}

function playerEntry(found: AttemptReview, player: PlayerReview | AskerReview, names: string[]): Entry {
  const rows =
    player.role === 'asker'
      ? player.rows.map((row, at) => [
          said(at + 1, rowInWords(row.row), row),
          ...questionRemarks(row, player.seat, names).map(inWords),
        ])
      : player.rows.map((row, at) => [
          ...wrongKeyRemarks(found.mistakes, player.seat, at + 1).map(inWords),
          reviewedRow(at + 1, row),
        ]);
  const call = player.role === 'asker' && player.call ? callRemarks(player.call).map(inWords) : [];
  const figures =
    player.skill === null
      ? []
      : [
          player.role === 'asker'
            ? say('review-asker', { skill: player.skill })
            : say('review-player', { skill: player.skill, luck: player.luck ?? 0 }),
        ];
  const verdict = verdictSentence(found, player, names);
  const mine = player.role === 'codebreaker' && names[player.seat] === say('seat-you');
  const improvement = mine && !found.mistakes.length ? improvementOf(player.rows) : null;
  return {
    kind: 'output',
    heading: heading(found, player, names),
    lines: [
      ...rows.map((each) => each.join(' ')),
      ...call,
      ...figures,
      ...(verdict ? [verdict] : []),
      lineOf(found, player, names),
      improvement ? improvementSentence(improvement) : '',
    ].filter(Boolean),
  };
}

/** A row on a board, and what there is to say about it. */
export const reviewedRow = (number: number, row: RowReview): string =>
  [
    said(number, `${rowInWords(row.row)} – ${row.key ? keyInWords(row.key) : '?'}`, row),
    ...rowRemarks(row).map(inWords),
  ].join(' ');

/** A row with the codes that it left, and its skill and luck. */
function said(
  number: number,
  row: string,
  figures: { before: number; after: number | null; skill: number | null; luck?: number | null },
): string {
  const { before, after, skill, luck } = figures;
  const left = say('review-left', { codes: `${count(before)} → ${after === null ? '?' : count(after)}` });
  const parts = [
    `${number}: ${row}`,
    left,
    ...(skill === null ? [] : [say('review-skill', { skill })]),
    ...(luck == null ? [] : [say('review-luck', { luck })]),
  ];
  return `${parts.join('; ')}.`;
}
