"""Attempts: one try at a round, from the hidden code to the reveal. A round that is replayed takes several."""

from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from keypeg.rules.actions import Token
from keypeg.rules.keys import Answer, Key


class Outcome(StrEnum):
    """Why an attempt ended, kept apart from who gained by it."""

    FOUND = "found"
    NOT_FOUND = "not_found"
    WRONG_KEY = "wrong_key"
    BOTH_FOUND = "both_found"
    OUT_OF_ROWS = "out_of_rows"
    MASTERMIND = "mastermind"
    ALL_OUT = "all_out"
    RESIGNED = "resigned"


class Row(NamedTuple):
    """A row on a board; its key is None until it is marked."""

    row: str
    key: Key | None = None


class AskedRow(NamedTuple):
    """A row asked in a group match, with one answer for each board. None: the board does not answer, or not yet."""

    seat: int
    row: str
    answers: tuple[Answer | None, ...]


class WrongCall(NamedTuple):
    """A wrong call of MASTERMIND. It is open to all (G8)."""

    seat: int
    row: str


class Mistake(NamedTuple):
    """A wrong key given by hand: who gave it, to which row of whom, and what it should have been."""

    marker: int
    breaker: int
    row: int
    given: Key | Answer
    right: Key | Answer


class Attempt(Struct, frozen=True, tag_field="kind"):
    """An attempt that is over. Everything about it is open now."""

    number: int
    """The agreed round that this was an attempt at, from 1."""
    outcome: Outcome
    by: int | None
    """Who brought it about: the finder, the caller, or whoever resigned."""
    points: tuple[int, ...]
    rows: tuple[int, ...]
    """How many rows each seat laid."""
    again: bool
    """Whether the same round is played again."""
    mistakes: tuple[Mistake, ...]


class BoardAttempt(Attempt, frozen=True, tag="boards"):
    """An attempt of the codebreaking and duel machines."""

    codes: tuple[str | None, ...]
    """The code each seat had hidden."""
    boards: tuple[tuple[Row, ...], ...]
    """The rows each seat laid."""


class GroupAttempt(Attempt, frozen=True, tag="group"):
    """An attempt of the group machine."""

    code: str
    hands: tuple[tuple[Token, ...], ...]
    asked: tuple[AskedRow, ...]
    wrong_calls: tuple[WrongCall, ...]
