// How a round or a match ended, in words: a headline, what it scored and why, and what comes next. Scores come from the
// referee; this module only finds the sentence for them.
import { answerInWords, keyInWords, rowInWords } from '../board/labels';
import type { Answer, Attempt, Key, View } from '../api/types';
import { say } from '../words/words.svelte';
import type { Ending } from './sentences';

/** Why a player lost a round without giving it up: the clock, or a long absence. */
export type Cause = 'flag' | 'claim';

/** Light for whoever won, dusk for whoever lost. */
export type Mood = 'won' | 'lost' | 'even';

/** The seat whose code was to be found, if that is a single one. */
const makerOf = (attempt: Attempt): number =>
  attempt.kind === 'boards' ? attempt.codes.findIndex((code) => code !== null) : -1;

const nameIn =
  (names: string[]) =>
  (seat: number | null): string =>
    names[seat ?? -1] ?? '';

/** Whether the person at the screen looked for the code. */
const missed = (attempt: Attempt, names: string[]): boolean =>
  names.some((name, seat) => name === say('seat-you') && seat !== makerOf(attempt));

/** What happened, in one short sentence. */
export function headline(attempt: Attempt, names: string[], cause?: Cause): string {
  const name = nameIn(names);
  const { by, outcome } = attempt;
  switch (outcome) {
    case 'found':
      return say('over-found', { name: name(by), rows: attempt.rows[by ?? 0] ?? 0 });
    case 'not_found':
      return missed(attempt, names) ? say('over-missed') : say('over-held', { name: name(makerOf(attempt)) });
    case 'out_of_rows':
      return say('over-both-held');
    case 'both_found':
      return say('over-both-found', { rows: attempt.rows[0] ?? 0 });
    case 'mastermind':
      return say('over-mastermind', { name: name(by) });
    case 'all_out':
      return say('over-all-out');
    case 'resigned':
      return say(`told-resigned${cause ? `-${cause}` : ''}`, { name: name(by) });
    case 'wrong_key': {
      const markers = new Set(attempt.mistakes.map(([marker]) => marker));
      const what = attempt.kind === 'group' ? 'answer' : 'key';
      if (markers.size > 1) return say(`over-wrong-${what}s`);
      return say(`over-wrong-${what}`, { name: name([...markers][0] ?? null) });
    }
    default:
      return outcome satisfies never;
  }
}

/** What happened, in a few words: under the code of the round. */
export function tile(attempt: Attempt, names: string[]): string {
  const { by, outcome } = attempt;
  const name = nameIn(names)(by);
  if (outcome === 'found' || outcome === 'both_found')
    return say('tile-found', { name, rows: attempt.rows[by ?? 0] ?? 0 });
  if (outcome === 'mastermind' || outcome === 'resigned') return say(`tile-${outcome}`, { name });
  return say(outcome === 'wrong_key' ? 'tile-wrong_key' : 'tile-not_found');
}

/** Who scores what, and why, by the rules of the box. */
export function scoring(attempt: Attempt, view: View, names: string[]): string {
  const scored = scoredBy(attempt, view, names);
  return attempt.again ? `${scored} ${say('over-again')}` : scored;
}

function scoredBy(attempt: Attempt, view: View, names: string[]): string {
  const winner = attempt.points.findIndex((points) => points > 0);
  const name = names[winner] ?? '';
  if (view.kind === 'duel') return winner < 0 ? say('score-no-point') : say('score-point', { name });
  if (view.kind === 'group') return winner < 0 ? say('score-no-round') : say('score-round', { name });
  const points = attempt.points[winner] ?? 0;
  const bonus = points - view.row_limit;
  if (attempt.outcome === 'not_found' && bonus > 0)
    return say('score-held', { name, points, rows: view.row_limit, bonus });
  if (attempt.outcome === 'found' || attempt.outcome === 'not_found')
    return say('score-rows', { name, points });
  if (attempt.outcome === 'resigned' && points >= view.row_limit)
    return say('score-resigned', { name, points });
  const changes = attempt.points.flatMap((change, seat) =>
    change === 0 ? [] : [`${names[seat] ?? ''} ${change > 0 ? `+${change}` : `−${-change}`}`],
  );
  return changes.length === 0 ? say('over-no-points') : say('score-changes', { changes: changes.join(', ') });
}

