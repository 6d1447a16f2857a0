"""Events: what happened. The state is a fold over them, and each seat is told of every one, as far as it may know.

`seen` is the only door through which an event leaves for a seat: it names what is shown.
"""

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from keypeg.rules.actions import Token
from keypeg.rules.attempts import BoardAttempt, GroupAttempt
from keypeg.rules.keys import Answer, Key


class _Event(Struct, frozen=True, tag_field="event"):
    pass


class CodeHidden(_Event, frozen=True, tag="code_hidden"):
    """A code lies behind its shield. Others learn that it does, not what it is."""

    seat: int
    code: str | None


class RowLaid(_Event, frozen=True, tag="row_laid"):
    """A row lies open on the board."""

    seat: int
    row: str


class RowCovered(_Event, frozen=True, tag="row_covered"):
    """A row of a duel's turn is down; nobody else sees it before both are (D3)."""

    seat: int
    row: str | None


class RowsOpened(_Event, frozen=True, tag="rows_opened"):
    """Both rows of a duel's turn are down and open to all."""

    rows: tuple[str, str]


class RowMarked(_Event, frozen=True, tag="row_marked"):
    """The oldest unmarked row of `seat` has its key."""

    seat: int
    key: Key


class Challenged(_Event, frozen=True, tag="challenged"):
    """A player claimed that a key is wrong; the referee looked."""

    seat: int
    upheld: bool


class Resigned(_Event, frozen=True, tag="resigned"):
    """A player gave the round up."""

    seat: int


class HintTaken(_Event, frozen=True, tag="hint_taken"):
    """A player used help."""

    seat: int
    step: int


class Dealt(_Event, frozen=True, tag="dealt"):
    """The tokens are drawn, a hand a seat. Each seat sees its own."""

    hands: tuple[tuple[Token, ...] | None, ...]
    opener: int


class RowAsked(_Event, frozen=True, tag="row_asked"):
    """A row of the group edition lies open and asks the other boards."""

    seat: int
    row: str


class AnswersGiven(_Event, frozen=True, tag="boards_answered"):
    """Boards answered the row that was asked: (board, answer) pairs, open to all (G6)."""

    answers: tuple[tuple[int, Answer], ...]


class MastermindCalled(_Event, frozen=True, tag="mastermind_called"):
    """A player laid the whole code, rightly or not."""

    seat: int
    row: str
    right: bool


class AttemptEnded(_Event, frozen=True, tag="attempt_ended"):
    """The attempt is over: everything about it is revealed, and points are given."""

    attempt: BoardAttempt | GroupAttempt


class RoundBegan(_Event, frozen=True, tag="round_began"):
    """The next round, or another attempt at the same one, is under way."""

    number: int
    attempt: int
    codemaker: int | None = None
    """Who makes the code, where one player does."""


class MatchEnded(_Event, frozen=True, tag="match_ended"):
    """The match is over."""

    winners: tuple[int, ...]


Event = (
    CodeHidden
    | RowLaid
    | RowCovered
    | RowsOpened
    | RowMarked
    | Challenged
    | Resigned
    | HintTaken
    | Dealt
    | RowAsked
    | AnswersGiven
    | MastermindCalled
    | AttemptEnded
    | RoundBegan
    | MatchEnded
)


def seen(event: Event, seat: int | None) -> Event:
    """The event as `seat` may know it; None is a spectator, who knows least."""
    match event:
        case CodeHidden(seat=owner):
            return event if owner == seat else CodeHidden(owner, None)
        case RowCovered(seat=owner):
            return event if owner == seat else RowCovered(owner, None)
        case Dealt(hands=hands):
            return replace(event, hands=tuple(hand if owner == seat else None for owner, hand in enumerate(hands)))
        case (
            RowLaid()
            | RowsOpened()
            | RowMarked()
            | Challenged()
            | Resigned()
            | HintTaken()
            | RowAsked()
            | AnswersGiven()
            | MastermindCalled()
            | AttemptEnded()
            | RoundBegan()
            | MatchEnded()
        ):
            return event
        case _:
            assert_never(event)
