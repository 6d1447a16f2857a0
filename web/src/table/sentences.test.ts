// Every event, for every seat, in every language: the person at the screen is spoken to, and nobody is told about a guest.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Attempt, BoardAttempt, GroupAttempt, MatchEvent, SeatView, View } from '../api/types';
import {
  fetchEndingWords,
  fetchTableWords,
  LANGUAGES,
  say,
  setLanguage,
  type Language,
} from '../words/words.svelte';
import { endingInWords, headline, matchHeadline, moodOf, next, scoring, tile } from './endings';
import { namesOf } from './names';
import { promptFor } from './prompt';
import { sentences } from './sentences';

const boards = {
  kind: 'boards',
  number: 1,
  outcome: 'found',
  by: 1,
  points: [4, 0],
  rows: [0, 4],
  again: false,
  mistakes: [],
  codes: ['RGBY', null],
  boards: [[], [['RRGG', [1, 1]]]],
} as BoardAttempt;
const mistaken: Partial<BoardAttempt> = {
  outcome: 'wrong_key',
  by: null,
  again: true,
  points: [-3, 3],
  mistakes: [[0, 1, 0, [2, 0], [1, 1]]],
};
const group = {
  kind: 'group',
  number: 1,
  outcome: 'mastermind',
  by: 1,
  points: [0, 1],
  rows: [1, 1],
  again: false,
  mistakes: [],
  code: 'R.G..',
  hands: [[['R', 1]], [['G', 3]]],
  asked: [],
  wrong_calls: [],
} as GroupAttempt;

const common = { number: 2, rounds: 2, earlier: 0, past: [], scores: [4, 0], winners: [], row_limit: 10 };
const codebreaking = { ...common, kind: 'codebreaking', codemaker: 1, board: [] } as unknown as View;
const duel = { ...common, kind: 'duel', boards: [[], []] } as unknown as View;
const groupView = { ...common, kind: 'group', owners: [0, 1] } as unknown as View;

/** A match, seen from both sides. */
const swapped = (attempt: BoardAttempt): BoardAttempt => ({
  ...attempt,
  by: attempt.by === null ? null : 1 - attempt.by,
  points: attempt.points.toReversed(),
  rows: attempt.rows.toReversed(),
  codes: attempt.codes.toReversed(),
  boards: attempt.boards.toReversed(),
  mistakes: attempt.mistakes.map(([marker, breaker, ...rest]) => [1 - marker, 1 - breaker, ...rest]),
});

const ENDED: [Attempt, View][] = [
  ...[
    boards,
    { ...boards, outcome: 'not_found', by: null, points: [11, 0] } as BoardAttempt,
    { ...boards, outcome: 'resigned', by: 0, points: [0, 3] } as BoardAttempt,
    { ...boards, outcome: 'resigned', by: 1, points: [11, 0] } as BoardAttempt,
    { ...boards, ...mistaken } as BoardAttempt,
  ].flatMap((each): [Attempt, View][] => [
    [each, codebreaking],
    [swapped(each), codebreaking],
  ]),
  ...[
    { ...boards, points: [0, 1], rows: [4, 4], codes: ['RGBYR', 'RRGGB'] } as BoardAttempt,
    { ...boards, outcome: 'both_found', by: null, points: [0, 0], again: true, rows: [4, 4] } as BoardAttempt,
    { ...boards, outcome: 'out_of_rows', by: null, points: [0, 0], again: true } as BoardAttempt,
    { ...boards, ...mistaken, points: [0, 1] } as BoardAttempt,
    { ...boards, ...mistaken, points: [0, 0], mistakes: [...mistaken.mistakes!, [1, 0, 0, [0, 0], [1, 0]]] },
  ].flatMap((each): [Attempt, View][] => [
    [each as BoardAttempt, duel],
    [swapped(each as BoardAttempt), duel],
  ]),
  [group, groupView],
  [{ ...group, by: 0, points: [1, 0] }, groupView],
  [{ ...group, outcome: 'all_out', by: null, points: [0, 0] }, groupView],
  [
    { ...group, outcome: 'wrong_key', by: null, points: [0, 0], mistakes: [[1, 0, 0, 'black', 'none']] },
    groupView,
  ],
];

