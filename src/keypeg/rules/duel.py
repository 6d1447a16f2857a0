"""The duel machine: both seats hide a code and break the other's, in turns or in a race."""

from typing import assert_never

from msgspec.structs import replace

from keypeg.rules.actions import (
    Action,
    AskRow,
    CallMastermind,
    Challenge,
    Deal,
    GiveAnswer,
    HideCode,
    LayRow,
    MarkRow,
    Resign,
    TakeHint,
)
from keypeg.rules.attempts import BoardAttempt, Mistake, Outcome, Row
from keypeg.rules.edition import DuelGame, Edition
from keypeg.rules.events import (
    AttemptEnded,
    Challenged,
    CodeHidden,
    Event,
    HintTaken,
    MatchEnded,
    Resigned,
    RoundBegan,
    RowCovered,
    RowLaid,
    RowMarked,
    RowsOpened,
)
from keypeg.rules.keys import Key, can_exist, mark
from keypeg.rules.marking import audit, impossible_key, referee_marks
from keypeg.rules.match import Match, add_points, close, not_here
from keypeg.rules.offers import MayChallenge, MayHideCode, MayLayRow, MayMarkRow, MayResign, Offer
from keypeg.rules.refusals import Fault, Refusal

Boards = tuple[tuple[Row, ...], tuple[Row, ...]]


class Duel(Match, frozen=True, kw_only=True):
    """A duel. Each pair holds one item for each seat: the code it hid, its covered row, its board."""

    game: DuelGame
    codes: tuple[str | None, str | None] = (None, None)
    covered: tuple[str | None, str | None] = (None, None)
    """The rows of this turn, until both are down (D3)."""
    boards: Boards = ((), ())


def start(edition: Edition, seats: int, game: DuelGame) -> Duel:
    return Duel(edition=edition, seats=seats, scores=(0, 0), game=game)


def offers(state: Duel, seat: int | None) -> list[Offer]:
    if seat is None:
        return []
    found: list[Offer] = []
    if not _hiding_refusal(state, seat):
        found.append(MayHideCode(state.game.to_find[1 - seat]))
    if not _row_refusal(state, seat):
        found.append(MayLayRow(state.game.to_find[seat]))
    if state.edition.by_hand:
        if not _marking_refusal(state, seat):
            found.append(MayMarkRow(state.boards[1 - seat][-1].row))
        if not _challenge_refusal(state, seat):
            found.append(MayChallenge())
    found.append(MayResign())
    return found


def _hiding_refusal(state: Duel, seat: int) -> Refusal | None:
    if state.codes[seat] is not None:
        rule = state.edition.paragraphs.code
        return Refusal(Fault.CODE_ALREADY_HIDDEN, rule)
    return None


def _row_refusal(state: Duel, seat: int) -> Refusal | None:
    paragraphs = state.edition.paragraphs
    if None in state.codes:
        return Refusal(Fault.CODE_NOT_HIDDEN, paragraphs.code, why="both")
    if state.covered[seat] is not None:
        return Refusal(Fault.NOT_YOUR_TURN, paragraphs.key, why="row_down")
    if _unmarked(state.boards[seat]):
        return Refusal(Fault.NOT_YOUR_TURN, paragraphs.marking.order, why="key_awaited")
    if _unmarked(state.boards[1 - seat]):
        if state.game.race:  # so at most one row waits for its key, and rows are marked in the order they were laid
            return Refusal(Fault.NOT_YOUR_TURN, paragraphs.key, why="key_owed")
        return Refusal(Fault.NOT_YOUR_TURN, paragraphs.marking.order, why="mark_first")
    if len(state.boards[seat]) == state.game.row_limit:
        return Refusal(Fault.NO_ROWS_LEFT, paragraphs.limit, why="wait")
    return None


def _marking_refusal(state: Duel, seat: int) -> Refusal | None:
    if not state.edition.by_hand:
        return referee_marks(state.edition)
    if not _unmarked(state.boards[1 - seat]):
        rule = state.edition.paragraphs.key
        return Refusal(Fault.NOTHING_TO_MARK, rule)
    return None


def _challenge_refusal(state: Duel, seat: int) -> Refusal | None:
    if not state.edition.by_hand:
        return referee_marks(state.edition)
    board = state.boards[seat]
    if not (board and board[0].key):
        return Refusal(Fault.NOTHING_TO_CHALLENGE, state.edition.paragraphs.marking.by_hand, why="keys")
    return None


