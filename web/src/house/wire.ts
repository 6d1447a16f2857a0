// What the server sends and takes, as types. The words are the server's; docs/protocol.md describes them.

export type OptionValue = string | number | boolean | null;

export interface Guest {
  guest: string;
  name: string;
}

export interface OptionRange {
  default: OptionValue;
  rule: string;
  values?: OptionValue[];
  least?: number;
  /** A number may have no end. */
  most?: number;
  /** How far apart its numbers are, from the least one on; 1 where nothing is said. */
  step?: number;
}

export interface Box {
  players: number[];
  options: Record<string, OptionRange>;
  /** The rulebook in reading order: headings, each with the ids of its paragraphs. */
  parts: [heading: string, rules: string[]][];
}

export interface Boxes {
  editions: Record<string, Box>;
  levels: string[];
}

export type Clock =
  | { clock: 'per_move'; seconds: number }
  | { clock: 'bank'; seconds: number; increment: number }
  | { clock: 'days'; days: number };

export interface WantedSeat {
  sitter: 'me' | 'link' | 'anyone' | 'computer';
  level?: string;
  name?: string;
}

export interface NewTable {
  edition: string;
  seats: WantedSeat[];
  options: Record<string, OptionValue>;
  clock: Clock | null;
  listed: boolean;
}

export interface OpenedTable {
  address: string;
  links: Record<string, string>;
}

export type Stage = 'open' | 'playing' | 'over';

export interface Sitting {
  name: string | null;
  kept_for: 'guest' | 'link' | 'anyone' | 'computer';
  computer: string | null;
  taken: boolean;
  present: boolean;
  claim_from: number | null;
}

export interface ListedTable {
  address: string;
  edition: string;
  options: Record<string, OptionValue>;
  stage: Stage;
  listed: boolean;
  clock: Clock | null;
  seats: Sitting[] | null;
  seat: number | null;
}

export interface SeenTable {
  table: ListedTable;
  yours: number[];
  snapshot: Snapshot;
}

// The match

export interface Shape {
  holes: number;
  colours: string;
  repeats: boolean;
  fewest_empty: number;
  most_empty: number;
}

export type Key = [reds: number, whites: number];
export type Row = [row: string, key: Key | null];
export type Answer = 'black' | 'white' | 'none';
export type Token = [colour: string, number: number];
export type AskedRow = [seat: number, row: string, answers: (Answer | null)[]];
export type WrongCall = [seat: number, row: string];
/** A wrong key: whose, for which row of whom (rows count from 0 here). */
export type Mistake = [
  marker: number,
  breaker: number,
  row: number,
  given: Key | Answer,
  right: Key | Answer,
];

export type Outcome =
  'found' | 'not_found' | 'wrong_key' | 'both_found' | 'out_of_rows' | 'mastermind' | 'all_out' | 'resigned';

interface AttemptOver {
  number: number;
  outcome: Outcome;
  by: number | null;
  points: number[];
  rows: number[];
  again: boolean;
  mistakes: Mistake[];
}

export interface BoardAttempt extends AttemptOver {
  kind: 'boards';
  codes: (string | null)[];
  boards: Row[][];
}

export interface GroupAttempt extends AttemptOver {
  kind: 'group';
  code: string;
  hands: Token[][];
  asked: AskedRow[];
  wrong_calls: WrongCall[];
}

export type Attempt = BoardAttempt | GroupAttempt;

interface MatchView {
  edition: string;
  options: Record<string, OptionValue>;
  notes: string[];
  seat: number | null;
  seats: number;
  rounds: number;
  number: number;
  attempt: number;
  scores: number[];
  past: Attempt[];
  winners: number[];
}

export interface CodebreakingView extends MatchView {
  kind: 'codebreaking';
  codemaker: number;
  hidden: boolean;
  code: string | null;
  board: Row[];
  code_shape: Shape;
  row_shape: Shape;
  row_limit: number;
}

