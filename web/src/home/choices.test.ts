import { describe, expect, it } from 'vitest';
import type { Box } from '../api/types';
import { defaultChoices, tableRequest, type Choices } from './choices';
import { allows, contradictory, restoredChoices, withOption, withPlayers, withSeat } from './choiceChanges';

const names = { me: 'Ada', seat: (number: number) => `Seat ${number}` };
const drawn = { names, asksFirstCodemaker: true, chance: 0 };
const LEVELS = ['novice', 'casual'];

const box = (change: Partial<Box>): Box => ({
  players: [2],
  options: {},
  parts: [],
  kind: 'codebreaking',
  usual_players: 2,
  code_shape: { holes: 4, colours: 'RYGBWK', repeats: true, fewest_empty: 0, most_empty: 0 },
  row_limit: 10,
  sliders: false,
  score_track: null,
  free_form: false,
  contradictions: [],
  ...change,
});

const two = box({
  options: {
    rounds: { default: 2, rule: 'C1', least: 1 },
    first_codemaker: { default: 0, rule: 'C1', values: [0, 1] },
    marking: { default: 'referee', rule: 'M1', values: ['referee', 'by_hand'] },
    handicap: { default: null, rule: 'D10', values: [null, 0, 1] },
  },
});
const several = box({ players: [2, 3, 4] });

describe('the table that is asked for', () => {
  it('is against a computer that makes the first code', () => {
    expect(tableRequest('classic', defaultChoices(2, 'casual'), drawn)).toEqual({
      edition: 'classic',
      seats: [{ sitter: 'me' }, { sitter: 'computer', level: 'casual' }],
      options: { first_codemaker: 1 },
      clock: null,
      listed: false,
      bots: false,
    });
  });

  it('names no first codemaker where everybody hides something', () => {
    expect(
      tableRequest('duel', defaultChoices(2, 'casual'), { ...drawn, asksFirstCodemaker: false }).options,
    ).toEqual({});
  });

  it('draws lots', () => {
    const choices: Choices = { ...defaultChoices(2, 'casual'), first: 'lot' };
    const first = (chance: number) => tableRequest('classic', choices, { ...drawn, chance }).options;
    expect([first(0.49), first(0.5)]).toEqual([{ first_codemaker: 0 }, { first_codemaker: 1 }]);
  });

  it('names everybody at a shared screen, even those who gave no name', () => {
    const here = withSeat(withSeat(defaultChoices(3, 'casual'), 0, { sitter: 'here', name: ' Bo ' }), 1, {
      sitter: 'here',
    });
    expect(tableRequest('group', here, { ...drawn, asksFirstCodemaker: false }).seats).toEqual([
      { sitter: 'me', name: 'Ada' },
      { sitter: 'me', name: 'Bo' },
      { sitter: 'me', name: 'Seat 3' },
    ]);
  });

  it('is listed by default only where anyone may sit down', () => {
    const link = withSeat(defaultChoices(2, 'casual'), 0, { sitter: 'link' });
    const anyone = withSeat(link, 0, { sitter: 'anyone' });
    const listed = [link, { ...link, listed: true }, anyone, { ...anyone, listed: false }];
    expect(listed.map((choices) => tableRequest('classic', choices, drawn).listed)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('is never listed where nobody is to come', () => {
    expect(tableRequest('classic', { ...defaultChoices(2, 'casual'), listed: true }, drawn).listed).toBe(
      false,
    );
  });

  it('wants bots where somebody may come and they are allowed', () => {
    const computer = { ...defaultChoices(2, 'casual'), bots: true };
    const anyone = withSeat(computer, 0, { sitter: 'anyone' });
    const asked = [computer, anyone, { ...anyone, bots: false }];
    expect(asked.map((choices) => tableRequest('classic', choices, drawn).bots)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('choices', () => {
  it('keep only the options that differ from the box', () => {
    const changed = withOption(defaultChoices(2, 'casual'), two, 'rounds', 4);
    expect(changed.options).toEqual({ rounds: 4 });
    expect(withOption(changed, two, 'rounds', 2).options).toEqual({});
    expect(withOption(changed, two, 'handicap', 0).options).toEqual({ rounds: 4, handicap: 0 });
  });

  it('keep who was there when the number of players changes', () => {
    const one = withSeat(defaultChoices(2, 'casual'), 0, { sitter: 'here', name: 'Bo' });
    const three = withPlayers(one, 3);
    expect(three.others.map(({ sitter, name }) => [sitter, name])).toEqual([
      ['here', 'Bo'],
      ['here', ''],
    ]);
    expect(withPlayers(three, 2)).toEqual(one);
  });

  it('take what the server names, and numbers within its bounds', () => {
    const { rounds, handicap } = two.options;
    expect([0, 1, 1.5, '3', null].map((value) => allows(rounds!, value))).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
    expect([null, 0, 2].map((value) => allows(handicap!, value))).toEqual([true, true, false]);
    const odd = { ...rounds!, step: 2 };
    expect([1, 2, 3].map((value) => allows(odd, value))).toEqual([true, false, true]);
  });
});

describe('what was chosen the last time', () => {
  const recall = (kept: unknown, box = two) => restoredChoices(kept, box, LEVELS, 'casual', 2);

  it('comes back as it was', () => {
    const kept: Choices = {
      others: [{ sitter: 'here', level: 'novice', name: 'Bo' }],
      first: 'lot',
      options: { rounds: 6, marking: 'by_hand' },
      clock: { clock: 'days', days: 3 },
      listed: true,
      bots: true,
    };
    expect(recall(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('is forgotten where it makes no sense any more', () => {
    const kept = {
      others: [{ sitter: 'ghost', level: 'god' }],
      first: 7,
      options: { rounds: 0, marking: 'maybe', colours: 3 },
      clock: { clock: 'sundial' },
      listed: 'yes',
      bots: 'yes',
    };
    expect(recall(kept)).toEqual(defaultChoices(2, 'casual'));
    for (const odd of [null, undefined, 'x', 3, { others: 'many', options: null }])
      expect(recall(odd)).toEqual(defaultChoices(2, 'casual'));
  });

  it('fits the number of players', () => {
    expect(recall(defaultChoices(3, 'novice')).others).toHaveLength(1);
    expect(recall(defaultChoices(4, 'novice'), several).others).toHaveLength(3);
  });
});

describe('choices that do not go together', () => {
  const choices = defaultChoices(2, 'casual');
  const picky = box({
    players: [2, 3],
    options: {
      rings: { default: 5, rule: 'D9', values: [5, 4] },
      handicap: { default: null, rule: 'D10', values: [null, 0, 1] },
    },
    contradictions: [
      { rings: 4, handicap: 0 },
      { players: 3, handicap: null },
    ],
  });

  it('are found among options and the number of players', () => {
    const four = withOption(choices, picky, 'rings', 4);
    expect(contradictory(four, picky)).toBe(false);
    expect(contradictory(withOption(four, picky, 'handicap', 0), picky)).toBe(true);
    expect(contradictory(withOption(four, picky, 'handicap', 1), picky)).toBe(false);
    expect(contradictory(withPlayers(choices, 3), picky)).toBe(true);
    expect(contradictory(withPlayers(withOption(choices, picky, 'handicap', 0), 3), picky)).toBe(false);
  });

  it('are not restored', () => {
    const stored = { ...choices, options: { rings: 4, handicap: 0 } };
    expect(restoredChoices(stored, picky, LEVELS, 'casual', 2).options).toEqual({});
  });
});