def _unmarked(board: tuple[Row, ...]) -> bool:
    return bool(board) and board[-1].key is None


def decide(state: Duel, seat: int | None, action: Action) -> list[Event]:
    if seat is None:
        raise not_here(state.edition, action)
    match action:
        case LayRow(row=row):
            if refusal := _row_refusal(state, seat):
                raise refusal
            state.game.to_find[seat].check(row, state.edition.paragraphs.row_shape)
            return _lay_in_race(state, seat, row) if state.game.race else _lay_in_turn(state, seat, row)
        case HideCode(code=code):
            if refusal := _hiding_refusal(state, seat):
                raise refusal
            state.game.to_find[1 - seat].check(code, state.edition.paragraphs.code_shape)
            return [CodeHidden(seat, code)]
        case MarkRow(reds=reds, whites=whites):
            return _mark(state, seat, Key(reds, whites))
        case Challenge():
            return _challenge(state, seat)
        case Resign():
            return [Resigned(seat), *_end(state, state.boards, Outcome.RESIGNED, by=seat, point_to=1 - seat)]
        case Deal() | AskRow() | GiveAnswer() | CallMastermind() | TakeHint():
            raise not_here(state.edition, action)
        case _:
            assert_never(action)


def _lay_in_turn(state: Duel, seat: int, row: str) -> list[Event]:
    other = state.covered[1 - seat]
    if other is None:
        return [RowCovered(seat, row)]
    rows = (other, row) if seat else (row, other)
    events: list[Event] = [RowCovered(seat, row), RowsOpened(rows)]
    if not state.edition.by_hand:
        keys = [mark(rows[breaker], _code_for(state, breaker)) for breaker in (0, 1)]
        events += (RowMarked(breaker, keys[breaker]) for breaker in (0, 1))
        boards = (
            (*state.boards[0], Row(rows[0], keys[0])),
            (*state.boards[1], Row(rows[1], keys[1])),
        )
        events += _after_turn(state, boards)
    return events


def _lay_in_race(state: Duel, seat: int, row: str) -> list[Event]:
    if state.edition.by_hand:
        return [RowLaid(seat, row)]
    key = mark(row, _code_for(state, seat))
    boards = _with_board(state.boards, seat, (*state.boards[seat], Row(row, key)))
    return [RowLaid(seat, row), RowMarked(seat, key), *_after_race_row(state, boards, seat)]


def _mark(state: Duel, seat: int, key: Key) -> list[Event]:
    if refusal := _marking_refusal(state, seat):
        raise refusal
    breaker = 1 - seat
    *marked, last = state.boards[breaker]
    if not can_exist(key, len(last.row)):
        raise impossible_key(len(last.row), state.edition)
    boards = _with_board(state.boards, breaker, (*marked, Row(last.row, key)))
    events: list[Event] = [RowMarked(breaker, key)]
    if state.game.race:
        events += _after_race_row(state, boards, breaker)
    elif not _unmarked(boards[seat]):
        events += _after_turn(state, boards)
    return events


def _challenge(state: Duel, seat: int) -> list[Event]:
    if refusal := _challenge_refusal(state, seat):
        raise refusal
    mistakes = _audit(state, state.boards)
    if not any(mistake.breaker == seat for mistake in mistakes):
        return [Challenged(seat, upheld=False)]
    return [Challenged(seat, upheld=True), *_mistaken(state, state.boards, mistakes)]


def _after_turn(state: Duel, boards: Boards) -> list[Event]:
    """Both rows of the turn are marked. The round ends if a row is right, or its key says so, or no rows are left."""
    finders = [seat for seat in (0, 1) if boards[seat][-1].row == _code_for(state, seat)]
    over = finders or _claimed(boards, 0) or _claimed(boards, 1) or len(boards[0]) == state.game.row_limit
    if not over:
        return []
    if mistakes := _audit(state, boards):
        return _mistaken(state, boards, mistakes)
    match finders:
        case [finder]:
            return _end(state, boards, Outcome.FOUND, by=finder, point_to=finder)
        case []:
            return _end(state, boards, Outcome.OUT_OF_ROWS, again=True)
        case _:
            return _end(state, boards, Outcome.BOTH_FOUND, again=True)


