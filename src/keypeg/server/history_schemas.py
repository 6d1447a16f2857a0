"""Schemas of a guest's history: matches in a list, statistics, and what was deleted."""

from typing import Literal

from msgspec import Struct

from keypeg.review.history_values import MatchResult, PlayerHistory

ReviewState = Literal["waiting", "done", "impossible"]


class PlayedMatchEntry(Struct, frozen=True):
    """A match of yours that is over."""

    address: str
    """That of its table. Its record and its review are there."""
    edition: str
    ended: int
    """In milliseconds since 1970."""
    seat: int
    """Your own seat."""
    result: MatchResult
    opponents: list[str]
    bots: list[int]
    """Which of the opponents were bots, by their places from 0."""
    review: ReviewState
    """Whether the coach has reviewed it. What follows is empty until then."""
    codes: int
    found: int
    average_rows: float | None
    """Over the codes that you found."""
    skill: int | None
    luck: int | None


class HistoryPage(Struct, frozen=True):
    """Some of your matches, the latest first."""

    matches: list[PlayedMatchEntry]
    next: str | None
    """The `before` of the next part; None if this was the last."""


class HistoryPeriod(Struct, frozen=True):
    """Some matches in a row, and how well you played in them."""

    first: int
    """When the first of them ended, in milliseconds since 1970."""
    last: int
    matches: int
    skill: int | None
    luck: int | None


class Statistics(Struct, frozen=True):
    """What your matches come to."""

    history: PlayerHistory
    periods: list[HistoryPeriod]
    """Skill and luck in the order of time. Matches without a row of yours are left out."""
    waiting: int
    """How many of all your matches the coach has still to review. They are being reviewed now."""
    impossible: int
    """How many it cannot review, because their boards are too large. They are not in the figures."""
    coach: bool
    """Whether this server has a coach. Without one there are results alone."""


class DeletedMatches(Struct, frozen=True):
    """How many matches were deleted, and how many are left."""

    deleted: int
    left: int
