// Made by `make types` from the OpenAPI document of the server. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * Accepted
     * @description The same answer as a message over a WebSocket.
     */
    Accepted: {
      id: string;
      /** @enum {unknown} */
      say: 'accepted';
      version: number;
    };
    /**
     * Act
     * @description An action of the match.
     */
    Act: {
      act:
        | components['schemas']['HideCode']
        | components['schemas']['LayRow']
        | components['schemas']['MarkRow']
        | components['schemas']['Challenge']
        | components['schemas']['Resign']
        | components['schemas']['Deal']
        | components['schemas']['AskRow']
        | components['schemas']['GiveAnswer']
        | components['schemas']['CallMastermind']
        | components['schemas']['TakeHint'];
      /** @example 5f3a-1 */
      id: string;
      /** @example 0 */
      seat: number;
    };
    /**
     * AnalysisLine
     * @description The analysis of a position. A later line replaces an earlier one.
     */
    AnalysisLine: {
      analysis: components['schemas']['PositionAnalysis'];
      final: boolean;
      /** @enum {unknown} */
      say: 'analysis';
    };
    /**
     * AnswerRepair
     * @description Another answer of one board, with which all answers fit together.
     */
    AnswerRepair: {
      /** @enum {unknown} */
      answer: 'black' | 'none' | 'white';
      board: number;
      codes: number;
      row: number;
    };
    /**
     * AnswersGiven
     * @description Boards answered the row that was asked: (board, answer) pairs, open to all (G6).
     */
    AnswersGiven: {
      answers: [number, 'black' | 'none' | 'white'][];
      /** @enum {unknown} */
      event: 'boards_answered';
    };
    /**
     * Arrival
     * @description The secret of a transfer link, sent by another device.
     */
    Arrival: {
      /** @example V3J5dFfQ0n8yq2Zc0u7mX1aBkPpQwErT */
      secret: string;
    };
    /**
     * AskedReview
     * @description A row that was asked, and how many codes fitted what its player knew.
     */
    AskedReview: {
      after: number;
      answers: (('black' | 'none' | 'white') | null)[];
      before: number;
      /** @default null */
      best: string | null;
      /** @default null */
      best_bits: number | null;
      bits: number | null;
      /** @default null */
      expected_bits: number | null;
      row: string;
      /** @default null */
      skill: number | null;
      /** @default [] */
      told: components['schemas']['ToldCodes'][];
      /** @default null */
      verdict: components['schemas']['Verdict'] | null;
    };
    /**
     * AskedRow
     * @description A row asked in a group match, with one answer for each board. None: the board does not answer, or not yet.
     */
    AskedRow: [number, string, (('black' | 'none' | 'white') | null)[]];
    /**
     * AskerReview
     * @description The questions and the call of one seat in one attempt.
     */
    AskerReview: {
      /** @default null */
      call: components['schemas']['CallReview'] | null;
      /** @enum {unknown} */
      role: 'asker';
      rows: components['schemas']['AskedReview'][];
      seat: number;
      /** @default null */
      skill: number | null;
      /** @default null */
      verdict: components['schemas']['Verdict'] | null;
    };
    /**
     * AskRow
     * @description Lay a row and ask the other boards.
     */
    AskRow: {
      /** @enum {unknown} */
      do: 'ask';
      row: string;
    };
    /**
     * AtSeat
     * @description A request for one of your seats.
     */
    AtSeat: {
      /** @example 5f3a-1 */
      id: string;
      /** @example 0 */
      seat: number;
    };
    /**
     * AttemptEnded
     * @description The attempt is over: everything about it is revealed, and points are given.
     */
    AttemptEnded: {
      attempt: components['schemas']['BoardAttempt'] | components['schemas']['GroupAttempt'];
      /** @enum {unknown} */
      event: 'attempt_ended';
    };
    /** AttemptPage */
    AttemptPage: {
      attempts: (components['schemas']['BoardAttempt'] | components['schemas']['GroupAttempt'])[];
      earlier: number;
    };
    /**
     * AttemptReview
     * @description One attempt at a round.
     */
    AttemptReview: {
      /** @default null */
      by: number | null;
      /** @default [] */
      codes: components['schemas']['CodeReview'][];
      /** @enum {unknown} */
      kind: 'boards';
      /** @default [] */
      mistakes: components['schemas']['MistakeReview'][];
      number: number;
      outcome: string | null;
      players: components['schemas']['PlayerReview'][];
      /** @default [] */
      turns: components['schemas']['TurnReview'][];
      /** @default 0 */
      without_keys: number;
    };
    /**
     * Bank
     * @description A number of seconds for a whole attempt at a round, plus an increment for each move.
     */
    Bank: {
      /** @enum {unknown} */
      clock: 'bank';
      /** @default 0 */
      increment?: number;
      seconds: number;
    };
    /**
     * BoardAttempt
     * @description An attempt of the codebreaking and duel machines.
     */
    BoardAttempt: {
      again: boolean;
      boards: components['schemas']['Row'][][];
      by: number | null;
      codes: (string | null)[];
      /** @enum {unknown} */
      kind: 'boards';
      mistakes: components['schemas']['Mistake'][];
      number: number;
      outcome: components['schemas']['Outcome'];
      points: number[];
      rows: number[];
    };
    /**
     * BoardBelief
     * @description What a board of somebody else may hold.
     */
    BoardBelief: {
      board: number;
      colours: {
        [key: string]: number;
      };
      numbers: number[];
      seat: number;
      tokens: number;
    };
    /**
     * BoardHint
     * @description Help for a codebreaker. What its step does not say is None.
     */
    BoardHint: {
      codes: number;
      /** @default null */
      codes_after: number | null;
      /** @default false */
      exact: boolean;
      /** @default null */
      fact: (components['schemas']['ColourFact'] | components['schemas']['HoleFact']) | null;
      /** @default null */
      keys: number | null;
      /** @enum {unknown} */
      kind: 'boards';
      /** @default null */
      row: string | null;
      /** @default null */
      rows_to_go: number | null;
      step: components['schemas']['HintStep'];
    };
    /**
     * Box
     * @description An edition with its options.
     */
    Box: {
      code_shape: components['schemas']['Shape'];
      contradictions: {
        [key: string]: string | number | boolean | null;
      }[];
      free_form: boolean;
      kind: components['schemas']['Machine'];
      options: {
        [key: string]: components['schemas']['OptionRange'];
      };
      parts: [string, string[]][];
      players: number[];
      row_limit: number | null;
      score_track: number | null;
      sliders: boolean;
      usual_players: number;
    };
    /**
     * Boxes
     * @description Everything a client needs to open a table.
     */
    Boxes: {
      editions: {
        [key: string]: components['schemas']['Box'];
      };
      levels: string[];
    };
    /**
     * BoxHistory
     * @description What somebody's codes of one box come to.
     */
    BoxHistory: {
      average_rows: number | null;
      codes: number;
      edition: string;
      found: number;
      luck: number | null;
      matches: number;
      rows: {
        [key: string]: number;
      };
      skill: number | null;
    };
    /**
     * CallAdvice
     * @description Whether to call MASTERMIND, by what the seat knows.
     */
    CallAdvice: {
      call: boolean;
      chance: number;
      rivals: number;
      row: string;
    };
    /**
     * CallMastermind
     * @description Announce MASTERMIND and lay the whole code.
     */
    CallMastermind: {
      /** @enum {unknown} */
      do: 'mastermind';
      row: string;
    };
    /**
     * CallReview
     * @description A call of MASTERMIND, judged by what the caller knew.
     */
    CallReview: {
      certain_since: number | null;
      chance: number;
      /** @default 0 */
      codes: number;
      right: boolean;
      rivals: number;
      row: string;
    };
    /**
     * CandidateRow
     * @description A row to lay, with all that can be said about it before its key is known.
     */
    CandidateRow: {
      alike: number;
      at_least: number;
      bits: number;
      codes: number;
      /** @enum {unknown} */
      confidence: 'estimated' | 'exact' | 'reached';
      expected: number;
      keys: components['schemas']['KeyBranch'][];
      largest: number;
      may_be_code: boolean;
      row: string;
      /** @default null */
      within: number | null;
    };
    /**
     * CertainSeat
     * @description From when on a seat could know the code for certain.
     */
    CertainSeat: {
      rows: number | null;
      seat: number;
    };
    /**
     * Challenge
     * @description Claim that a key given by hand is wrong.
     */
    Challenge: {
      /** @enum {unknown} */
      do: 'challenge';
    };
    /**
     * Challenged
     * @description A player claimed that a key is wrong; the referee looked.
     */
    Challenged: {
      /** @enum {unknown} */
      event: 'challenged';
      seat: number;
      upheld: boolean;
    };
    /**
     * Claim
     * @description A claim of the round from a player who is away and has to act.
     */
    Claim: {
      /** @example 0 */
      against: number;
      /** @example 5f3a-1 */
      id: string;
      /** @example 0 */
      seat: number;
    };
    /**
     * ClientMessage
     * @description A message of a client: an id, and one of four requests.
     */
    ClientMessage: {
      act?:
        | components['schemas']['HideCode']
        | components['schemas']['LayRow']
        | components['schemas']['MarkRow']
        | components['schemas']['Challenge']
        | components['schemas']['Resign']
        | components['schemas']['Deal']
        | components['schemas']['AskRow']
        | components['schemas']['GiveAnswer']
        | components['schemas']['CallMastermind']
        | components['schemas']['TakeHint'];
      /** @example 0 */
      claim?: number;
      /** @example 5f3a-1 */
      id: string;
      /** @enum {unknown} */
      react?: 'clap' | 'party' | 'thanks' | 'think' | 'well_played' | 'wow';
      /** @description Whether you want one. */
      rematch?: boolean;
    };
    /**
     * ClockTimes
     * @description The clocks: the time that each seat had left when its clock started, and when that runs out.
     */
    ClockTimes: {
      deadlines: (number | null)[];
      left: number[];
    };
    /** ClosedTable */
    ClosedTable: {
      address: string;
    };
    /**
     * CoachRefused
     * @description The last line, where the coach could not go on.
     */
    CoachRefused: {
      error: components['schemas']['Error'];
      /** @enum {unknown} */
      say: 'refused';
    };
    /**
     * CodebreakingView
     * @description What a seat may know of a codebreaking match.
     */
    CodebreakingView: {
      attempt: number;
      board: components['schemas']['Row'][];
      code: string | null;
      code_shape: components['schemas']['Shape'];
      codemaker: number;
      earlier: number;
      edition: string;
      hidden: boolean;
      /** @enum {unknown} */
      kind: 'codebreaking';
      notes: string[];
      number: number;
      options: {
        [key: string]: string | number | boolean | null;
      };
      past: (components['schemas']['BoardAttempt'] | components['schemas']['GroupAttempt'])[];
      rounds: number;
      row_limit: number;
      row_shape: components['schemas']['Shape'];
      scores: number[];
      seat: number | null;
      seats: number;
      winners: number[];
    };
    /**
     * CodeHidden
     * @description A code lies behind its shield. Others learn that it does, not what it is.
     */
    CodeHidden: {
      code: string | null;
      /** @enum {unknown} */
      event: 'code_hidden';
      seat: number;
    };
    /**
     * CodeReview
     * @description A code that a seat had hidden, once it is revealed: how hard it was to find.
     */
    CodeReview: {
      /** @default null */
      average_rows: number | null;
      /** @default null */
      best_rows: number | null;
      breaker: number;
      code: string;
      found: boolean;
      /** @default null */
      hardness: number | null;
      rows: number;
      seat: number;
    };
    /**
     * ColourFact
     * @description How many pegs of a colour the code has.
     */
    ColourFact: {
      colour: string;
      /** @enum {unknown} */
      fact: 'colour';
      least: number;
      most: number;
      rows: number[];
    };
    /**
     * Commitment
     * @description A commitment to something hidden, with its salt once that is revealed.
     */
    Commitment: {
      at: number;
      attempt: number;
      commitment: string;
      round: number;
      /** @default null */
      salt?: string | null;
      seat: number | null;
    };
    /**
     * DailyBox
     * @description The daily code of one box.
     */
    DailyBox: {
      day_before_open: boolean;
      edition: string;
      game: components['schemas']['DailyGame'] | null;
      row_limit: number;
      score: components['schemas']['DailyScore'];
    };
    /**
     * DailyCodes
     * @description The daily codes of a day, and how you stand.
     */
    DailyCodes: {
      boxes: components['schemas']['DailyBox'][];
      date: string;
    };
    /**
     * DailyGame
     * @description How far you have come with the code of a day.
     */
    DailyGame: {
      id: string;
      laid: number;
      outcome: ('found' | 'given_up' | 'not_found') | null;
    };
    /**
     * DailyScore
     * @description What somebody's daily codes of one box come to.
     */
    DailyScore: {
      found: number;
      longest_streak: number;
      played: number;
      rows: {
        [key: string]: number;
      };
      streak: number;
    };
    /**
     * DailySolution
     * @description The code of a day, how it follows from the date, and how the best strategy finds it.
     */
    DailySolution: {
      best_play: [string, components['schemas']['Key']][];
      code: string;
      date: string;
      edition: string;
      sha256: string;
      text: string;
    };
    /**
     * Days
     * @description A number of days for each move, for players who are not online at the same time.
     */
    Days: {
      /** @enum {unknown} */
      clock: 'days';
      days: number;
    };
    /**
     * Deal
     * @description The table's draw for a round of a group match: one token for each board, seat by seat.
     */
    Deal: {
      /** @enum {unknown} */
      do: 'deal';
      /** @default null */
      opener?: number | null;
      tokens: components['schemas']['Token'][];
    };
    /**
     * Dealt
     * @description The tokens are drawn, a hand a seat. Each seat sees its own.
     */
    Dealt: {
      /** @enum {unknown} */
      event: 'dealt';
      hands: (components['schemas']['Token'][] | null)[];
      opener: number;
    };
    /**
     * Deduction
     * @description One step of a proof: some rows looked at together, and what they prove with what is known by then.
     */
    Deduction: {
      facts: (components['schemas']['ColourFact'] | components['schemas']['HoleFact'])[];
      rows: number[];
      with_known: boolean;
    };
    /** DeletedMatches */
    DeletedMatches: {
      deleted: number;
      left: number;
    };
    /** Done */
    Done: {
      id: string;
      version: number;
    };
    /**
     * DuelView
     * @description What a seat may know of a duel.
     */
    DuelView: {
      attempt: number;
      boards: [components['schemas']['Row'][], components['schemas']['Row'][]];
      code: string | null;
      covered: string | null;
      down: [boolean, boolean];
      earlier: number;
      edition: string;
      hidden: [boolean, boolean];
      /** @enum {unknown} */
      kind: 'duel';
      notes: string[];
      number: number;
      options: {
        [key: string]: string | number | boolean | null;
      };
      past: (components['schemas']['BoardAttempt'] | components['schemas']['GroupAttempt'])[];
      race: boolean;
      rounds: number;
      row_limit: number;
      scores: number[];
      seat: number | null;
      seats: number;
      shapes: [components['schemas']['Shape'], components['schemas']['Shape']];
      winners: number[];
    };
    /**
     * Error
     * @description What went wrong. Codes and the names of values are stable; the message is in English, for people.
     */
    Error: {
      action?: number;
      code: string;
      message: string;
      retry_after: number | null;
      rule: string | null;
      values: {
        [key: string]: string | number;
      };
    };
    /** ErrorBody */
    ErrorBody: {
      error: components['schemas']['Error'];
    };
    /**
     * GiveAnswer
     * @description Answer, by hand, for one of one's own boards.
     */
    GiveAnswer: {
      /** @default 0 */
      board?: number;
      /** @enum {unknown} */
      do: 'answer';
      /** @enum {unknown} */
      key: 'black' | 'none' | 'white';
    };
    /**
     * GivenHints
     * @description A hint that is in the log under this version, and the help that the seat has taken in its position.
     */
    GivenHints: {
      hints: (components['schemas']['BoardHint'] | components['schemas']['GroupHint'])[];
      id: string;
      step: number;
      version: number;
    };
    /**
     * GivenPuzzle
     * @description A puzzle, and what you have done at it so far. It has its answer once it is over for you.
     */
    GivenPuzzle: {
      answer: string | null;
      edition: string;
      grade: number;
      hints: components['schemas']['Deduction'][];
      options: {
        [key: string]: string | number | boolean | null;
      };
      outcome: components['schemas']['PuzzleOutcome'] | null;
      rows: components['schemas']['Row'][];
      seed: number;
      shape: components['schemas']['Shape'];
      steps: number;
      wrong: number;
    };
    /**
     * GivenRowPuzzle
     * @description A puzzle of the best row. What its rows are worth is in it once you have chosen.
     */
    GivenRowPuzzle: {
      choices: string[];
      codes: number;
      edition: string;
      options: {
        [key: string]: string | number | boolean | null;
      };
      outcome: components['schemas']['PuzzleOutcome'] | null;
      rows: components['schemas']['Row'][];
      seed: number;
      shape: components['schemas']['Shape'];
      worth: components['schemas']['RowChoice'][] | null;
    };
    /**
     * GivenSteps
     * @description The proof of the answer, as far as it was wanted.
     */
    GivenSteps: {
      hints: components['schemas']['Deduction'][];
    };
    /**
     * GroupAdvice
     * @description What follows from the notes of a player. Before tokens are drawn, only the boards and shapes are known.
     */
    GroupAdvice: {
      asked: components['schemas']['AskedRow'][];
      bits: number | null;
      boards: components['schemas']['BoardBelief'][];
      call: components['schemas']['CallAdvice'] | null;
      code_shape: components['schemas']['Shape'];
      codes: number;
      contradiction: number[];
      facts: (components['schemas']['ColourFact'] | components['schemas']['HoleFact'])[];
      likely: components['schemas']['LikelyCode'][];
      own: components['schemas']['WrongAnswer'][];
      owners: number[];
      question: string | null;
      repairs: components['schemas']['AnswerRepair'][];
      row_shape: components['schemas']['Shape'];
    };
    /**
     * GroupAdviceRequest
     * @description What one player knows of a round of the group box.
     */
    GroupAdviceRequest: {
      /** @default [] */
      asked?: components['schemas']['NotedQuestion'][];
      /** @example group */
      edition: string;
      /** @description The own tokens, one for each board. */
      hand: components['schemas']['NotedToken'][];
      /**
       * @default {}
       * @example {}
       */
      options?: {
        [key: string]: string | number | boolean | null;
      };
      /** @description How many players there are. */
      players: number;
      seat: number;
      /** @default [] */
      wrong_calls?: components['schemas']['NotedCall'][];
    };
    /**
     * GroupAttempt
     * @description An attempt of the group machine.
     */
    GroupAttempt: {
      again: boolean;
      asked: components['schemas']['AskedRow'][];
      by: number | null;
      code: string;
      hands: components['schemas']['Token'][][];
      /** @enum {unknown} */
      kind: 'group';
      mistakes: components['schemas']['Mistake'][];
      number: number;
      outcome: components['schemas']['Outcome'];
      points: number[];
      rows: number[];
      wrong_calls: components['schemas']['WrongCall'][];
    };
    /**
     * GroupAttemptReview
     * @description One attempt at a group round.
     */
    GroupAttemptReview: {
      /** @default null */
      by: number | null;
      /** @default [] */
      certain: components['schemas']['CertainSeat'][];
      /** @enum {unknown} */
      kind: 'group';
      /** @default [] */
      mistakes: components['schemas']['MistakeReview'][];
      number: number;
      outcome: string | null;
      players: components['schemas']['AskerReview'][];
      /** @default 0 */
      without_keys: number;
    };
    /**
     * GroupHint
     * @description Help for a player of a group match. What its step does not say is None.
     */
    GroupHint: {
      /** @default null */
      bits: number | null;
      /** @default null */
      call: components['schemas']['CallAdvice'] | null;
      codes: number;
      /** @default null */
      fact: (components['schemas']['ColourFact'] | components['schemas']['HoleFact']) | null;
      /** @enum {unknown} */
      kind: 'group';
      /** @default null */
      row: string | null;
      step: components['schemas']['HintStep'];
    };
    /**
     * GroupView
     * @description What a seat may know of a group match.
     */
    GroupView: {
      asked: components['schemas']['AskedRow'][];
      attempt: number;
      barred: boolean[];
      code_shape: components['schemas']['Shape'];
      dealt: boolean;
      earlier: number;
      edition: string;
      hand: components['schemas']['Token'][];
      /** @enum {unknown} */
      kind: 'group';
      last_turn: number | null;
      notes: string[];
      number: number;
      opener: number | null;
      options: {
        [key: string]: string | number | boolean | null;
      };
      out: boolean[];
      owing: number[];
      owners: number[];
      past: (components['schemas']['BoardAttempt'] | components['schemas']['GroupAttempt'])[];
      rounds: number;
      row_shape: components['schemas']['Shape'];
      scores: number[];
      seat: number | null;
      seats: number;
      turn: number | null;
      winners: number[];
      wrong_calls: components['schemas']['WrongCall'][];
    };
    /** Guest */
    Guest: {
      bot: boolean;
      guest: string;
      name: string;
    };
    /** Health */
    Health: {
      /** @enum {string} */
      status: 'ok' | 'stopping';
    };
    /**
     * HideCode
     * @description Hide a code; in a duel, the code that the other seat must find.
     */
    HideCode: {
      code: string;
      /** @enum {unknown} */
      do: 'hide';
    };
    /**
     * HintRequest
     * @description A hint to take for one of your seats.
     */
    HintRequest: {
      /** @example 5f3a-1 */
      id: string;
      /** @example 0 */
      seat: number;
      /**
       * @description How much the hint may say.
       * @example 1
       */
      step: number;
    };
    /**
     * HintStep
     * @description How much a hint says.
     * @enum {unknown}
     */
    HintStep: 1 | 2 | 3 | 4;
    /**
     * HintTaken
     * @description A player used help.
     */
    HintTaken: {
      /** @enum {unknown} */
      event: 'hint_taken';
      seat: number;
      step: number;
    };
    /**
     * HistoryPage
     * @description Some of your matches, the latest first.
     */
    HistoryPage: {
      matches: components['schemas']['PlayedMatchEntry'][];
      next: string | null;
    };
    /**
     * HistoryPeriod
     * @description Some matches in a row, and how well you played in them.
     */
    HistoryPeriod: {
      first: number;
      last: number;
      luck: number | null;
      matches: number;
      skill: number | null;
    };
    /**
     * HoleFact
     * @description Whether a hole of the code holds a colour.
     */
    HoleFact: {
      colour: string;
      /** @enum {unknown} */
      fact: 'hole';
      hole: number;
      is: boolean;
      rows: number[];
    };
    /**
     * JudgedAnswer
     * @description Whether an answer is right, and if not, the rows that speak against it.
     */
    JudgedAnswer: {
      objections: components['schemas']['Objection'][];
      outcome: components['schemas']['PuzzleOutcome'] | null;
      right: boolean;
    };
    /**
     * JudgedChoice
     * @description Whether a choice is right, and what each row is worth.
     */
    JudgedChoice: {
      outcome: components['schemas']['PuzzleOutcome'];
      right: boolean;
      worth: components['schemas']['RowChoice'][];
    };
    /** KeptRecord */
    KeptRecord: {
      address: string;
    };
    /**
     * Key
     * @description The key pegs beside a row: how many, never which hole they answer (K4).
     *
     *         >>> keypeg.Key(1, 2) == (1, 2), keypeg.Key(1, 2).reds
     *         (True, 1)
     */
    Key: [number, number];
    /**
     * KeyBranch
     * @description How many codes are left if a row earns this key.
     */
    KeyBranch: {
      codes: number;
      key: components['schemas']['Key'];
    };
    /**
     * KeyChange
     * @description Another key for one of the rows, with which all rows go together.
     */
    KeyChange: {
      codes: number;
      key: components['schemas']['Key'];
      row: number;
    };
    /**
     * LaidRow
     * @description A row on a board, with its key.
     */
    LaidRow: {
      /** @example 1 */
      reds: number;
      /** @example RRGG */
      row: string;
      /** @example 1 */
      whites: number;
    };
    /**
     * LayRow
     * @description Fill the next row. In a duel it is covered until both rows of the turn are down.
     */
    LayRow: {
      /** @enum {unknown} */
      do: 'guess';
      row: string;
    };
    /**
     * LikelyCode
     * @description A code that may be the right one.
     */
    LikelyCode: {
      chance: number;
      row: string;
    };
    /**
     * ListedSolo
     * @description A game to go on with.
     */
    ListedSolo: {
      board: number;
      codes: number;
      edition: string;
      id: string;
      kind: components['schemas']['SoloKind'];
      laid: number;
    };
    /**
     * ListedTable
     * @description A table in a list.
     */
    ListedTable: {
      address: string;
      bots: boolean;
      clock:
        | (components['schemas']['PerMove'] | components['schemas']['Bank'] | components['schemas']['Days'])
        | null;
      edition: string;
      listed: boolean;
      options: {
        [key: string]: string | number | boolean | null;
      };
      /** @default null */
      seat: number | null;
      seats: components['schemas']['SeatView'][] | null;
      stage: components['schemas']['Stage'];
    };
    /**
     * Machine
     * @description Which machine plays a game. Views and attempts of its matches have the same `kind`.
     * @enum {unknown}
     */
    Machine: 'codebreaking' | 'duel' | 'group';
    /**
     * MarkRow
     * @description Give, by hand, the key of the opponent's oldest unmarked row.
     */
    MarkRow: {
      /** @enum {unknown} */
      do: 'mark';
      reds: number;
      whites: number;
    };
    /**
     * MastermindCalled
     * @description A player laid the whole code, rightly or not.
     */
    MastermindCalled: {
      /** @enum {unknown} */
      event: 'mastermind_called';
      right: boolean;
      row: string;
      seat: number;
    };
    /**
     * MatchEnded
     * @description The match is over.
     */
    MatchEnded: {
      /** @enum {unknown} */
      event: 'match_ended';
      winners: number[];
    };
    /**
     * MatchRecord
     * @description A match, or the beginning of one. The page on match records describes it.
     */
    MatchRecord: {
      /**
       * @example [
       *       {
       *         "seat": 0,
       *         "do": "hide",
       *         "code": "RGBY"
       *       },
       *       {
       *         "seat": 1,
       *         "do": "guess",
       *         "row": "RRGG"
       *       }
       *     ]
       */
      actions: unknown[];
      /** @example classic */
      edition: string;
      /** @example 1 */
      keypeg: number;
      /**
       * @default {}
       * @example {
       *       "rounds": 2
       *     }
       */
      options?: {
        [key: string]: string | number | boolean | null;
      };
      /**
       * @example [
       *       "Ada",
       *       "Bo"
       *     ]
       */
      players: string[];
      /**
       * @default {}
       * @example {
       *       "date": "2026-11-16",
       *       "event": "Kitchen cup"
       *     }
       */
      tags?: {
        [key: string]: string;
      };
    };
    /**
     * MatchResult
     * @description How a match ended for somebody.
     * @enum {unknown}
     */
    MatchResult: 'drawn' | 'lost' | 'unfinished' | 'won';
    /**
     * MayAskRow
     * @description The shape of the row to ask.
     */
    MayAskRow: {
      /** @enum {unknown} */
      may: 'ask';
      shape: components['schemas']['Shape'];
    };
    /**
     * MayCallMastermind
     * @description The shape of the code to call.
     */
    MayCallMastermind: {
      /** @enum {unknown} */
      may: 'mastermind';
      shape: components['schemas']['Shape'];
    };
    /**
     * MayChallenge
     * @description A key may be claimed to be wrong.
     */
    MayChallenge: {
      /** @enum {unknown} */
      may: 'challenge';
    };
    /**
     * MayDeal
     * @description The table draws a token for each board. Only the first deal of a match names the opener.
     */
    MayDeal: {
      boards: number;
      colours: string;
      copies: number;
      /** @enum {unknown} */
      may: 'deal';
      names_opener: boolean;
      places: number;
    };
    /**
     * MayGiveAnswer
     * @description One of the seat's own boards owes an answer to this row.
     */
    MayGiveAnswer: {
      board: number;
      /** @enum {unknown} */
      may: 'answer';
      row: string;
    };
    /**
     * MayHideCode
     * @description The shape of the code to hide.
     */
    MayHideCode: {
      /** @enum {unknown} */
      may: 'hide';
      shape: components['schemas']['Shape'];
    };
    /**
     * MayLayRow
     * @description The shape of the row to lay.
     */
    MayLayRow: {
      /** @enum {unknown} */
      may: 'guess';
      shape: components['schemas']['Shape'];
    };
    /**
     * MayMarkRow
     * @description The row that waits for its key.
     */
    MayMarkRow: {
      /** @enum {unknown} */
      may: 'mark';
      row: string;
    };
    /**
     * MayResign
     * @description The round may be given up.
     */
    MayResign: {
      /** @enum {unknown} */
      may: 'resign';
    };
    /**
     * MayTakeHint
     * @description Help may be asked for.
     */
    MayTakeHint: {
      /** @enum {unknown} */
      may: 'hint';
    };
    /**
     * Mistake
     * @description A wrong key given by hand: who gave it, to which row of whom, and what it should have been.
     */
    Mistake: [
      number,
      number,
      number,
      components['schemas']['Key'] | ('black' | 'none' | 'white'),
      components['schemas']['Key'] | ('black' | 'none' | 'white'),
    ];
    /**
     * MistakeKind
     * @description What went wrong.
     * @enum {unknown}
     */
    MistakeKind: 'asked_less' | 'called_wrong' | 'forgot_row' | 'told_less' | 'told_nothing' | 'wrong_key';
    /**
     * MistakeReview
     * @description A wrong key or answer that was given by hand, and what it cost.
     */
    MistakeReview: {
      breaker: number;
      given: components['schemas']['Key'] | ('black' | 'none' | 'white');
      /** @default null */
      left: number | null;
      /** @default null */
      left_if_right: number | null;
      marker: number;
      right: components['schemas']['Key'] | ('black' | 'none' | 'white');
      row: number;
      /** @default 0 */
      rows_after: number;
    };
    /**
     * MistakeTally
     * @description A mistake, and how often it was made.
     */
    MistakeTally: {
      cost: number;
      mistake: components['schemas']['MistakeKind'];
      row: number | null;
      times: number;
    };
    /**
     * NewDaily
     * @description The code of a day to look for.
     */
    NewDaily: {
      /** @example 2026-11-18 */
      date: string;
      /** @example classic */
      edition: string;
    };
    /**
     * NewGuest
     * @description A new guest.
     */
    NewGuest: {
      /**
       * @description Whether it is a program. Everybody sees it, and it cannot be changed.
       * @default false
       */
      bot?: boolean;
      /** @example Ada */
      name: string;
    };
    /**
     * NewName
     * @description Another name for a guest.
     */
    NewName: {
      /** @example Ada */
      name: string;
    };
    /**
     * NewSolo
     * @description A game to play alone.
     */
    NewSolo: {
      /**
       * @description Rows are covered as soon as they lie.
       * @default false
       */
      blind?: boolean;
      /** @example classic */
      edition: string;
      /** @example 5f3a-1 */
      id: string;
      /**
       * @description One code, or ten.
       * @example single
       * @enum {unknown}
       */
      kind: 'single' | 'sprint';
      /**
       * @description No colour stands twice in a code.
       * @default false
       */
      no_repeats?: boolean;
      /**
       * @default {}
       * @example {}
       */
      options?: {
        [key: string]: string | number | boolean | null;
      };
    };
    /**
     * NewTable
     * @description A table to open.
     */
    NewTable: {
      /**
       * @description Whether bots may take free seats.
       * @default false
       */
      bots?: boolean;
      /** @default null */
      clock?:
        | (components['schemas']['PerMove'] | components['schemas']['Bank'] | components['schemas']['Days'])
        | null;
      /** @example classic */
      edition: string;
      /** @default false */
      listed?: boolean;
      /**
       * @default {}
       * @example {
       *       "rounds": 2
       *     }
       */
      options?: {
        [key: string]: string | number | boolean | null;
      };
      seats: components['schemas']['WantedSeat'][];
    };
    /**
     * NextPuzzle
     * @description A puzzle at which you have done nothing yet.
     */
    NextPuzzle: {
      grade: number | null;
      seed: number;
    };
    /**
     * NextRound
     * @description What is played next.
     */
    NextRound: {
      attempt: number;
      barred: number[];
      codemaker: number | null;
      extra: boolean;
      number: number;
      opener: number | null;
      rule: string;
    };
    /**
     * NotedCall
     * @description A wrong call of MASTERMIND.
     */
    NotedCall: {
      /** @example Y.BR. */
      row: string;
      seat: number;
    };
    /**
     * NotedQuestion
     * @description A question, with an answer for each board: null for those of the asker, and where nobody has noted it.
     */
    NotedQuestion: {
      answers: (('black' | 'none' | 'white') | null)[];
      /** @example Y.BR. */
      row: string;
      seat: number;
    };
    /**
     * NotedResult
     * @description How an attempt at a round ended.
     */
    NotedResult: {
      /** @default null */
      by?: number | null;
      /** @default [] */
      mistaken?: number[];
      /** @default [] */
      out?: number[];
      outcome: components['schemas']['Outcome'];
      /** @default null */
      rows?: number | null;
    };
    /**
     * NotedToken
     * @description A token of the group box.
     */
    NotedToken: {
      /** @example B */
      colour: string;
      number: number;
    };
    /**
     * Objection
     * @description A row that speaks against a code.
     */
    Objection: {
      earned: components['schemas']['Key'];
      given: components['schemas']['Key'];
      row: number;
    };
    /** OpenedTable */
    OpenedTable: {
      address: string;
      links: {
        [key: string]: string;
      };
    };
    /**
     * OpponentHistory
     * @description Matches against somebody, as far as they are over.
     */
    OpponentHistory: {
      /** @default false */
      bot: boolean;
      drawn: number;
      matches: number;
      name: string;
      won: number;
    };
    /**
     * OptionRange
     * @description An option: its default, and its values or bounds.
     */
    OptionRange: {
      /** @default false */
      changes_board?: boolean;
      default: string | number | boolean | null;
      /** @default null */
      least?: number | null;
      /** @default null */
      most?: number | null;
      rule: string | null;
      /** @default 1 */
      step?: number;
      /** @default null */
      values?: (string | number | boolean | null)[] | null;
    };
    /**
     * Outcome
     * @description Why an attempt ended, kept apart from who gained by it.
     * @enum {unknown}
     */
    Outcome:
      | 'all_out'
      | 'both_found'
      | 'found'
      | 'mastermind'
      | 'not_found'
      | 'out_of_rows'
      | 'resigned'
      | 'wrong_key';
    /**
     * Outlook
     * @description What could be expected of a row before its key was known.
     */
    Outlook: {
      codes: number;
      keys: number;
      largest: number;
      possible: boolean;
    };
    /**
     * PerMove
     * @description A fixed number of seconds for each move.
     */
    PerMove: {
      /** @enum {unknown} */
      clock: 'per_move';
      seconds: number;
    };
    /**
     * PlayedMatchEntry
     * @description A match of yours that is over.
     */
    PlayedMatchEntry: {
      address: string;
      average_rows: number | null;
      bots: number[];
      codes: number;
      edition: string;
      ended: number;
      found: number;
      luck: number | null;
      opponents: string[];
      result: components['schemas']['MatchResult'];
      /** @enum {unknown} */
      review: 'done' | 'impossible' | 'waiting';
      seat: number;
      skill: number | null;
    };
    /**
     * PlayerHistory
     * @description What somebody's matches come to.
     */
    PlayerHistory: {
      boxes: components['schemas']['BoxHistory'][];
      drawn: number;
      finished: number;
      matches: number;
      mistakes: components['schemas']['MistakeTally'][];
      name: string;
      opponents: components['schemas']['OpponentHistory'][];
      won: number;
    };
    /**
     * PlayerReview
     * @description The rows of one seat in one attempt.
     */
    PlayerReview: {
      /** @default null */
      costliest: number | null;
      luck: number | null;
      /** @enum {unknown} */
      role: 'codebreaker';
      rows: components['schemas']['RowReview'][];
      seat: number;
      skill: number | null;
      /** @default null */
      verdict: components['schemas']['Verdict'] | null;
    };
    /**
     * PositionAnalysis
     * @description A board with rows and keys on it: which codes fit, what is certain, and the best rows.
     */
    PositionAnalysis: {
      all_codes: number;
      best: components['schemas']['CandidateRow'][];
      code_shape: components['schemas']['Shape'];
      codes: string[];
      contradiction: number[];
      cost: number | null;
      edition: string;
      exact: boolean;
      facts: (components['schemas']['ColourFact'] | components['schemas']['HoleFact'])[];
      found: boolean;
      heat: {
        [key: string]: number;
      }[];
      laid: number;
      mends: components['schemas']['KeyChange'][];
      objective: string;
      remaining: number;
      row_limit: number;
      row_shape: components['schemas']['Shape'];
      weighed: components['schemas']['CandidateRow'] | null;
    };
    /**
     * PositionRequest
     * @description A position to analyse.
     */
    PositionRequest: {
      /**
       * @description How many of the best rows are wanted.
       * @default 5
       */
      best?: number;
      /**
       * @description How many of the codes that fit are wanted.
       * @default 50
       */
      codes?: number;
      /** @example classic */
      edition: string;
      /**
       * @description What the best rows are best for.
       * @default average
       * @enum {unknown}
       */
      objective?: 'average' | 'points' | 'worst';
      /**
       * @default {}
       * @example {}
       */
      options?: {
        [key: string]: string | number | boolean | null;
      };
      /**
       * @description A row to be compared with the best one.
       * @default null
       * @example RYGB
       */
      row?: string | null;
      /** @default [] */
      rows?: components['schemas']['LaidRow'][];
      /**
       * @description Whose board, in a duel with a handicap.
       * @default 0
       */
      seat?: number;
    };
    /**
     * PossibleResult
     * @description A result that the next attempt may have, and what it would bring.
     */
    PossibleResult: {
      again: boolean;
      ends: boolean;
      points: number[];
      result: components['schemas']['RoundResult'];
      rule: string;
    };
    /**
     * PuzzleAnswer
     * @description The code that fits all rows.
     */
    PuzzleAnswer: {
      /**
       * @description One letter a hole.
       * @example BRRB
       */
      code: string;
    };
    /**
     * PuzzleHint
     * @description How many steps of the proof are wanted.
     */
    PuzzleHint: {
      /**
       * @description The last step wanted, from 1.
       * @example 1
       */
      step: number;
    };
    /**
     * PuzzleOutcome
     * @description How a puzzle ended for you. Only the first result of a puzzle counts.
     */
    PuzzleOutcome: {
      change: number;
      percent: number;
      rating: number;
    };
    /**
     * PuzzleRating
     * @description How strong you are at puzzles.
     */
    PuzzleRating: {
      curve: number[];
      rating: number;
      results: number;
    };
    /**
     * PuzzleSolution
     * @description The answer with the whole proof of it.
     */
    PuzzleSolution: {
      answer: string;
      hints: components['schemas']['Deduction'][];
      outcome: components['schemas']['PuzzleOutcome'];
    };
    /**
     * React
     * @description A reaction for everybody at the table.
     */
    React: {
      /** @example 5f3a-1 */
      id: string;
      /** @enum {unknown} */
      reaction: 'clap' | 'party' | 'thanks' | 'think' | 'well_played' | 'wow';
      /** @example 0 */
      seat: number;
    };
    /**
     * Reason
     * @description Why another row was better than the one that was laid.
     * @enum {unknown}
     */
    Reason: 'fewer_codes' | 'later' | 'may_be_code' | 'more_keys';
    /**
     * Refused
     * @description The answer to a message that was not accepted.
     */
    Refused: {
      error: components['schemas']['Error'];
      id: string | null;
      /** @enum {unknown} */
      say: 'refused';
    };
    /** Rematch */
    Rematch: {
      address: string | null;
      id: string;
    };
    /**
     * RematchAnswer
     * @description Whether you want to play again.
     */
    RematchAnswer: {
      /** @example 5f3a-1 */
      id: string;
      /** @example 0 */
      seat: number;
      /** @default true */
      wanted?: boolean;
    };
    /** ReplayFrame */
    ReplayFrame: {
      at: string | null;
      events: (
        | components['schemas']['CodeHidden']
        | components['schemas']['RowLaid']
        | components['schemas']['RowCovered']
        | components['schemas']['RowsOpened']
        | components['schemas']['RowMarked']
        | components['schemas']['Challenged']
        | components['schemas']['Resigned']
        | components['schemas']['HintTaken']
        | components['schemas']['Dealt']
        | components['schemas']['RowAsked']
        | components['schemas']['AnswersGiven']
        | components['schemas']['MastermindCalled']
        | components['schemas']['AttemptEnded']
        | components['schemas']['RoundBegan']
        | components['schemas']['MatchEnded']
      )[];
      note: string | null;
      number: number;
      seat: number | null;
      view:
        | components['schemas']['CodebreakingView']
        | components['schemas']['DuelView']
        | components['schemas']['GroupView'];
    };
    /** ReplayPage */
    ReplayPage: {
      frames: components['schemas']['ReplayFrame'][];
      next: number | null;
      players: string[];
      tags: {
        [key: string]: string;
      };
      whole: boolean;
    };
    /**
     * Resign
     * @description Give up the round.
     */
    Resign: {
      /** @enum {unknown} */
      do: 'resign';
    };
    /**
     * Resigned
     * @description A player gave the round up.
     */
    Resigned: {
      /** @enum {unknown} */
      event: 'resigned';
      seat: number;
    };
    /**
     * ReviewBegan
     * @description The first line of a review.
     */
    ReviewBegan: {
      attempts: number;
      edition: string;
      first: number;
      /** @enum {unknown} */
      say: 'review';
    };
    /**
     * ReviewedAttempt
     * @description The review of one attempt.
     */
    ReviewedAttempt: {
      attempt: components['schemas']['AttemptReview'] | components['schemas']['GroupAttemptReview'];
      index: number;
      /** @enum {unknown} */
      say: 'attempt';
    };
    /**
     * ReviewEnded
     * @description The last line of a review.
     */
    ReviewEnded: {
      next: number | null;
      /** @enum {unknown} */
      say: 'end';
    };
    /**
     * RoundBegan
     * @description The next round, or another attempt at the same one, is under way.
     */
    RoundBegan: {
      attempt: number;
      /** @default null */
      codemaker: number | null;
      /** @enum {unknown} */
      event: 'round_began';
      number: number;
    };
    /**
     * RoundResult
     * @description How one attempt at a round ended, as somebody notes it. What follows from the roles is not noted.
     */
    RoundResult: {
      /** @default null */
      by?: number | null;
      /** @default [] */
      mistaken?: number[];
      /** @default [] */
      out?: number[];
      outcome: components['schemas']['Outcome'];
      /** @default null */
      rows?: number | null;
    };
    /**
     * Row
     * @description A row on a board; its key is None until it is marked.
     */
    Row: [string, components['schemas']['Key'] | null];
    /**
     * RowAsked
     * @description A row of the group edition lies open and asks the other boards.
     */
    RowAsked: {
      /** @enum {unknown} */
      event: 'row_asked';
      row: string;
      seat: number;
    };
    /**
     * RowChoice
     * @description One of the rows to choose from, with its exact worth.
     */
    RowChoice: {
      codes_after: number;
      cost: number;
      keys: number;
      may_be_code: boolean;
      row: string;
      rows_to_go: number;
    };
    /**
     * RowCovered
     * @description A row of a duel's turn is down; nobody else sees it before both are (D3).
     */
    RowCovered: {
      /** @enum {unknown} */
      event: 'row_covered';
      row: string | null;
      seat: number;
    };
    /**
     * RowLaid
     * @description A row lies open on the board.
     */
    RowLaid: {
      /** @enum {unknown} */
      event: 'row_laid';
      row: string;
      seat: number;
    };
    /**
     * RowMarked
     * @description The oldest unmarked row of `seat` has its key.
     */
    RowMarked: {
      /** @enum {unknown} */
      event: 'row_marked';
      key: components['schemas']['Key'];
      seat: number;
    };
    /**
     * RowPuzzleAnswer
     * @description The row that is best.
     */
    RowPuzzleAnswer: {
      /**
       * @description Its number, from 1.
       * @example 2
       */
      choice: number;
    };
    /**
     * RowReview
     * @description A row, what it told and what it was worth.
     *
     *         What needs a key is None until the row has one. What needs a code is None if no code fitted any more, because keys
     *         given by hand contradicted each other.
     */
    RowReview: {
      /** @default null */
      after: number | null;
      before: number;
      /** @default null */
      best: string | null;
      /** @default null */
      best_outlook: components['schemas']['Outlook'] | null;
      /** @default null */
      bits: number | null;
      /** @default [] */
      contradiction: number[];
      /** @default null */
      cost: number | null;
      /** @default false */
      exact: boolean;
      /** @default null */
      expected_bits: number | null;
      key: components['schemas']['Key'] | null;
      /** @default null */
      luck: number | null;
      /** @default null */
      outlook: components['schemas']['Outlook'] | null;
      /** @default false */
      possible: boolean;
      row: string;
      /** @default [] */
      ruled_out_by: number[];
      /** @default null */
      skill: number | null;
      /** @default null */
      to_go: number | null;
      /** @default null */
      verdict: components['schemas']['Verdict'] | null;
      /** @default null */
      why: components['schemas']['Reason'] | null;
    };
    /**
     * RowsOpened
     * @description Both rows of a duel's turn are down and open to all.
     */
    RowsOpened: {
      /** @enum {unknown} */
      event: 'rows_opened';
      rows: [string, string];
    };
    /**
     * RowsRequest
     * @description Rows to review, with their keys, in the order in which they were laid.
     */
    RowsRequest: {
      /** @example classic */
      edition: string;
      /**
       * @default {}
       * @example {}
       */
      options?: {
        [key: string]: string | number | boolean | null;
      };
      rows: components['schemas']['LaidRow'][];
      /**
       * @description Whose board, in a duel with a handicap.
       * @default 0
       */
      seat?: number;
    };
    /**
     * ScoredRound
     * @description A line of the sheet: one attempt at a round.
     */
    ScoredRound: {
      again: boolean;
      attempt: number;
      by: number | null;
      codemaker: number | null;
      mistaken: number[];
      number: number;
      opener: number | null;
      points: number[];
      result: components['schemas']['RoundResult'];
      rule: string;
      scores: number[];
    };
    /**
     * ScoreSheet
     * @description A match by its results: every line, the totals, what is next, and who has won.
     */
    ScoreSheet: {
      edition: string;
      ending: string;
      lines: components['schemas']['ScoredRound'][];
      next: components['schemas']['NextRound'] | null;
      notes: string[];
      options: {
        [key: string]: string | number | boolean | null;
      };
      possible: components['schemas']['PossibleResult'][];
      rounds: number;
      row_limit: number | null;
      scores: number[];
      seats: number;
      winners: number[];
    };
    /**
     * ScoreSheetRequest
     * @description The results of a match beside a real box.
     */
    ScoreSheetRequest: {
      /** @example classic */
      edition: string;
      /**
       * @description Who opens the first round, in the group box.
       * @default 0
       */
      opener?: number;
      /**
       * @default {}
       * @example {}
       */
      options?: {
        [key: string]: string | number | boolean | null;
      };
      /**
       * @description How many players there are.
       * @default 2
       */
      players?: number;
      /** @default [] */
      results?: components['schemas']['NotedResult'][];
    };
    /**
     * SeatReaction
     * @description A reaction of a player. It is shown for a moment, and no snapshot repeats it.
     */
    SeatReaction: {
      /** @enum {unknown} */
      reaction: 'clap' | 'party' | 'thanks' | 'think' | 'well_played' | 'wow';
      seat: number;
    };
    /**
     * SeatView
     * @description A seat as everybody sees it.
     */
    SeatView: {
      bot: boolean;
      character: number | null;
      claim_from: number | null;
      computer: string | null;
      kept_for: string;
      name: string | null;
      present: boolean;
      taken: boolean;
    };
    /**
     * SeenTable
     * @description A table as a viewer may know it.
     */
    SeenTable: {
      for_you: number[];
      opened: boolean;
      snapshot: components['schemas']['Snapshot'];
      table: components['schemas']['ListedTable'];
      yours: number[];
    };
    /**
     * Shape
     * @description Which strings of letters may stand in a row. A shape that nothing fits cannot be constructed.
     */
    Shape: {
      colours: string;
      /** @default 0 */
      fewest_empty: number;
      holes: number;
      /** @default 0 */
      most_empty: number;
      repeats: boolean;
    };
    /**
     * Sit
     * @description Take a seat.
     */
    Sit: {
      /** @example 5f3a-1 */
      id: string;
      /** @default null */
      link?: string | null;
      /** @default null */
      name?: string | null;
      /** @example 0 */
      seat: number;
    };
    /**
     * Snapshot
     * @description Everything that one viewer may know about a table now.
     */
    Snapshot: {
      address: string;
      bots: boolean;
      causes: [number, 'claim' | 'flag'][];
      clock:
        | (components['schemas']['PerMove'] | components['schemas']['Bank'] | components['schemas']['Days'])
        | null;
      closed: ('disuse' | 'opener' | 'operator') | null;
      commitments: components['schemas']['Commitment'][];
      hints: number[];
      listed: boolean;
      now: number;
      offers: (
        | components['schemas']['MayHideCode']
        | components['schemas']['MayLayRow']
        | components['schemas']['MayMarkRow']
        | components['schemas']['MayChallenge']
        | components['schemas']['MayResign']
        | components['schemas']['MayDeal']
        | components['schemas']['MayAskRow']
        | components['schemas']['MayGiveAnswer']
        | components['schemas']['MayCallMastermind']
        | components['schemas']['MayTakeHint']
      )[];
      onlookers: number;
      opened_by: string | null;
      race_starts: number | null;
      rematch: string | null;
      rematch_declined: number[];
      rematch_offers: number[];
      /** @enum {unknown} */
      say: 'snapshot';
      seats: components['schemas']['SeatView'][];
      stage: components['schemas']['Stage'];
      times: components['schemas']['ClockTimes'] | null;
      version: number;
      view:
        | components['schemas']['CodebreakingView']
        | components['schemas']['DuelView']
        | components['schemas']['GroupView'];
      waits_for: number[];
    };
    /**
     * SoloBoard
     * @description The rows that were laid for one of the codes.
     */
    SoloBoard: {
      code: string | null;
      outcome: ('found' | 'given_up' | 'not_found') | null;
      rows: [string | null, components['schemas']['Key']][];
    };
    /**
     * SoloGames
     * @description Your games that are not over.
     */
    SoloGames: {
      unfinished: components['schemas']['ListedSolo'][];
    };
    /**
     * SoloKind
     * @description What is played.
     * @enum {unknown}
     */
    SoloKind: 'daily' | 'single' | 'sprint';
    /**
     * SoloRow
     * @description A row to lay.
     */
    SoloRow: {
      /**
       * @description Which row of the game it is, from 1.
       * @example 1
       */
      number: number;
      /** @example RRGG */
      row: string;
    };
    /**
     * SoloView
     * @description A game as its player may see it.
     */
    SoloView: {
      blind: boolean;
      boards: components['schemas']['SoloBoard'][];
      code_shape: components['schemas']['Shape'];
      codes: number;
      day: string | null;
      edition: string;
      id: string;
      kind: components['schemas']['SoloKind'];
      laid: number;
      no_repeats: boolean;
      on_the_day: boolean;
      options: {
        [key: string]: string | number | boolean | null;
      };
      over: boolean;
      row_limit: number;
      row_shape: components['schemas']['Shape'];
      score: number;
    };
    /**
     * Stage
     * @description How far a table has come.
     * @enum {unknown}
     */
    Stage: 'open' | 'over' | 'playing';
    /**
     * Statistics
     * @description What your matches come to.
     */
    Statistics: {
      coach: boolean;
      history: components['schemas']['PlayerHistory'];
      impossible: number;
      periods: components['schemas']['HistoryPeriod'][];
      waiting: number;
    };
    /**
     * TakeHint
     * @description Note that help was used. It changes nothing else.
     */
    TakeHint: {
      /** @enum {unknown} */
      do: 'hint';
      step: number;
    };
    /**
     * TakenHints
     * @description The help that a seat has taken in its position. Nobody else is told what it says.
     */
    TakenHints: {
      hints: (components['schemas']['BoardHint'] | components['schemas']['GroupHint'])[];
      step: number;
    };
    /**
     * Token
     * @description What a board of a group match draws: a colour, and the number of its place in the code (G2).
     */
    Token: [string, number];
    /**
     * TokenMessage
     * @description The first message of a client that sends neither a cookie nor a header.
     */
    TokenMessage: {
      /** @example V3J5dFfQ0n8yq2Zc0u7mX1aBkPpQwErT */
      token: string;
    };
    /**
     * ToldCodes
     * @description What a question told one of the players: how many codes fitted before it and after its answers.
     */
    ToldCodes: {
      after: number;
      before: number;
      seat: number;
    };
    /** Transfer */
    Transfer: {
      seconds: number;
      secret: string;
    };
    /**
     * TurnReview
     * @description How a duel stood before one of its turns.
     */
    TurnReview: {
      chances: [number, number];
      shares: [number, number];
      turn: number;
    };
    /**
     * Verdict
     * @description One word about a row, or about all rows of a player.
     * @enum {unknown}
     */
    Verdict: 'best' | 'fair' | 'good' | 'only' | 'poor' | 'weak';
    /**
     * VersionMessage
     * @description What changed with one version, as far as one viewer may know it. Fields that are absent have not changed.
     */
    VersionMessage: {
      at: number;
      /** @enum {unknown} */
      cause?: 'claim' | 'flag';
      /** @enum {unknown} */
      closed?: 'disuse' | 'opener' | 'operator';
      commitment?: components['schemas']['Commitment'];
      events?: (
        | components['schemas']['CodeHidden']
        | components['schemas']['RowLaid']
        | components['schemas']['RowCovered']
        | components['schemas']['RowsOpened']
        | components['schemas']['RowMarked']
        | components['schemas']['Challenged']
        | components['schemas']['Resigned']
        | components['schemas']['HintTaken']
        | components['schemas']['Dealt']
        | components['schemas']['RowAsked']
        | components['schemas']['AnswersGiven']
        | components['schemas']['MastermindCalled']
        | components['schemas']['AttemptEnded']
        | components['schemas']['RoundBegan']
        | components['schemas']['MatchEnded']
      )[];
      hints?: number[];
      offers?: (
        | components['schemas']['MayHideCode']
        | components['schemas']['MayLayRow']
        | components['schemas']['MayMarkRow']
        | components['schemas']['MayChallenge']
        | components['schemas']['MayResign']
        | components['schemas']['MayDeal']
        | components['schemas']['MayAskRow']
        | components['schemas']['MayGiveAnswer']
        | components['schemas']['MayCallMastermind']
        | components['schemas']['MayTakeHint']
      )[];
      onlookers?: number;
      opened?: components['schemas']['Commitment'][];
      race_starts?: number;
      reaction?: components['schemas']['SeatReaction'];
      rematch?: string;
      rematch_declined?: number[];
      rematch_offers?: number[];
      /** @enum {unknown} */
      say: 'version';
      seats?: components['schemas']['SeatView'][];
      stage?: components['schemas']['Stage'];
      times?: components['schemas']['ClockTimes'];
      version: number;
      view?:
        | components['schemas']['CodebreakingView']
        | components['schemas']['DuelView']
        | components['schemas']['GroupView'];
      waits_for?: number[];
    };
    /**
     * WantedSeat
     * @description Who may take a seat.
     */
    WantedSeat: {
      /**
       * @description A computer's level.
       * @default null
       * @example casual
       */
      level?: ('casual' | 'master' | 'novice' | 'rookie' | 'strong') | null;
      /**
       * @description For several people who share a screen.
       * @default null
       */
      name?: string | null;
      /**
       * @description `me` is whoever opens the table.
       * @example me
       * @enum {unknown}
       */
      sitter: 'anyone' | 'computer' | 'link' | 'me';
    };
    /** Welcomed */
    Welcomed: {
      bot: boolean;
      guest: string;
      name: string;
      token: string;
    };
    /**
     * WrongAnswer
     * @description An answer that does not fit the token of its board.
     */
    WrongAnswer: {
      board: number;
      /** @enum {unknown} */
      given: 'black' | 'none' | 'white';
      /** @enum {unknown} */
      right: 'black' | 'none' | 'white';
      row: number;
    };
    /**
     * WrongCall
     * @description A wrong call of MASTERMIND. It is open to all (G8).
     */
    WrongCall: [number, string];
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
