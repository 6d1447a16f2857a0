"""Match reviews: every row of every attempt of a match, for each player."""

from collections.abc import Iterator, Sequence
from typing import Literal, assert_never

from msgspec import Struct

from keypeg.review.row_reviews import RowReview, review_rows
from keypeg.review.row_values import board_of, shipped_tree
from keypeg.rules.attempts import BoardAttempt, Mistake, Row
from keypeg.rules.codebreaking import Codebreaking
from keypeg.rules.duel import Duel
from keypeg.rules.edition import Edition
from keypeg.rules.group import Group
from keypeg.rules.referee import State
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
    attempts: list[AttemptReview]


def review_match(state: State) -> MatchReview:
    """Review a match, over or under way."""
    return MatchReview(state.edition.name, list(review_attempts(state)))


def review_attempts(state: State) -> Iterator[AttemptReview]:
    """Review a match attempt by attempt. The attempt under way comes last."""
    for past in state.past:
        assert isinstance(past, BoardAttempt)
        yield AttemptReview(past.number, past.outcome, _players(state.edition, past.boards), past.mistakes)
    if not state.winners:
        yield AttemptReview(state.number, None, _players(state.edition, _open_boards(state)))


def _open_boards(state: State) -> tuple[tuple[Row, ...], ...]:
    """The rows that lie open in the attempt under way, by seat."""
    match state:
        case Codebreaking(codemaker=codemaker, board=board):
            return tuple(() if seat == codemaker else board for seat in range(state.seats))
        case Duel(boards=boards):
            return boards
        case Group():
            raise NotImplementedError
        case _:
            assert_never(state)


def _players(agreed: Edition, boards: Sequence[Sequence[Row]]) -> list[PlayerReview]:
    return [_player(agreed, seat, rows) for seat, rows in enumerate(boards) if rows]


def _player(agreed: Edition, seat: int, laid: Sequence[Row]) -> PlayerReview:
    rows = list(review_rows(board_of(shapes_of(agreed, seat)), laid, shipped_tree(agreed, seat)))
    return PlayerReview(
        seat=seat,
        role="codebreaker",
        skill=_mean([row.skill for row in rows if row.skill is not None]),
        luck=_mean([row.luck for row in rows if row.luck is not None]),
        rows=rows,
    )


def _mean(numbers: Sequence[int]) -> int | None:
    return round(sum(numbers) / len(numbers)) if numbers else None
