"""The codebreaking machine: one seat hides a code, the other breaks it, and they switch.

It plays every box with one board. What differs between these boxes is in the edition's `CodebreakingGame`.
"""

from collections.abc import Sequence
from functools import reduce
from typing import TypeVar, assert_never

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
from keypeg.rules.edition import CodebreakingGame, Edition
from keypeg.rules.events import (
    AttemptEnded,
    Challenged,
    CodeHidden,
    Event,
    HintTaken,
    MatchEnded,
    Resigned,
    RoundBegan,
    RowLaid,
    RowMarked,
)
from keypeg.rules.keys import Key, can_exist, mark
from keypeg.rules.marking import audit, impossible_key, referee_marks
from keypeg.rules.match import Match, add_points, close, leaders, not_here
from keypeg.rules.offers import MayChallenge, MayHideCode, MayLayRow, MayMarkRow, MayResign, Offer
from keypeg.rules.refusals import Fault, Refusal


class Codebreaking(Match, frozen=True, kw_only=True):
    """A codebreaking match."""

    game: CodebreakingGame
    codemaker: int
    code: str | None = None
    board: tuple[Row, ...] = ()


def start(edition: Edition, seats: int, game: CodebreakingGame) -> Codebreaking:
    return Codebreaking(edition=edition, seats=seats, scores=(0,) * seats, game=game, codemaker=game.first_codemaker)


def offers(state: Codebreaking, seat: int | None) -> list[Offer]:
    if seat is None:
        return []
    found: list[Offer] = []
    if not _hiding_refusal(state, seat):
        found.append(MayHideCode(state.game.code))
    if not _row_refusal(state, seat):
        found.append(MayLayRow(state.game.row))
    if state.edition.by_hand:
        if not _marking_refusal(state, seat):
            found.append(MayMarkRow(state.board[-1].row))
        if not _challenge_refusal(state, seat):
            found.append(MayChallenge())
    found.append(MayResign())
    return found


def keeps_offers(events: Sequence[Event]) -> bool:
    """Whether offers stay as they are: a row was laid and marked by the referee, and the round goes on."""
    return len(events) == 2 and type(events[0]) is RowLaid and type(events[1]) is RowMarked


def _hiding_refusal(state: Codebreaking, seat: int) -> Refusal | None:
    if seat != state.codemaker:
        rule = state.edition.paragraphs.players if state.number == 1 else state.game.roles
        return Refusal(Fault.NOT_YOUR_TURN, rule, why="codemaker_hides")
    if state.code is not None:
        return Refusal(Fault.CODE_ALREADY_HIDDEN, state.edition.paragraphs.code)
    return None


def _row_refusal(state: Codebreaking, seat: int) -> Refusal | None:
    paragraphs = state.edition.paragraphs
    if seat == state.codemaker:
        return Refusal(Fault.NOT_YOUR_TURN, paragraphs.key, why="own_code")
    if state.code is None:
        return Refusal(Fault.CODE_NOT_HIDDEN, paragraphs.code, why="one")
    if _unmarked(state):
        return Refusal(Fault.NOT_YOUR_TURN, paragraphs.key, why="key_awaited")
    return None


def _marking_refusal(state: Codebreaking, seat: int) -> Refusal | None:
    if not state.edition.by_hand:
        return referee_marks(state.edition)
    rule = state.edition.paragraphs.key
    if seat != state.codemaker:
        return Refusal(Fault.NOT_YOUR_TURN, rule, why="codemaker_marks")
    if not _unmarked(state):
        return Refusal(Fault.NOTHING_TO_MARK, rule)
    return None


def _challenge_refusal(state: Codebreaking, seat: int) -> Refusal | None:
    if not state.edition.by_hand:
        return referee_marks(state.edition)
    rule = state.edition.paragraphs.marking.by_hand
    if seat == state.codemaker:
        return Refusal(Fault.NOT_YOUR_TURN, rule, why="own_keys")
    if not (state.board and state.board[0].key):
        return Refusal(Fault.NOTHING_TO_CHALLENGE, rule, why="keys")
    return None


def _unmarked(state: Codebreaking) -> bool:
    return bool(state.board) and state.board[-1].key is None


def decide(state: Codebreaking, seat: int | None, action: Action) -> list[Event]:
    if seat is None:
        raise not_here(state.edition, action)
    match action:
        case LayRow(row=row):
            return _lay(state, seat, row)
        case HideCode(code=code):
            if refusal := _hiding_refusal(state, seat):
                raise refusal
            state.game.code.check(code, state.edition.paragraphs.code_shape)
            return [CodeHidden(seat, code)]
        case MarkRow(reds=reds, whites=whites):
            return _mark(state, seat, Key(reds, whites))
        case Challenge():
            return _challenge(state, seat)
        case Resign():
            return _resign(state, seat)
        case Deal() | AskRow() | GiveAnswer() | CallMastermind() | TakeHint():
            raise not_here(state.edition, action)
        case _:
            assert_never(action)


def _lay(state: Codebreaking, seat: int, row: str) -> list[Event]:
    if refusal := _row_refusal(state, seat):
        raise refusal
    state.game.row.check(row, state.edition.paragraphs.row_shape)
    if state.edition.by_hand:
        return [RowLaid(seat, row)]
    assert state.code is not None  # _row_refusal
    key = mark(row, state.code)
    events: list[Event] = [RowLaid(seat, row), RowMarked(seat, key)]
    if row == state.code or len(state.board) + 1 == state.game.row_limit:
        events += _reveal(state, (*state.board, Row(row, key)))
    return events


