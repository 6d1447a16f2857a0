"""Events: what happened. The state is a fold over them, and every seat is told of each of them, as far as it may know.

Every kind of event is either open to all, or declares its secret. Events leave for a seat through `redacted` alone.
"""

from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from keypeg.rules.actions import Token
from keypeg.rules.attempts import BoardAttempt, GroupAttempt
from keypeg.rules.keys import Answer, Key
from keypeg.rules.secrecy import Secret, Until


class _Event(Struct, frozen=True, tag_field="event"):
    secret: ClassVar[Secret | None]
    """The field that is hidden from others. Every kind of event has to decide."""
    reveals: ClassVar[frozenset[Until]] = frozenset()
    """The secrets that are out with this event."""


class _OpenEvent(_Event, frozen=True):
    """An event that everybody may know all of."""

    secret: ClassVar[Secret | None] = None


class CodeHidden(_Event, frozen=True, tag="code_hidden"):
    """A code lies behind its shield. Others learn that it does, not what it is."""

    secret: ClassVar[Secret | None] = Secret("code", Until.ATTEMPT_ENDED)
    seat: int
    code: str | None


class RowLaid(_OpenEvent, frozen=True, tag="row_laid"):
    """A row lies open on the board."""

    seat: int
    row: str


class RowCovered(_Event, frozen=True, tag="row_covered"):
    """A row of a duel's turn is down; nobody else sees it before both are (D3)."""

    secret: ClassVar[Secret | None] = Secret("row", Until.ROWS_OPENED)
    seat: int
    row: str | None


class RowsOpened(_OpenEvent, frozen=True, tag="rows_opened"):
    """Both rows of a duel's turn are down and open to all."""

    reveals: ClassVar[frozenset[Until]] = frozenset((Until.ROWS_OPENED,))
    rows: tuple[str, str]


class RowMarked(_OpenEvent, frozen=True, tag="row_marked"):
    """The oldest unmarked row of `seat` has its key."""

    seat: int
    key: Key


class Challenged(_OpenEvent, frozen=True, tag="challenged"):
    """A player claimed that a key is wrong; the referee looked."""

    seat: int
    upheld: bool


class Resigned(_OpenEvent, frozen=True, tag="resigned"):
    """A player gave the round up."""

    seat: int


class HintTaken(_OpenEvent, frozen=True, tag="hint_taken"):
    """A player used help."""

    seat: int
    step: int


class Dealt(_Event, frozen=True, tag="dealt"):
    """The tokens are drawn, a hand a seat. Each seat sees its own."""

    secret: ClassVar[Secret | None] = Secret("hands", Until.ATTEMPT_ENDED, one_each=True)
    hands: tuple[tuple[Token, ...] | None, ...]
    opener: int


class RowAsked(_OpenEvent, frozen=True, tag="row_asked"):
    """A row of the group edition lies open and asks the other boards."""

    seat: int
    row: str


class AnswersGiven(_OpenEvent, frozen=True, tag="boards_answered"):
    """Boards answered the row that was asked: (board, answer) pairs, open to all (G6)."""

    answers: tuple[tuple[int, Answer], ...]


class MastermindCalled(_OpenEvent, frozen=True, tag="mastermind_called"):
    """A player laid the whole code, rightly or not."""

    seat: int
    row: str
    right: bool


class AttemptEnded(_OpenEvent, frozen=True, tag="attempt_ended"):
    """The attempt is over: everything about it is revealed, and points are given."""

    reveals: ClassVar[frozenset[Until]] = frozenset(Until)
    attempt: BoardAttempt | GroupAttempt


class RoundBegan(_OpenEvent, frozen=True, tag="round_began"):
    """The next round, or another attempt at the same one, is under way."""

    number: int
    attempt: int
    codemaker: int | None = None
    """Who makes the code, where one player does."""


class MatchEnded(_OpenEvent, frozen=True, tag="match_ended"):
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


def holds_secret(event: Event) -> bool:
    """Whether seats are told different things about this event."""
    return event.secret is not None


def redacted(event: Event, seat: int | None) -> Event:
    """The event as `seat` may know it; None is a spectator, who knows least."""
    secret = event.secret
    if secret is None:
        return event
    if secret.one_each:
        parts = getattr(event, secret.field)
        shown: Any = tuple(part if owner == seat else None for owner, part in enumerate(parts))
    elif getattr(event, "seat") == seat:  # noqa: B009 - not every kind of event has one
        return event
    else:
        shown = None
    return replace(event, **{secret.field: shown})