/** The button that leads on. */
export function next(attempt: Attempt, view: View, names: string[], last: boolean): string {
  if (attempt.again) return say('next-again');
  if (view.kind === 'codebreaking' && last) return say('next-hides', { name: names[view.codemaker] ?? '' });
  return say('next-round', { number: attempt.number + 1 });
}

/** How a round ended for the person at the screen; for onlookers, whether anybody found the code. */
export function moodOf(attempt: Attempt, view: View, you: number | null): Mood {
  const { outcome, by } = attempt;
  const found = outcome === 'found' || outcome === 'mastermind';
  if (you === null) return found ? 'won' : 'even';
  if (outcome === 'wrong_key') return 'even';
  if (outcome === 'resigned') return by === you ? 'lost' : 'won';
  if (view.kind !== 'codebreaking') return found ? (by === you ? 'won' : 'lost') : 'even';
  if (found) return by === you ? 'won' : 'even'; // a codemaker scores either way
  return makerOf(attempt) === you ? 'won' : 'lost';
}

/** How the match ended for the person at the screen. */
export function matchMood(winners: number[], you: number | null): Mood {
  if (winners.length !== 1) return 'even';
  return you === null || winners[0] === you ? 'won' : 'lost';
}

/** Who won the match, with the score. */
export function matchHeadline({ winners, scores }: View, names: string[]): string {
  const name = nameIn(names);
  const best = scores[winners[0] ?? 0] ?? 0;
  const others = scores.filter((_, seat) => seat !== winners[0]).sort((one, two) => two - one);
  const score = [best, ...others].join('–');
  if (winners.length === 1) return say('match-won', { name: name(winners[0]!), score });
  if (winners.length === scores.length) return say('match-drawn', { score });
  return say('match-shared', { ...shared(winners, names), score });
}

/** Who shares a match; if the person at the screen does, then with whom. */
export function shared(winners: number[], names: string[]): { names: string; who: string } {
  const all = winners.map(nameIn(names));
  const others = all.filter((name) => name !== say('seat-you'));
  return { names: others.join(', '), who: others.length < all.length ? 'you' : 'other' };
}

/** The codes of an attempt, for whoever does not see them on the board. */
export function codesInWords(attempt: Attempt, names: string[]): string[] {
  if (attempt.kind === 'group') return [say('over-code', { code: rowInWords(attempt.code) })];
  return attempt.codes.flatMap((code, seat) =>
    code === null ? [] : [say('over-code-of', { name: names[seat] ?? '', code: rowInWords(code) })],
  );
}

const inWords = (key: Key | Answer) => (typeof key === 'string' ? answerInWords(key) : keyInWords(key));

/** The wrong keys of an attempt, each with the right one. */
export function mistakesInWords(attempt: Attempt, names: string[]): string[] {
  const rowOf = (breaker: number, row: number) =>
    attempt.kind === 'group' ? attempt.asked[row]?.[1] : attempt.boards[breaker]?.[row]?.[0];
  return attempt.mistakes.map(([marker, breaker, row, given, right]) =>
    say('over-mistake', {
      name: names[marker] ?? '',
      number: row + 1,
      row: rowInWords(rowOf(breaker, row) ?? ''),
      given: inWords(given),
      right: inWords(right),
    }),
  );
}

/** The sentences for an event that ends a round or the match. */
export function endingInWords(event: Ending, names: string[], view: View): string[] {
  if (event.event === 'match_ended') return [endInWords(event.winners, names)];
  const scored = scoring(event.attempt, view, names);
  // that somebody gave up is said already
  return event.attempt.outcome === 'resigned' ? [scored] : [headline(event.attempt, names), scored];
}

export function outcomeInWords(attempt: Attempt, names: string[]): string {
  const name = attempt.by === null ? '' : (names[attempt.by] ?? '');
  return say(`outcome-${attempt.outcome}`, { name });
}

export function endInWords(winners: number[], names: string[]): string {
  const [winner, ...others] = winners;
  return others.length === 0
    ? say('told-won', { name: names[winner ?? 0] ?? '' })
    : say('told-draw', shared(winners, names));
}