export interface DuelView extends MatchView {
  kind: 'duel';
  hidden: [boolean, boolean];
  code: string | null;
  down: [boolean, boolean];
  covered: string | null;
  boards: [Row[], Row[]];
  shapes: [Shape, Shape];
  row_limit: number;
  race: boolean;
}

export interface GroupView extends MatchView {
  kind: 'group';
  dealt: boolean;
  hand: Token[];
  opener: number | null;
  turn: number | null;
  last_turn: number | null;
  out: boolean[];
  asked: AskedRow[];
  owing: number[];
  wrong_calls: WrongCall[];
  boards_each: number;
  code_shape: Shape;
  row_shape: Shape;
}

export type View = CodebreakingView | DuelView | GroupView;

export type Offer =
  | { may: 'hide'; shape: Shape }
  | { may: 'guess'; shape: Shape }
  | { may: 'mark'; row: string }
  | { may: 'challenge' }
  | { may: 'resign' }
  | { may: 'ask'; shape: Shape }
  | { may: 'answer'; board: number; row: string }
  | { may: 'mastermind'; shape: Shape }
  | { may: 'hint' };

export type Act =
  | { do: 'hide'; code: string }
  | { do: 'guess'; row: string }
  | { do: 'mark'; reds: number; whites: number }
  | { do: 'challenge' }
  | { do: 'resign' }
  | { do: 'ask'; row: string }
  | { do: 'answer'; key: Answer; board: number }
  | { do: 'mastermind'; row: string };

export type MatchEvent =
  | { event: 'code_hidden'; seat: number; code: string | null }
  | { event: 'row_laid'; seat: number; row: string }
  | { event: 'row_covered'; seat: number; row: string | null }
  | { event: 'rows_opened'; rows: [string, string] }
  | { event: 'row_marked'; seat: number; key: Key }
  | { event: 'challenged'; seat: number; upheld: boolean }
  | { event: 'resigned'; seat: number }
  | { event: 'hint_taken'; seat: number; step: number }
  | { event: 'dealt'; hands: (Token[] | null)[]; opener: number }
  | { event: 'row_asked'; seat: number; row: string }
  | { event: 'boards_answered'; answers: [board: number, answer: Answer][] }
  | { event: 'mastermind_called'; seat: number; row: string; right: boolean }
  | { event: 'attempt_ended'; attempt: Attempt }
  | { event: 'round_began'; number: number; attempt: number; codemaker: number | null }
  | { event: 'match_ended'; winners: number[] };

// The table

export interface Commitment {
  seat: number | null;
  commitment: string;
  salt?: string;
}

export interface Times {
  left: number[];
  deadlines: (number | null)[];
}

export interface Snapshot {
  say: 'snapshot';
  version: number;
  now: number;
  address: string;
  stage: Stage;
  listed: boolean;
  clock: Clock | null;
  seats: Sitting[];
  view: View;
  offers: Offer[];
  /** The seats without which the match cannot go on. */
  waits_for: number[];
  times: Times | null;
  race_starts: number | null;
  commitments: Commitment[];
  rematch_offers: number[];
  rematch: string | null;
}

export interface Told {
  say: 'version';
  version: number;
  at: number;
  events?: MatchEvent[];
  offers?: Offer[];
  waits_for?: number[];
  view?: View;
  cause?: 'flag' | 'claim';
  commitment?: Commitment;
  opened?: Commitment[];
  times?: Times;
  seats?: Sitting[];
  stage?: Stage;
  race_starts?: number;
  rematch_offers?: number[];
  rematch?: string;
}

// Looking at a match again

/** A match after one of its actions; the first is before any. */
export interface Frame {
  number: number;
  seat: number | null;
  at: string | null;
  events: MatchEvent[];
  /** What could be seen then; in `past`, only what ended with this action. */
  view: View;
}

export interface Replay {
  players: string[];
  whole: boolean;
  frames: Frame[];
  /** The number of the frame after these, where there are more. */
  next: number | null;
}
