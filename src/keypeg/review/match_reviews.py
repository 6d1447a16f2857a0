"""Match reviews: every row of every attempt of a match, for each player."""

from collections.abc import Iterator, Sequence
from typing import Literal, assert_never

from msgspec import Struct

from keypeg.records.record import Record
from keypeg.records.replay import replay
from keypeg.review.group_reviews import GroupAttemptReview, review_group_attempts
from keypeg.review.row_reviews import RowReview, review_rows
from keypeg.review.row_values import shipped_tree
from keypeg.rules.attempts import BoardAttempt, Mistake, Row
from keypeg.rules.codebreaking import Codebreaking
from keypeg.rules.duel import Duel
from keypeg.rules.edition import Edition
from keypeg.rules.group import Group
from keypeg.rules.refusals import Fault, Refusal
from keypeg.thinking.boards import MOST_ROWS, board_too_large
from keypeg.thinking.breaker_views import board_of
from keypeg.thinking.rulebook_boards import shapes_of


class PlayerReview(Struct, frozen=True):
    """The rows of one seat in one attempt."""

    seat: int
    role: Literal["codebreaker"]
    skill: int | None
    """The mean over the rows to which there was an alternative. None if there was none."""
    luck: int | None
    rows: list[RowReview]


class AttemptReview(Struct, frozen=True):
    """One attempt at a round."""

    number: int
    """The agreed round that it was an attempt at."""
    outcome: str | None
    """None while it is under way."""
    players: list[PlayerReview]
    mistakes: tuple[Mistake, ...] = ()
    """The wrong keys that were given by hand."""


class MatchReview(Struct, frozen=True):
    """A match, as `keypeg review --json` prints it."""

    edition: str
    attempts: list[AttemptReview | GroupAttemptReview]


def review_record(record: Record, player: int | None = None) -> MatchReview:
    """Review a match, over or under way: all seats, or the seat of one player."""
    return MatchReview(record.edition.name, list(review_attempts(record, player)))


def review_attempts(record: Record, player: int | None = None) -> Iterator[AttemptReview | GroupAttemptReview]:
    """Review a match attempt by attempt, as they are asked for. The attempt under way comes last.

    Raises RecordRefused if the record breaks a rule, and Refusal if there is no such player or if the board is too
    large to be reviewed.
    """
    if player is not None and not 0 <= player < len(record.players):
        raise Refusal(Fault.UNKNOWN_SEAT, why="none_such", last=len(record.players) - 1)
    state = replay(record)
    if isinstance(state, Group):
        return review_group_attempts(record, player)
    return _review_boards(state, player)


def _review_boards(state: Codebreaking | Duel, player: int | None) -> Iterator[AttemptReview]:
    for past in state.past:
        assert isinstance(past, BoardAttempt)
        yield AttemptReview(past.number, past.outcome, _players(state.edition, past.boards, player), past.mistakes)
    if not state.winners:
        yield AttemptReview(state.number, None, _players(state.edition, _open_boards(state), player))


def _open_boards(state: Codebreaking | Duel) -> tuple[tuple[Row, ...], ...]:
    """The rows that lie open in the attempt under way, by seat."""
    match state:
        case Codebreaking(codemaker=codemaker, board=board):
            return tuple(() if seat == codemaker else board for seat in range(state.seats))
        case Duel(boards=boards):
            return boards
        case _:
            assert_never(state)


def _players(agreed: Edition, boards: Sequence[Sequence[Row]], player: int | None) -> list[PlayerReview]:
    return [_player(agreed, seat, rows) for seat, rows in enumerate(boards) if rows and player in (None, seat)]


def _player(agreed: Edition, seat: int, laid: Sequence[Row]) -> PlayerReview:
    shapes = shapes_of(agreed, seat)
    if shapes.rows.size > MOST_ROWS:
        raise board_too_large(shapes.rows, agreed.paragraphs.code)
    rows = list(review_rows(board_of(shapes), laid, shipped_tree(agreed, seat)))
    skill = _mean([row.skill for row in rows if row.skill is not None])
    luck = _mean([row.luck for row in rows if row.luck is not None])
    return PlayerReview(seat, "codebreaker", skill, luck, rows)


def _mean(numbers: Sequence[int]) -> int | None:
    return round(sum(numbers) / len(numbers)) if numbers else None