const bySeat = (make: (seat: number) => MatchEvent): MatchEvent[] => [make(0), make(1)];
const EVENTS: Record<MatchEvent['event'], MatchEvent[]> = {
  code_hidden: bySeat((seat) => ({ event: 'code_hidden', seat, code: null })),
  row_laid: bySeat((seat) => ({ event: 'row_laid', seat, row: 'RGBY' })),
  row_covered: bySeat((seat) => ({ event: 'row_covered', seat, row: null })),
  rows_opened: [{ event: 'rows_opened', rows: ['RGBY', 'RRGG'] }],
  row_marked: bySeat((seat) => ({ event: 'row_marked', seat, key: [1, 2] })),
  challenged: [true, false].flatMap((upheld) => bySeat((seat) => ({ event: 'challenged', seat, upheld }))),
  resigned: bySeat((seat) => ({ event: 'resigned', seat })),
  hint_taken: bySeat((seat) => ({ event: 'hint_taken', seat, step: 1 })),
  dealt: bySeat((opener) => ({ event: 'dealt', opener, hands: [] })),
  row_asked: bySeat((seat) => ({ event: 'row_asked', seat, row: 'R.G..' })),
  boards_answered: [
    {
      event: 'boards_answered',
      answers: [
        [0, 'black'],
        [1, 'none'],
      ],
    },
  ],
  mastermind_called: [true, false].flatMap((right) =>
    bySeat((seat) => ({ event: 'mastermind_called', seat, row: 'R.G..', right })),
  ),
  attempt_ended: ENDED.map(([attempt]) => ({ event: 'attempt_ended', attempt })),
  round_began: bySeat((codemaker) => ({ event: 'round_began', number: 2, attempt: 1, codemaker })),
  match_ended: [[0], [1], [0, 1]].map((winners) => ({ event: 'match_ended', winners })),
};

/** A verb in the third person after the word for the reader, or a name in place of it. */
const THIRD_PERSON: Record<Language, RegExp> = {
  en: /Guest|\b[Yy]ou (?:has|is|was|asks|calls|scores|wins|makes|begins|goes|hides)\b/,
  fr: /Invité|\bVous (?:a|est|interroge|annonce|marque|gagne|compose|commence|cache)\b|d[e’] ?Vous/,
  de: /Gast|\bDu (?:hat|ist|war|fragt|ruft|gewinnt|beginnt|teilt|verbirgt)\b|von Du/,
};

const seat = (player: Partial<SeatView>) =>
  ({
    claim_from: null,
    bot: false,
    computer: null,
    character: 0,
    kept_for: 'guest',
    name: null,
    present: true,
    taken: true,
    ...player,
  }) as SeatView;

