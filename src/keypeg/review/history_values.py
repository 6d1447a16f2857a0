"""What histories are, apart from how they are made: values that programs and pages get."""

from enum import StrEnum
from typing import Final

from msgspec import Struct

OWN_SEAT_TAG: Final = "own_seat"
"""The tag of a record that says which seat is its owner's, counted from 0. Exported histories have it."""


class MatchResult(StrEnum):
    """How a match ended for somebody."""

    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"
    UNFINISHED = "unfinished"


class MistakeKind(StrEnum):
    """What went wrong."""

    FORGOT_ROW = "forgot_row"
    """A row that an earlier row had ruled out, where another row would have been better."""
    TOLD_NOTHING = "told_nothing"
    """A row whose key was known before."""
    TOLD_LESS = "told_less"
    """A row that could be the code, or that no single row had ruled out, but another was clearly better."""
    ASKED_LESS = "asked_less"
    """In the group box: a question that told much less than another."""
    CALLED_WRONG = "called_wrong"
    """In the group box: a wrong call."""
    WRONG_KEY = "wrong_key"
    """A wrong key or answer, given by hand."""


class MistakeTally(Struct, frozen=True):
    """A mistake, and how often it was made."""

    mistake: MistakeKind
    row: int | None
    """The row that was forgotten, or the row, counted from 1, that told too little. None where it does not matter."""
    times: int
    cost: float
    """How many rows it cost in all."""


class BoxHistory(Struct, frozen=True):
    """What somebody's codes of one box come to."""

    edition: str
    matches: int
    codes: int
    """How many codes somebody looked for to the end of the attempt."""
    found: int
    rows: dict[int, int]
    """How many codes were found in each number of rows."""
    average_rows: float | None
    """Over the codes that were found."""
    skill: int | None
    """The mean over all rows to which there was an alternative."""
    luck: int | None


class OpponentHistory(Struct, frozen=True):
    """Matches against somebody, as far as they are over."""

    name: str
    matches: int
    won: int
    drawn: int
    bot: bool = False


class PlayerHistory(Struct, frozen=True):
    """What somebody's matches come to."""

    name: str
    matches: int
    finished: int
    won: int
    drawn: int
    boxes: list[BoxHistory]
    opponents: list[OpponentHistory]
    """The most frequent first."""
    mistakes: list[MistakeTally]
    """The costliest first."""
