// Reviews in sentences, for the pages and the text mode. Most are those of `keypeg review`.
import type {
  AskedReview,
  AskerReview,
  AttemptReview,
  BoardsReview,
  CallReview,
  CodeReview,
  GroupReview,
  MistakeReview,
  PlayerReview,
  RowReview,
} from '../api/types';
import { answerInWords, keyInWords } from '../board/labels';
import { say } from '../words/words.svelte';
import { listedRows } from './facts';
import { momentOf, momentSentence } from './moment';
import { codes, codesAfter, count, decimal, percent } from './numbers';

/** A sentence, and a row that is shown after it. */
export interface Remark {
  text: string;
  row?: string;
}

/** A row that costs less than this is hardly worse than the best: two decimals would show 0.00. */
const LEAST_COST = 0.005;

/** Whether there was a better row, or a more telling question. */
export function hadBetter(row: RowReview | AskedReview): boolean {
  if ('cost' in row) return row.best !== null && (row.cost ?? 0) > 0;
  return row.best !== null && row.verdict !== 'best' && row.verdict !== 'good';
}

/** Whether a row was a mistake that is worth another try. */
export const wasMistake = (row: RowReview): boolean =>
  hadBetter(row) && row.verdict !== 'best' && row.verdict !== 'good';

/** What there is to say about a row on a board. */
export function rowRemarks(row: RowReview): Remark[] {
  const remarks: Remark[] = [];
  if (row.verdict === 'only') remarks.push({ text: say('review-only') });
  else if (row.verdict !== null) {
    const rows = listedRows(row.ruled_out_by);
    if (!row.possible)
      remarks.push({ text: say('review-ruled-out', { count: row.ruled_out_by.length, rows }) });
    if (row.outlook?.keys === 1) remarks.push({ text: say('review-tells-nothing') });
    remarks.push(...betterRow(row));
  }
  if (row.contradiction.length) {
    const rows = listedRows(row.contradiction);
    remarks.push({ text: say('review-contradicting', { count: row.contradiction.length, rows }) });
  }
  return remarks;
}

function betterRow(row: RowReview): Remark[] {
  if (!hadBetter(row)) return [{ text: say(row.exact ? 'review-best' : 'review-best-known') }];
  if (row.cost! < LEAST_COST) return [{ text: say('review-better-hardly'), row: row.best! }];
  const better = say(row.exact ? 'review-better' : 'review-better-about', { cost: decimal(row.cost!) });
  const reason = reasonFor(row);
  return [{ text: better, row: row.best! }, ...(reason ? [{ text: reason }] : [])];
}

/** Why the best row was better than the one that was laid. */
function reasonFor({ why, outlook, best_outlook: best }: RowReview): string | null {
  if (why === null || !outlook || !best) return null;
  const values = { codes: codes(best.codes), laid: codes(outlook.codes) };
  const keys = { keys: best.keys, laid_keys: outlook.keys };
  switch (why) {
    case 'fewer_codes':
      // the difference may be too small to be told
      if (values.codes === values.laid)
        return best.keys > outlook.keys ? say('review-why-keys', keys) : say('review-why-later');
      return best.keys > outlook.keys
        ? say('review-why-both', { ...values, ...keys })
        : say('review-why-codes', values);
    case 'more_keys':
      return say('review-why-keys', keys);
    case 'may_be_code':
      return say('review-why-code');
    case 'later':
      return say('review-why-later');
  }
}

/** What there is to say about a question, apart from the codes that it left its asker. */
export function questionRemarks(row: AskedReview, asker: number, names: string[]): Remark[] {
  const remarks: Remark[] = [];
  const others = row.told.filter(({ seat }) => seat !== asker);
  if (others.length) {
    const told = others.map(
      ({ seat, before, after }) => `${names[seat] ?? ''} ${count(before)} → ${count(after)}`,
    );
    remarks.push({ text: say('review-told', { players: told.join(', ') }) });
  }
  if (hadBetter(row)) {
    const [best, laid] = [codesAfter(row.before, row.best_bits), codesAfter(row.before, row.expected_bits)];
    remarks.push({ text: say('review-question', { best, laid }), row: row.best! });
  } else if (row.verdict !== null) remarks.push({ text: say('review-question-good') });
  return remarks;
}

/** How good a call was when it was made. */
export function callRemarks(call: CallReview): Remark[] {
  const chance = percent(call.chance);
  const said = say(call.right ? 'review-call-right' : 'review-call-wrong', { chance });
  return [
    { text: said, row: call.row },
    ...(call.certain_since === null ? [] : [{ text: say('review-certain', { rows: call.certain_since }) }]),
    { text: say('review-rivals', { chance: percent(call.rivals) }) },
  ];
}

/** A code, how soon it was found unless that is said already, and how hard it is for the best strategy. */
export function codeRemarks(code: CodeReview, names: string[], said: number | null = null): Remark[] {
  const name = names[code.breaker] ?? '';
  const remarks: Remark[] = [
    { text: say('coach-code-of', { name: names[code.seat] ?? '' }), row: code.code },
  ];
  if (code.rows > 0 && (code.breaker !== said || code.average_rows === null))
    remarks.push({
      text: say(code.found ? 'coach-code-found' : 'coach-code-not-found', { name, rows: code.rows }),
    });
  if (code.hardness !== null && code.best_rows !== null && code.average_rows !== null)
    remarks.push({ text: hardnessSentence(code.hardness, code.best_rows, code.average_rows) });
  return remarks;
}