beforeAll(() => vi.stubGlobal('document', { documentElement: {} }));

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    await setLanguage(language);
    await Promise.all([fetchTableWords(), fetchEndingWords()]);
  });

  const seats = (you: number) => {
    const people = [seat({ name: say('guest-name') }), seat({ computer: 'casual' })];
    return you === 0 ? people : people.toReversed();
  };

  test.each([0, 1])('seat %i is spoken to, whatever happens', (you) => {
    const names = namesOf({ seats: seats(you) }, you);
    const said = Object.values(EVENTS)
      .flat()
      .flatMap((event) =>
        [codebreaking, duel, groupView].flatMap((view) =>
          ([undefined, 'flag', 'claim'] as const).flatMap((cause) =>
            sentences([event], names, view, cause, endingInWords),
          ),
        ),
      );
    const ended = ENDED.flatMap(([attempt, view]) =>
      ([undefined, 'flag', 'claim'] as const).flatMap((cause) => [
        headline(attempt, names, cause),
        scoring(attempt, view, names),
        next(attempt, view, names, true),
      ]),
    );
    const matches = [[0], [1], [0, 1]].map((winners) =>
      matchHeadline({ ...codebreaking, winners, scores: [13, 9] }, names),
    );
    for (const sentence of [...said, ...ended, ...matches]) {
      expect(sentence).not.toMatch(THIRD_PERSON[language]);
      expect(sentence).not.toMatch(/[{}$]|^[a-z]+-/); // a value or a message is missing
    }
  });

  test('somebody whose name is the word for the reader is not taken for them', () => {
    const rival = seat({ name: say('seat-you') });
    const names = namesOf({ seats: [seat({ name: 'Ada' }), rival] }, 0);
    expect(names[0]).toBe(say('seat-you'));
    expect(names[1]).not.toBe(say('seat-you'));
    expect(namesOf({ seats: [rival, seat({ name: 'Ada' })] })[0]).not.toBe(say('seat-you'));
  });

  test('on a shared screen the prompt names who plays', () => {
    const now = { view: { ...codebreaking, seat: 0 }, offers: [{ may: 'guess' }], waits_for: [0], seats: [] };
    expect(promptFor(now as never, ['Ada', 'Bo'])).toContain('Ada');
    expect(promptFor(now as never, [say('seat-you'), 'Bo'])).not.toContain(`${say('seat-you')},`);
  });
});

describe('in English', () => {
  beforeAll(() => setLanguage('en'));
  const told = (attempt: Attempt, view: View, names: string[]) =>
    `${headline(attempt, names)} ${scoring(attempt, view, names)} ${next(attempt, view, names, true)}`;

  test('a round is told in a few words', () => {
    const names = [say('seat-you'), 'Pip'];
    expect(tile(boards, names)).toBe('Pip, in 4');
    expect(tile({ ...boards, outcome: 'not_found', by: null }, names)).toBe('Not found');
    expect(tile({ ...boards, outcome: 'resigned', by: 0 }, names)).toBe('You gave up');
  });

  test('the box’s own scoring is explained', () => {
    expect(told(boards, codebreaking, ['Pip', 'You'])).toBe(
      'You cracked it in 4! Pip scores 4: a point for every row. Next: you hide',
    );
    expect(told(ENDED[2]![0], codebreaking, ['Pip', 'You'])).toBe(
      'You did not find it. Pip scores 11: 10 rows, and 1 more because the code held. Next: you hide',
    );
    const travel = { ...codebreaking, row_limit: 9 } as View;
    const held = { ...boards, outcome: 'not_found', by: null, points: [9, 0] } as BoardAttempt;
    expect(told(held, travel, ['You', 'Pip'])).toBe(
      'Your code held! You score 9: a point for every row. Next: Pip hides',
    );
    expect(told({ ...boards, ...mistaken } as Attempt, codebreaking, ['Pip', 'You'])).toBe(
      'A key that Pip gave was wrong. Points: Pip −3, You +3. The round is played again. Play the round again',
    );
  });

  test('the mood is that of the person at the screen', () => {
    expect(moodOf(boards, codebreaking, 1)).toBe('won');
    expect(moodOf(boards, codebreaking, 0)).toBe('even'); // the codemaker scores
    expect(moodOf(ENDED[2]![0], codebreaking, 1)).toBe('lost');
    expect(moodOf(ENDED[2]![0], codebreaking, 0)).toBe('won');
    expect(moodOf(group, groupView, 0)).toBe('lost');
    expect(moodOf(group, groupView, null)).toBe('won');
  });
});

describe('in French', () => {
  beforeAll(() => setLanguage('fr'));
  test('names that begin with a vowel are elided', () => {
    expect(say('board-of-maker', { name: 'Ada' })).toBe('Plateau avec le code d’Ada');
    expect(say('board-of-maker', { name: 'Élodie' })).toBe('Plateau avec le code d’Élodie');
    expect(say('board-of-maker', { name: 'Yves' })).toBe('Plateau avec le code d’Yves');
    expect(say('board-of-maker', { name: 'Yann' })).toBe('Plateau avec le code de Yann');
    expect(say('board-of-maker', { name: 'Vous' })).toBe('Plateau avec votre code');
  });
});
