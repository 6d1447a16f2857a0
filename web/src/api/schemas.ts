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
     * AskedRow
     * @description A row asked in a group match, with one answer for each board. None: the board does not answer, or not yet.
     */
    AskedRow: [number, string, (('black' | 'none' | 'white') | null)[]];
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
     * Box
     * @description An edition with its options.
     */
    Box: {
      code_shape: components['schemas']['Shape'];
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
     * CallMastermind
     * @description Announce MASTERMIND and lay the whole code.
     */
    CallMastermind: {
      /** @enum {unknown} */
      do: 'mastermind';
      row: string;
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
     * @description A message of a client: an id, and one of three requests.
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
     * Commitment
     * @description A commitment to something hidden, with its salt once that is revealed.
     */
    Commitment: {
      commitment: string;
      /** @default null */
      salt?: string | null;
      seat: number | null;
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
     * GroupView
     * @description What a seat may know of a group match.
     */
    GroupView: {
      asked: components['schemas']['AskedRow'][];
      attempt: number;
      boards_each: number;
      code_shape: components['schemas']['Shape'];
      dealt: boolean;
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
     * HintTaken
     * @description A player used help.
     */
    HintTaken: {
      /** @enum {unknown} */
      event: 'hint_taken';
      seat: number;
      step: number;
    };
    /** KeptRecord */
    KeptRecord: {
      address: string;
    };
    /**
     * Key
     * @description The key pegs beside a row: how many, never which hole they answer (K4).
     */
    Key: [number, number];
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
     * ListedTable
     * @description A table in a list.
     */
    ListedTable: {
      address: string;
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
      actions: Record<string, never>[];
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
    };
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
     * NewGuest
     * @description A new guest.
     */
    NewGuest: {
      /** @example Ada */
      name: string;
    };
    /**
     * NewTable
     * @description A table to open.
     */
    NewTable: {
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
    /** OpenedTable */
    OpenedTable: {
      address: string;
      links: {
        [key: string]: string;
      };
    };
    /**
     * OptionRange
     * @description An option: its default, and its values or bounds.
     */
    OptionRange: {
      default: string | number | boolean | null;
      /** @default null */
      least?: number | null;
      /** @default null */
      most?: number | null;
      rule: string;
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
     * PerMove
     * @description A fixed number of seconds for each move.
     */
    PerMove: {
      /** @enum {unknown} */
      clock: 'per_move';
      seconds: number;
    };
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
     * RowsOpened
     * @description Both rows of a duel's turn are down and open to all.
     */
    RowsOpened: {
      /** @enum {unknown} */
      event: 'rows_opened';
      rows: [string, string];
    };
    /**
     * SeatView
     * @description A seat as everybody sees it.
     */
    SeatView: {
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
      clock:
        | (components['schemas']['PerMove'] | components['schemas']['Bank'] | components['schemas']['Days'])
        | null;
      commitments: components['schemas']['Commitment'][];
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
      race_starts: number | null;
      rematch: string | null;
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
     * Stage
     * @description How far a table has come.
     * @enum {unknown}
     */
    Stage: 'open' | 'over' | 'playing';
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
    /** Transfer */
    Transfer: {
      seconds: number;
      secret: string;
    };
    /**
     * VersionMessage
     * @description What changed with one version, as far as one viewer may know it. Fields that are absent have not changed.
     */
    VersionMessage: {
      at: number;
      /** @enum {unknown} */
      cause?: 'claim' | 'flag';
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
      opened?: components['schemas']['Commitment'][];
      race_starts?: number;
      rematch?: string;
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
      level?: ('casual' | 'master' | 'novice' | 'strong') | null;
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
      guest: string;
      name: string;
      token: string;
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