def _after_race_row(state: Duel, boards: Boards, seat: int) -> list[Event]:
    """A row of `seat` is marked. The race ends if it is right, or its key says so, or nobody has rows left."""
    right = boards[seat][-1].row == _code_for(state, seat)
    out_of_rows = all(len(board) == state.game.row_limit for board in boards)  # no other row waits for its key
    if not (right or _claimed(boards, seat) or out_of_rows):
        return []
    if mistakes := _audit(state, boards):
        return _mistaken(state, boards, mistakes)
    if right:
        return _end(state, boards, Outcome.FOUND, by=seat, point_to=seat)
    return _end(state, boards, Outcome.OUT_OF_ROWS, again=True)


def _claimed(boards: Boards, seat: int) -> bool:
    """Whether the key of the last row says that it is the code."""
    row, key = boards[seat][-1]
    return key is not None and key.reds == len(row)


def _code_for(state: Duel, breaker: int) -> str:
    code = state.codes[1 - breaker]
    assert code is not None  # no row is laid before both codes are hidden
    return code


def _audit(state: Duel, boards: Boards) -> tuple[Mistake, ...]:
    if not state.edition.by_hand:
        return ()
    return tuple(
        mistake
        for breaker in (0, 1)
        for mistake in audit(boards[breaker], _code_for(state, breaker), marker=1 - breaker, breaker=breaker)
    )


def _mistaken(state: Duel, boards: Boards, mistakes: tuple[Mistake, ...]) -> list[Event]:
    """The victim of a wrong key gets a point, unless both gave wrong keys. The round is played again (D8)."""
    victims = {mistake.breaker for mistake in mistakes}
    victim = victims.pop() if len(victims) == 1 else None
    return _end(state, boards, Outcome.WRONG_KEY, point_to=victim, mistakes=mistakes, again=True)


def _end(
    state: Duel,
    boards: Boards,
    outcome: Outcome,
    *,
    by: int | None = None,
    point_to: int | None = None,
    mistakes: tuple[Mistake, ...] = (),
    again: bool = False,
) -> list[Event]:
    points = (int(point_to == 0), int(point_to == 1))
    majority = state.edition.rounds // 2 + 1
    scores = add_points(state.scores, points)
    winners = tuple(seat for seat in (0, 1) if scores[seat] == majority)
    attempt = BoardAttempt(
        number=state.number,
        outcome=outcome,
        by=by,
        points=points,
        rows=(_laid(state, boards, 0), _laid(state, boards, 1)),
        again=again and not winners,
        mistakes=mistakes,
        codes=state.codes,
        boards=boards,
    )
    return close(state, attempt, winners)


def _laid(state: Duel, boards: Boards, seat: int) -> int:
    """How many rows a seat laid. A covered row that was never opened counts too."""
    unopened = state.covered[seat] is not None and len(boards[seat]) == len(state.boards[seat])
    return len(boards[seat]) + unopened


def _with_board(boards: Boards, seat: int, board: tuple[Row, ...]) -> Boards:
    return (boards[0], board) if seat else (board, boards[1])


def evolve(state: Duel, event: Event) -> Duel:
    match event:
        case RowCovered(seat=seat, row=row):
            first, second = state.covered
            return replace(state, covered=(first, row) if seat else (row, second))
        case RowsOpened(rows=(first, second)):
            boards = ((*state.boards[0], Row(first)), (*state.boards[1], Row(second)))
            return replace(state, covered=(None, None), boards=boards)
        case RowLaid(seat=seat, row=row):
            return replace(state, boards=_with_board(state.boards, seat, (*state.boards[seat], Row(row))))
        case RowMarked(seat=seat, key=key):
            *marked, last = state.boards[seat]
            return replace(state, boards=_with_board(state.boards, seat, (*marked, Row(last.row, key))))
        case CodeHidden(seat=seat, code=code):
            first, second = state.codes
            return replace(state, codes=(first, code) if seat else (code, second))
        case AttemptEnded(attempt=attempt):
            return replace(
                state,
                scores=add_points(state.scores, attempt.points),
                past=state.past.appended(attempt),
                codes=(None, None),
                covered=(None, None),
                boards=((), ()),
            )
        case RoundBegan(number=number, attempt=count):
            return replace(state, number=number, attempt=count)
        case MatchEnded(winners=winners):
            return replace(state, winners=winners)
        case Challenged() | Resigned() | HintTaken():
            return state
        case _:
            raise TypeError(f"{type(event).__name__} does not happen in a duel")