/** By this much a code must be harder or easier than the average one for a sentence to say so. */
const NOTABLE_ROWS = 0.05;

/** How hard a code is for the best strategy. */
function hardnessSentence(hardness: number, bestRows: number, averageRows: number): string {
  const [best, average] = [decimal(bestRows), decimal(averageRows)];
  return Math.abs(bestRows - averageRows) < NOTABLE_ROWS
    ? say('review-code-average', { average })
    : say('review-code-hard', { hardness, best, average });
}

/** A wrong key or answer that was given by hand, and what it cost. */
export function mistakeRemarks(mistake: MistakeReview, names: string[]): Remark[] {
  const key = (given: MistakeReview['given']) =>
    typeof given === 'string' ? answerInWords(given) : keyInWords(given);
  const what = say('coach-mistake', { row: mistake.row + 1, name: names[mistake.breaker] ?? '' });
  const keys = say('review-mistake-key', { given: key(mistake.given), right: key(mistake.right) });
  const remarks = [{ text: `${what} ${keys}` }];
  if (mistake.left !== null && mistake.left_if_right !== null) {
    const [left, right] = [count(mistake.left), count(mistake.left_if_right)];
    remarks.push({ text: say('review-mistake-cost', { left, right, rows: mistake.rows_after }) });
  }
  return remarks;
}

/** What is to be said beside a row whose key was wrong. */
export function wrongKeyRemarks(mistakes: MistakeReview[], breaker: number, row: number): Remark[] {
  const wrong = mistakes.filter((mistake) => mistake.breaker === breaker && mistake.row + 1 === row);
  return wrong.flatMap(({ right }) =>
    typeof right === 'string' ? [] : [{ text: say('coach-key-wrong', { right: keyInWords(right) }) }],
  );
}

/** From when on each player could know the code. */
export function certainSentence(review: GroupReview, names: string[]): string | null {
  if (!review.certain.length) return null;
  const players = review.certain.map(({ seat, rows }) =>
    rows === null
      ? say('coach-certain-never', { name: names[seat] ?? '' })
      : say('coach-certain-after', { name: names[seat] ?? '', rows }),
  );
  return say('review-certain-seats', { players: players.join(', ') });
}

/** Whether a player gave up, or ran out of time. */
const hasStopped = ({ outcome, by }: AttemptReview, seat: number): boolean =>
  outcome === 'resigned' && by === seat;

/** One verdict for a player: on all rows, or how it came that there were no more. */
export function verdictSentence(
  review: AttemptReview,
  player: PlayerReview | AskerReview,
  names: string[],
): string | null {
  const { verdict, seat, skill } = player;
  const name = names[seat] ?? '';
  if (player.role === 'asker' && player.call && !player.call.right) return wrongCall(player.call, name);
  if (verdict === null || verdict === 'only') return null;
  if (hasStopped(review, seat))
    return say('coach-stopped', { name, rows: player.rows.length, skill: skill ?? 0 });
  return name === say('seat-you')
    ? say(`review-praise-${verdict}`)
    : say(`coach-praise-${verdict}`, { name });
}

/** A call that put its caller out. */
function wrongCall({ chance, codes: left }: CallReview, name: string): string {
  const message = chance > 0 ? 'coach-call-lost' : 'coach-call-impossible';
  return say(message, { name, chance: percent(chance), codes: left });
}

/** Where luck is this far from 50, it is worth a word. */
const NOTABLE_LUCK = 12;

/** What the keys made of it. */
export function luckSentence({ luck }: PlayerReview): string | null {
  if (luck === null) return null;
  if (luck >= 50 + NOTABLE_LUCK) return say('coach-keys-kind');
  return say(luck <= 50 - NOTABLE_LUCK ? 'coach-keys-unkind' : 'coach-keys-even');
}

/** What the coach says in one line: what decided the round, or what the keys made of it. */
export function lineOf(review: AttemptReview, player: PlayerReview | AskerReview, names: string[]): string {
  const moment = momentOf(review, player.seat);
  const keys = moment.kind === 'none' && player.role === 'codebreaker' ? luckSentence(player) : null;
  if (hasStopped(review, player.seat) && moment.kind === 'none') return keys ?? '';
  return keys ?? momentSentence(moment, review, player.seat, names);
}

/** How many rows it took, and how many the best strategy takes on average. */
export function rowsSentence(review: BoardsReview, seat: number, names: string[]): string | null {
  const code = review.codes.find(({ breaker }) => breaker === seat);
  if (!code?.rows || code.average_rows === null || review.outcome === 'wrong_key') return null;
  const values = { name: names[seat] ?? '', rows: code.rows, average: decimal(code.average_rows) };
  return say(code.found ? 'coach-rows-found' : 'coach-rows-not-found', values);
}

/** The headline of a review. */
export function heading(
  review: AttemptReview,
  { role, seat }: PlayerReview | AskerReview,
  names: string[],
): string {
  const name = names[seat] ?? '';
  if (role === 'asker') return say('coach-how-asked', { name });
  const found = review.kind === 'boards' && review.codes.some((code) => code.breaker === seat && code.found);
  return say(found ? 'coach-how-found' : 'coach-how-searched', { name });
}
