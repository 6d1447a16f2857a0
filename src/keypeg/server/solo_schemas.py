"""Schemas of solo games over HTTP: the code of the day, one code now, and sprints."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from keypeg.review.daily import DailyScore
from keypeg.review.solo_games import BoardOutcome, SoloKind
from keypeg.rules.boxes import DEFAULT_BOX
from keypeg.rules.keys import Key
from keypeg.server.schemas import Id

Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", examples=["2026-11-18"])]
BoxName = Annotated[str, Meta(max_length=40, examples=[DEFAULT_BOX])]


class _Request(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class NewDaily(_Request, frozen=True):
    """The code of a day to look for."""

    edition: BoxName
    date: Day
    """The day: today by the clock of whoever plays, or an earlier one."""


class NewSolo(_Request, frozen=True):
    """A game to play alone."""

    id: Id
    kind: Annotated[Literal["single", "sprint"], Meta(description="One code, or ten.", examples=["single"])]
    edition: BoxName
    options: Annotated[dict[str, str | int | bool | None], Meta(examples=[{}])] = {}
    no_repeats: Annotated[bool, Meta(description="No colour stands twice in a code.")] = False
    blind: Annotated[bool, Meta(description="Rows are covered as soon as they lie.")] = False


class SoloRow(_Request, frozen=True):
    """A row to lay."""

    number: Annotated[int, Meta(ge=1, le=1000, description="Which row of the game it is, from 1.", examples=[1])]
    row: Annotated[str, Meta(min_length=1, max_length=8, examples=["RRGG"])]


class DailyGame(Struct, frozen=True):
    """How far you have come with the code of a day."""

    id: str
    laid: int
    outcome: BoardOutcome | None


class DailyBox(Struct, frozen=True):
    """The daily code of one box."""

    edition: str
    row_limit: int
    game: DailyGame | None
    """Null before you have begun."""
    day_before_open: bool
    """Whether you may see the code of the day before: that day is over everywhere on Earth, or you have played it."""
    score: DailyScore
    """What your daily codes of this box come to."""


class DailyCodes(Struct, frozen=True):
    """The daily codes of a day, and how you stand."""

    date: str
    boxes: list[DailyBox]


class DailySolution(Struct, frozen=True):
    """The code of a day, how it follows from the date, and how the best strategy finds it."""

    edition: str
    date: str
    code: str
    text: str
    """The text whose SHA-256 decides the code."""
    sha256: str
    best_play: list[tuple[str, Key]]
    """The rows of the strategy that comes with Keypeg. Empty if the server cannot think about it now."""


class ListedSolo(Struct, frozen=True):
    """A game to go on with."""

    id: str
    kind: SoloKind
    edition: str
    board: int
    """Which of its codes is looked for, from 1."""
    codes: int
    laid: int


class SoloGames(Struct, frozen=True):
    """Your games that are not over."""

    unfinished: list[ListedSolo]
