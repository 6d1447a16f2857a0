// Short names for the types of the server's messages. schemas.ts is generated; this file is the only one that reads it.
// docs/protocol.md and docs/api.md describe the messages.
import type { components } from './schemas';

type Schemas = components['schemas'];

// Guests and tables
export type Guest = Schemas['Guest'];
export type Transfer = Schemas['Transfer'];
export type NewTable = Schemas['NewTable'];
export type SeatRequest = Schemas['WantedSeat'];
export type OpenedTable = Schemas['OpenedTable'];
export type ListedTable = Schemas['ListedTable'];
export type TableDetails = Schemas['SeenTable'];
export type SeatView = Schemas['SeatView'];
export type Stage = Schemas['Stage'];
export type Clock = Schemas['PerMove'] | Schemas['Bank'] | Schemas['Days'];
/** What a player may say to the others, and who said it. */
export type Reaction = SeatReaction['reaction'];
export type SeatReaction = Schemas['SeatReaction'];
export type Times = Schemas['ClockTimes'];
export type ErrorBody = Schemas['Error'];

// Boxes
export type Boxes = Schemas['Boxes'];
export type Box = Schemas['Box'];
export type OptionRange = Schemas['OptionRange'];
export type OptionValue = OptionRange['default'];

// The match
export type Shape = Schemas['Shape'];
export type Key = Schemas['Key'];
export type Row = Schemas['Row'];
export type Answer = Schemas['GiveAnswer']['key'];
export type Token = Schemas['Token'];
export type AskedRow = Schemas['AskedRow'];
export type WrongCall = Schemas['WrongCall'];
/** A wrong key: who gave it, to whom, for which row (from 0), what was given and what was right. */
export type Mistake = Schemas['Mistake'];
export type BoardAttempt = Schemas['BoardAttempt'];
export type GroupAttempt = Schemas['GroupAttempt'];
export type Attempt = BoardAttempt | GroupAttempt;
export type CodebreakingView = Schemas['CodebreakingView'];
export type DuelView = Schemas['DuelView'];
export type GroupView = Schemas['GroupView'];
export type View = Snapshot['view'];
export type Offer = Snapshot['offers'][number];
export type Action = Schemas['Act']['act'];
export type MatchEvent = NonNullable<VersionMessage['events']>[number];

// Messages over the websocket
export type Snapshot = Schemas['Snapshot'];
export type VersionMessage = Schemas['VersionMessage'];
/** A commitment to a hidden code or a deal, with its salt after the reveal. */
export type Commitment = Schemas['Commitment'];
export type ServerMessage = Snapshot | VersionMessage | Schemas['Accepted'] | Schemas['Refused'];
export type ClientMessage = Schemas['ClientMessage'];

// Replays of matches
export type AttemptPage = Schemas['AttemptPage'];
export type Replay = Schemas['ReplayPage'];
export type Frame = Schemas['ReplayFrame'];
/** A record that the server sent. The referee has read each of its actions. */
export type MatchRecord = Omit<Schemas['MatchRecord'], 'actions'> & { actions: Record<string, unknown>[] };
export type SavedRecord = Schemas['KeptRecord'];

// The coach
export type Hint = Schemas['BoardHint'] | Schemas['GroupHint'];
export type TakenHints = Schemas['TakenHints'];
export type Fact = Schemas['ColourFact'] | Schemas['HoleFact'];
export type RowReview = Schemas['RowReview'];
export type AskedReview = Schemas['AskedReview'];
export type CallReview = Schemas['CallReview'];
export type PlayerReview = Schemas['PlayerReview'];
export type AskerReview = Schemas['AskerReview'];
export type CodeReview = Schemas['CodeReview'];
export type MistakeReview = Schemas['MistakeReview'];
export type TurnReview = Schemas['TurnReview'];
export type BoardsReview = Schemas['AttemptReview'];
export type GroupReview = Schemas['GroupAttemptReview'];
export type AttemptReview = BoardsReview | GroupReview;
export type ReviewLine =
  Schemas['ReviewBegan'] | Schemas['ReviewedAttempt'] | Schemas['ReviewEnded'] | Schemas['CoachRefused'];

// Puzzles
export type GivenPuzzle = Schemas['GivenPuzzle'];
export type GivenRowPuzzle = Schemas['GivenRowPuzzle'];
export type JudgedAnswer = Schemas['JudgedAnswer'];
export type JudgedChoice = Schemas['JudgedChoice'];
export type PuzzleSolution = Schemas['PuzzleSolution'];
export type PuzzleOutcome = Schemas['PuzzleOutcome'];
export type PuzzleRating = Schemas['PuzzleRating'];
export type NextPuzzle = Schemas['NextPuzzle'];
export type Objection = Schemas['Objection'];
export type Deduction = Schemas['Deduction'];
export type RowChoice = Schemas['RowChoice'];
// Histories
export type HistoryPage = Schemas['HistoryPage'];
export type PlayedMatch = Schemas['PlayedMatchEntry'];
export type Statistics = Schemas['Statistics'];
export type HistoryPeriod = Schemas['HistoryPeriod'];
export type BoxHistory = Schemas['BoxHistory'];
export type OpponentHistory = Schemas['OpponentHistory'];
export type MistakeTally = Schemas['MistakeTally'];
export type DeletedMatches = Schemas['DeletedMatches'];

// Analyses
export type PositionAnalysis = Schemas['PositionAnalysis'];
export type CandidateRow = Schemas['CandidateRow'];
export type AnalysisLine = Schemas['AnalysisLine'] | Schemas['CoachRefused'];

// Games alone
export type SoloView = Schemas['SoloView'];
export type SoloBoard = Schemas['SoloBoard'];
export type NewSolo = Schemas['NewSolo'];
export type SoloGames = Schemas['SoloGames'];
export type DailyCodes = Schemas['DailyCodes'];
export type DailyBox = Schemas['DailyBox'];
export type DailyScore = Schemas['DailyScore'];
export type DailySolution = Schemas['DailySolution'];
// The assistant for a real box
export type ScoreSheet = Schemas['ScoreSheet'];
export type ScoredRound = Schemas['ScoredRound'];
export type PossibleResult = Schemas['PossibleResult'];
export type RoundResult = Schemas['RoundResult'];
export type GroupAdvice = Schemas['GroupAdvice'];
export type BoardBelief = Schemas['BoardBelief'];