def _mark(state: Codebreaking, seat: int, key: Key) -> list[Event]:
    if refusal := _marking_refusal(state, seat):
        raise refusal
    game = state.game
    if not can_exist(key, game.row.holes):
        raise impossible_key(game.row.holes, state.edition)
    *marked, last = state.board
    events: list[Event] = [RowMarked(1 - seat, key)]
    if last.row == state.code or key.reds == game.row.holes or len(state.board) == game.row_limit:
        events += _reveal(state, (*marked, Row(last.row, key)))
    return events


def _challenge(state: Codebreaking, seat: int) -> list[Event]:
    if refusal := _challenge_refusal(state, seat):
        raise refusal
    mistakes = _audit(state, state.board)
    if not mistakes:
        return [Challenged(seat, upheld=False)]
    return [Challenged(seat, upheld=True), *_mistaken(state, state.board, mistakes)]


def _resign(state: Codebreaking, seat: int) -> list[Event]:
    game = state.game
    if seat == state.codemaker:
        maker, breaker = game.maker_resigned
    else:
        maker, breaker = game.row_limit + game.bonus, 0
    return [Resigned(seat), *_end(state, state.board, Outcome.RESIGNED, maker, breaker, by=seat)]


def _reveal(state: Codebreaking, board: tuple[Row, ...]) -> list[Event]:
    """The code is revealed: keys given by hand are checked (M2), then the round is scored."""
    if state.edition.by_hand and (mistakes := _audit(state, board)):
        return _mistaken(state, board, mistakes)
    if board[-1].row == state.code:
        return _end(state, board, Outcome.FOUND, len(board), 0, by=1 - state.codemaker)
    return _end(state, board, Outcome.NOT_FOUND, state.game.row_limit + state.game.bonus, 0)


def _audit(state: Codebreaking, board: tuple[Row, ...]) -> tuple[Mistake, ...]:
    assert state.code is not None  # there are rows
    maker = state.codemaker
    return tuple(audit(board, state.code, marker=maker, breaker=1 - maker))


def _mistaken(state: Codebreaking, board: tuple[Row, ...], mistakes: tuple[Mistake, ...]) -> list[Event]:
    """The mistake rule replaces the round's score, and the round is replayed (M3)."""
    maker, breaker = state.game.mistake
    return _end(state, board, Outcome.WRONG_KEY, maker, breaker, mistakes, again=True)


def _end(
    state: Codebreaking,
    board: tuple[Row, ...],
    outcome: Outcome,
    maker_points: int,
    breaker_points: int,
    mistakes: tuple[Mistake, ...] = (),
    *,
    by: int | None = None,
    again: bool = False,
) -> list[Event]:
    maker = state.codemaker
    attempt = BoardAttempt(
        number=state.number,
        outcome=outcome,
        by=by,
        points=_by_seat(maker, maker_points, breaker_points),
        rows=_by_seat(maker, 0, len(board)),
        again=again,
        mistakes=mistakes,
        codes=_by_seat(maker, state.code, None),
        boards=_by_seat(maker, (), board),
    )
    return close(state, attempt, _winners(state, attempt), maker if again else 1 - maker)


T = TypeVar("T")


def _by_seat(maker: int, of_maker: T, of_breaker: T) -> tuple[T, T]:
    return (of_breaker, of_maker) if maker else (of_maker, of_breaker)


def _winners(state: Codebreaking, attempt: BoardAttempt) -> tuple[int, ...]:
    """Who has won after this attempt. Nobody has while rounds are left, or while a tie is played off in pairs."""
    extra = state.number - state.edition.rounds
    if attempt.again or extra < 0:
        return ()
    best = leaders(add_points(state.scores, attempt.points))
    if state.game.extra_rounds and (extra % 2 or len(best) > 1):
        return ()
    return best


def evolved(state: Codebreaking, events: Sequence[Event]) -> Codebreaking:
    """The state after all events of an action. For a row that is laid and marked, one new state instead of two."""
    if not keeps_offers(events):
        return reduce(evolve, events, state)
    laid, marked = events
    assert isinstance(laid, RowLaid)
    assert isinstance(marked, RowMarked)
    return replace(state, board=(*state.board, Row(laid.row, marked.key)))


def evolve(state: Codebreaking, event: Event) -> Codebreaking:
    match event:
        case RowLaid(row=row):
            return replace(state, board=(*state.board, Row(row)))
        case RowMarked(key=key):
            return replace(state, board=(*state.board[:-1], Row(state.board[-1].row, key)))
        case CodeHidden(code=code):
            return replace(state, code=code)
        case AttemptEnded(attempt=attempt):
            return replace(
                state,
                scores=add_points(state.scores, attempt.points),
                past=state.past.appended(attempt),
                code=None,
                board=(),
            )
        case RoundBegan(number=number, attempt=count, codemaker=codemaker):
            assert codemaker is not None
            return replace(state, number=number, attempt=count, codemaker=codemaker)
        case MatchEnded(winners=winners):
            return replace(state, winners=winners)
        case Challenged() | Resigned() | HintTaken():
            return state
        case _:
            raise TypeError(f"{type(event).__name__} does not happen in a codebreaking match")
